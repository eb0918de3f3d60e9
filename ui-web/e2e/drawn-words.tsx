import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { composeCouncil } from '#ui-web/composition/container.ts';
import { type Place, places } from './places.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aKeptPage } from '#ui-web/offline/sample-kept-page.ts';
import { PortalRoot } from '#ui-web/shell/portal.tsx';
import { type PageManner, type PortalPresenter, portalPresenter } from '#ui-web/shell/presenter.ts';

/** A text without words is shown as ⟦its key⟧. */
const wordless = /⟦[^⟧]*⟧|\{\{|\}\}|undefined|\[object/u;

/** Lets pages call the test's server; returns how many answers are still to come. */
function askServer({ server }: TestCouncil): () => number {
  let underWay = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    underWay += 1;
    try {
      const answer = await server.inject({
        method: method as 'GET',
        url,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' && { payload: body }),
      });
      const type = answer.headers['content-type'] ?? 'text/plain';
      return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
    } finally {
      underWay -= 1;
    }
  });
  return () => underWay;
}

/** The portal as the browser's composition root puts it together, open at the address of the page. */
async function openPortal(realm: RealmId, language: Language): Promise<PortalPresenter> {
  const manner: PageManner = { language, zone: 'Europe/Madrid' };
  const composed = composeCouncil({
    realm,
    portal: 'participation',
    firstAnswers: new Map(),
    language: () => manner.language,
    zone: () => manner.zone,
    lastSeen: (_, __, ask) => ask(),
  });
  const council = { ...composed, clock: { now: () => noon } };
  const presenter = portalPresenter({
    council,
    manner,
    signs: { query: () => language, path: '/', stored: null, portal: 'participation' },
    speakIn: async (spoken, standard) => speechOf(await startSpeaking(spoken), spoken, standard),
    storeLanguage: () => undefined,
  });
  await act(async () => {
    render(<PortalRoot council={council} presenter={presenter} kept={aKeptPage()} />);
    await presenter.open();
  });
  return presenter;
}

/** Waits until the page has its title and its foot, and no call is running. */
async function settled(underWay: () => number): Promise<void> {
  await vi.waitFor(() => expect(document.querySelectorAll('h1, footer').length).toBeGreaterThan(1), {
    interval: 5,
    timeout: 15_000,
  });
  for (let quiet = 0; quiet < 3; quiet = underWay() === 0 ? quiet + 1 : 0) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}

/** Opens what a press opens: groups, and the first window of the page. */
async function openUp(): Promise<void> {
  await act(async () => {
    for (const group of document.querySelectorAll('details')) group.open = true;
    document.querySelector<HTMLButtonElement>('main button[aria-haspopup=dialog]')?.click();
  });
}

const shownText = () =>
  [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')]
    .flatMap((thing) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => thing.getAttribute(name) ?? ''),
    )
    .concat(document.body.textContent ?? '')
    .join('\n');

/** The first text that the page lacks in its language. */
const lackingText = (): string | undefined => wordless.exec(shownText())?.[0];

const drawnIn = ['en', 'ca', 'eu'] as const;

/**
 * For tests: draws every place of the portal in Catalan, English or Basque, in turn, from the answers of a real
 * server, and returns those that show a text that is missing or filled in with nothing. A browser checks every screen in
 * Spanish and Valencian (e2e/accessibility.test.ts), and that every language has the same texts with the same names to
 * fill in is checked without a screen (i18n/texts.test.ts): what a screen could still show is a key that it makes up.
 */
export async function placesLackingWords(half: (place: Place) => boolean): Promise<readonly string[]> {
  const council = await openTestCouncil();
  const underWay = askServer(council);
  const lacking: string[] = [];
  for (const [index, { name, path }] of places
    .filter((place) => place.after === undefined && half(place))
    .entries()) {
    const language = drawnIn[index % drawnIn.length] ?? 'eu';
    history.replaceState(null, '', path);
    const realm = new URLSearchParams(location.search).get('realm') ?? 'vilanova';
    const portal = await openPortal(realmId(realm), language);
    await settled(underWay);
    // Not every town offers every language.
    if (document.documentElement.lang !== languageTag(language))
      await act(() => portal.changeLanguage(language));
    await openUp();
    await settled(underWay);
    expect(document.documentElement.lang, name).toBe(languageTag(language));
    const text = lackingText();
    if (text !== undefined) lacking.push(`${name} in ${language}: ${text}`);
    cleanup();
    localStorage.clear();
  }
  return lacking;
}

/** The places where a resident acts: votes, writes, decides. The others are only read. */
export const isForDoing = ({ path }: Place): boolean =>
  /\/(?:participa|solicitud|perfil|siguiendo)/u.test(path);

/** Longer than a test of one screen may take: there are some eighty. */
export const wordsTimeout = 120_000;
