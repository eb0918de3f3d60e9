import { formatDay, formatDayOfYear } from '#application/text/dates.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { publishesList } from '#domain/voting/results-visibility.ts';
import { isLeft } from '#domain/shared/result.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { type Attempt, retriesIn, type SendingRefusal } from '../sending/attempt.ts';
import { receivedInWords } from '../moments.ts';
import { pageTitle } from '../page-title.ts';
import { refusedOf } from '../for-whom.ts';
import { type RefusalWords, sendingRefusalWords } from '../sending/refusal-words.ts';
import { numbered, type Visit } from '../visit.ts';

/** What happened to the answer of one question, and what to do. */
interface OutcomeView {
  readonly id: string;
  /** "3. ", its place in the chain. */
  readonly number: string;
  readonly title: Wording;
  readonly taken: boolean;
  readonly text: string;
}

export interface ReceiptView {
  readonly code: string;
  readonly received: string;
  /** One line for each survey of the chain if some of them were not accepted; empty if all were. */
  readonly outcomes: readonly OutcomeView[];
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

function outcomesOf(visit: Visit, attempt: Attempt, speech: Speech): ReceiptView['outcomes'] {
  const { chain, zone } = visit;
  const sent = chain.filter(({ id }) => attempt.outcomes.has(id));
  if (sent.every(({ id }) => !isRefused(attempt, id))) return [];
  return sent.map((survey) => {
    const { id, title } = survey;
    const outcome = attempt.outcomes.get(id);
    const taken = outcome === undefined || !isLeft(outcome);
    return {
      id,
      number: numbered(visit, survey),
      title: speech.said(title),
      taken,
      text: taken
        ? speech.t('survey:receipt.taken')
        : refusedWords({ survey, zone }, outcome.left, attempt, speech),
    };
  });
}

/** Why an answer was not accepted. If another counts instead, that is said with what the voter can do. */
function refusedWords(
  { survey, zone }: { readonly survey: Survey; readonly zone: TimeZone },
  refusal: SendingRefusal,
  attempt: Attempt,
  speech: Speech,
): string {
  const words = spoken(sendingRefusalWords(refusal, refusedOf(survey, zone, speech), speech));
  if (refusal.kind !== 'alreadyVoted') return words;
  if (survey.canChangeVote) return `${words} ${speech.t('survey:receipt.changeBefore')}`;
  return attempt.isNamed
    ? speech.t('survey:receipt.kept')
    : `${words} ${speech.t('survey:receipt.countsBefore')}`;
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
  return [open, ...later, ...(publishesList(main) ? [t('survey:receipt.listed')] : [])];
}

/** The receipt as a text file: what it is, the code, and how to use it. */
function fileText(visit: Visit, code: string, received: string, speech: Speech): string {
  const { t } = speech;
  const lines = [
    t('survey:receipt.fileTitle'),
    textOf(pageTitle(visit, speech)),
    received,
    '',
    code,
    '',
    t('survey:receipt.keep'),
  ];
  return `${lines.join('\n')}\n`;
}
