import type { KitKey } from '#application/text/catalogue/keys/kit.ts';
import type { Say } from '#application/text/say.ts';
import { clauseInWords } from '#contract-tests/council-api/reports/clause-in-words.ts';
import {
  outcomeKinds,
  type OutcomeInWords,
  totalsOf,
} from '#contract-tests/council-api/reports/outcome-in-words.ts';
import type { Paint } from '#adapters/driven/terminal/paint.ts';
import { fit, padEnd, padStart, width, wrap } from '#adapters/driven/terminal/printable.ts';

export interface OutcomeStyle {
  readonly columns: number;
  readonly say: Say<KitKey>;
  readonly paint: Paint;
}

const ofTime = 8;
const indent = 6;

const widest = (words: readonly string[]) => Math.max(...words.map(width));

/** One line for a check and, if it fails, what was found, what should be, and how to reproduce it. */
export function outcomeLines(outcome: OutcomeInWords, style: OutcomeStyle): readonly string[] {
  const { say, paint, columns } = style;
  const { id, reason, kind, milliseconds } = outcome;
  const ofVerdict = widest(outcomeKinds.map((each) => say(each)));
  const fails = kind === 'deviates';
  const verdict = { passes: paint.green, deviates: paint.red, accepted: paint.yellow, noCase: paint.dim }[
    kind
  ];
  const bold = fails ? paint.bold : (text: string) => text;
  const isTimed = kind !== 'noCase' && !fails;
  const ofReason = Math.max(10, columns - ofVerdict - 2 - id.length - 2 - (isTimed ? 1 + ofTime : 0));
  const time = isTimed ? paint.dim(` ${padStart(`${milliseconds} ms`, ofTime)}`) : '';
  const reasonCell = padEnd(fit(reason, ofReason), isTimed ? ofReason : 0);
  const row = `${verdict(padEnd(say(kind), ofVerdict))}  ${bold(id)}  ${bold(reasonCell)}${time}`;
  return [row.trimEnd(), ...failureLines(outcome, style)];
}

function failureLines(
  { kind, clause, repeat, failure }: OutcomeInWords,
  { say, paint, columns }: OutcomeStyle,
): readonly string[] {
  if (failure === null) return [];
  const labels = {
    clause: say('clause'),
    there: say('there'),
    should: say('should'),
    repeat: say('repeat'),
    because: say('because'),
  };
  const ofLabel = widest(Object.values(labels)) + 2;
  const margin = ' '.repeat(indent + ofLabel);
  const part = (label: string, lines: readonly string[]) =>
    lines.map((line, at) =>
      at === 0 ? `${' '.repeat(indent)}${paint.dim(padEnd(label, ofLabel))}${line}` : `${margin}${line}`,
    );
  const wrapped = (label: string, text: string) =>
    part(label, wrap(text, Math.max(20, columns - indent - ofLabel)));
  const { deviation } = failure;
  const expires = deviation?.expires ?? '';
  const because =
    kind === 'accepted'
      ? `${deviation?.reason ?? ''} (${say('until', { day: expires })})`
      : deviation && say('expired', { day: expires, reason: deviation.reason });
  return [
    ...wrapped(labels.clause, clauseInWords(clause, say)),
    ...wrapped(labels.there, failure.found),
    ...wrapped(labels.should, failure.expected),
    ...(because ? wrapped(labels.because, because) : []),
    ...part(
      labels.repeat,
      repeat.flatMap((parts) => onLines(parts, columns - indent - ofLabel)),
    ),
  ];
}

/** A command on one line if it fits, else a part on each line. An address is never split: it must work when copied. */
function onLines(parts: readonly string[], columns: number): readonly string[] {
  const line = parts.join(' ');
  if (width(line) <= columns) return [line];
  return parts.map((part, at) => `${at === 0 ? '' : '  '}${part}${at === parts.length - 1 ? '' : ' \\'}`);
}

/** The line under all checks, and the sums. `seconds` is the duration of the run. */
export function totalLines(
  outcomes: readonly OutcomeInWords[],
  seconds: string,
  reportFile: string | null,
  style: OutcomeStyle,
): readonly string[] {
  const { say, paint, columns } = style;
  const totals = totalsOf(outcomes);
  const paints = { passes: paint.green, deviates: paint.red, accepted: paint.yellow, noCase: paint.dim };
  const sums = outcomeKinds
    .filter((kind) => kind !== 'noCase' || totals.noCase > 0)
    .map((kind) => {
      const text = say(`totals.${kind}`, { count: totals[kind], n: totals[kind] });
      return { text, painted: totals[kind] === 0 ? paint.dim(text) : paints[kind](text) };
    });
  const report = reportFile === null ? [] : [say('report', { file: reportFile })];
  const parts = [...sums, ...[`${seconds} s`, ...report].map((text) => ({ text, painted: paint.dim(text) }))];
  return [paint.dim('─'.repeat(columns)), ...onSumLines(parts, columns)];
}

/** Parts side by side, as many in a line as fit. */
function onSumLines(
  parts: readonly { readonly text: string; readonly painted: string }[],
  columns: number,
): readonly string[] {
  const lines: { readonly length: number; readonly painted: string }[] = [];
  for (const { text, painted } of parts) {
    const last = lines.at(-1);
    const length = (last?.length ?? 0) + 2 + width(text);
    if (last && length <= columns)
      lines[lines.length - 1] = { length, painted: `${last.painted}  ${painted}` };
    else lines.push({ length: width(text), painted });
  }
  return lines.map(({ painted }) => painted);
}
