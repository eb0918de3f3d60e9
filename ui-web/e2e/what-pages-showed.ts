import type { Page } from 'playwright';

/** Answers that are remembered of a page. */
const mostAnswers = 12;
/** Milliseconds for a page to say what it shows: one that hangs says nothing. */
const patience = 2000;

/** The open pages of the walks of this worker, with how their last writes were answered. */
const watched = new Map<Page, string[]>();

/** Remembers how a page's writes and failed reads were answered, until it is closed. */
export function watchAnswers(page: Page): void {
  const answers: string[] = [];
  const note = (line: string) => {
    answers.push(`${new Date().toISOString()} ${line}`);
    if (answers.length > mostAnswers) answers.shift();
  };
  watched.set(page, answers);
  page.on('close', () => watched.delete(page));
  page.on('requestfailed', (request) =>
    note(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    const method = response.request().method();
    if (method !== 'GET' || response.status() >= 400)
      note(`${method} ${response.url()} ${response.status()}`);
  });
}

async function shownBy(page: Page): Promise<string> {
  const notices = page.locator('h1, [role=status], [role=alert], [role=dialog], dialog[open]');
  const words = await Promise.race([
    notices.allInnerTexts(),
    new Promise<readonly string[]>((resolve) =>
      setTimeout(resolve, patience, ['(the page does not answer)']),
    ),
  ]);
  return words
    .map((text) => text.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n  ');
}

/** What the open pages show and how they were answered: without it a red walk elsewhere says only what did not come. */
export async function whatPagesShowed(): Promise<string> {
  const open = [...watched].filter(([page]) => page.url() !== 'about:blank');
  const told = open.map(async ([page, answers]) => {
    const shown = await shownBy(page).catch(() => '(closed)');
    return `${page.url()}\n  ${[shown, ...answers].join('\n  ')}`;
  });
  return (await Promise.all(told)).join('\n');
}
