import { formatDay, formatDayOfYear } from '#application/text/dates.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { type Attempt, retriesIn } from '../sending/attempt.ts';
import { receivedInWords } from '../moments.ts';
import { type RefusalWords, sendingRefusalWords } from '../sending/refusal-words.ts';
import type { Visit } from '../visit.ts';

export interface ReceiptView {
  readonly code: string;
  readonly received: string;
  /** One line for each survey of the chain if some of them were not accepted; empty if all were. */
  readonly outcomes: readonly {
    readonly id: string;
    readonly title: Wording;
    readonly taken: boolean;
    readonly text: string;
  }[];
  readonly mayRetry: boolean;
  /** With `<strong>`. */
  readonly next: readonly string[];
  readonly fileName: string;
  readonly fileText: string;
}

/** What is shown after a vote was accepted: the code, when, and what happens now. Never what was chosen. */
export function receiptView(visit: Visit, attempt: Attempt, at: Instant, speech: Speech): ReceiptView {
  const code = (attempt.code.match(/.{4}/gu) ?? []).join(' ');
  const received = receivedInWords(at, visit.zone, speech);
  return {
    code: attempt.code,
    received,
    outcomes: outcomesOf(visit, attempt, speech),
    mayRetry: retriesIn(attempt).length > 0,
    next: nextSteps(visit, speech),
    fileName: `${speech.t('survey:receipt.fileName')}-${visit.process.slug}.txt`,
    fileText: fileText(visit, code, received, speech),
  };
}

function outcomesOf({ chain }: Visit, attempt: Attempt, speech: Speech): ReceiptView['outcomes'] {
  const sent = chain.filter(({ id }) => attempt.outcomes.has(id));
  if (sent.every(({ id }) => !isRefused(attempt, id))) return [];
  return sent.map(({ id, title, census }) => {
    const outcome = attempt.outcomes.get(id);
    const words = outcome && isLeft(outcome) ? sendingRefusalWords(outcome.left, census, speech) : null;
    const kept = attempt.isNamed && outcome && isLeft(outcome) && outcome.left.kind === 'alreadyVoted';
    const refused = kept ? speech.t('survey:receipt.kept') : words && spoken(words);
    const text = refused ?? speech.t('survey:receipt.taken');
    return { id, title: speech.said(title), taken: words === null, text };
  });
}

/** Title and detail as sentences one after the other. */
const spoken = ({ title, detail }: RefusalWords): string =>
  detail === null ? title : `${title.replace(/\.$/u, '')}. ${detail}`;

function isRefused(attempt: Attempt, id: Visit['main']['id']): boolean {
  const outcome = attempt.outcomes.get(id);
  return outcome !== undefined && isLeft(outcome);
}

/** Until when the vote is open, then what the process announces for later. */
function nextSteps(
  { process, main, state, now, zone }: Visit,
  { t, said, language }: Speech,
): readonly string[] {
  const lastDay = state.kind === 'open' ? state.lastDay : null;
  const open =
    lastDay === null
      ? t('survey:receipt.openWithoutEnd')
      : t('survey:receipt.openUntil', { day: formatDayOfYear(lastDay, language) });
  const today = dayAt(now, zone);
  const later = process.ranges
    .filter(({ start }) => start > (lastDay ?? today))
    .map(({ name, start }) =>
      t('survey:receipt.later', { day: formatDay(start, language), name: textOf(said(name)) }),
    );
  const seen = main.showResultsAfterPollIsClosed || main.showResults || main.showResultsBefore;
  return [open, ...later, ...(seen ? [t('survey:receipt.listed')] : [])];
}

/** The receipt as a text file: what it is, the code, and how to use it. */
function fileText({ main }: Visit, code: string, received: string, { t, said }: Speech): string {
  const lines = [
    t('survey:receipt.fileTitle'),
    said(main.title).text,
    received,
    '',
    code,
    '',
    t('survey:receipt.keep'),
  ];
  return `${lines.join('\n')}\n`;
}
