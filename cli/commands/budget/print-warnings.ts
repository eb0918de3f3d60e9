import type { InputWarning } from '#application/budget/election-input.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import { fill } from '../../fill.ts';
import type { Paint } from '../../paint.ts';
import { printable } from '../../printable.ts';
import type { Texts } from '../../texts/es.ts';

/** So many warnings of a kind are shown before the rest is only counted. */
const shownOfAKind = 3;

/** The quirks of the input, grouped by kind in the order in which the kinds first appear. */
export function quirkLines(
  name: string,
  warnings: readonly InputWarning[],
  texts: Texts,
  paint: Paint,
): readonly string[] {
  const lines: string[] = [];
  for (const kind of new Set(warnings.map((warning) => warning.kind))) {
    const ofKind = warnings.filter((warning) => warning.kind === kind);
    for (const { line, particulars } of ofKind.slice(0, shownOfAKind)) {
      const values = Object.fromEntries(
        Object.entries(particulars).map(([key, value]) => [key, shownValue(value)]),
      );
      lines.push(
        warningLine(`${printable(name)}:${line}: ${fill(texts[`quirk.${kind}`], values)}`, texts, paint),
      );
    }
    const more = ofKind.length - shownOfAKind;
    if (more > 0)
      lines.push(warningLine(fill(texts['warnings.more'], { count: formatCount(more) }), texts, paint));
  }
  return lines;
}

const shownValue = (value: string | number): string => {
  if (typeof value === 'number') return formatCount(value);
  return /^\d{1,15}$/u.test(value) ? formatCount(Number(value)) : printable(value);
};

/** The ties that changed who is funded, each with what decided it. */
export const tieLines = (
  { ties }: Allocation,
  texts: Texts,
  nameOf: (proposal: string) => string = printable,
): readonly string[] =>
  ties.map(({ between, decidedBy, votes }) => {
    const told = { between: listed(between.map(nameOf), texts), decidedBy: texts[`decides.${decidedBy}`] };
    return votes === null
      ? fill(texts['warning.level'], told)
      : fill(texts['warning.tie'], { ...told, votes: formatCount(votes) });
  });

/** What the result itself asks to be told: ties that decided, and a threshold that nothing reaches. */
export function resultLines(allocation: Allocation, texts: Texts, paint: Paint): readonly string[] {
  const { rule, eligible } = allocation;
  const left = rule.kind === 'threshold' && eligible ? eligible[rule.base] : null;
  const none = left === 0 ? [texts['warning.noneEligible']] : [];
  const lines = [...tieLines(allocation, texts), ...none, ...unvotedLines(allocation, texts)];
  return lines.map((line) => warningLine(line, texts, paint));
}

/** Money that is left may go to a proposal that nobody asked for; a council should know before it does. */
function unvotedLines({ funded }: Allocation, texts: Texts): readonly string[] {
  const ids = funded
    .filter(({ votes, via }) => votes === 0 && via !== 'override')
    .map(({ project }) => printable(project.id));
  if (ids.length === 0) return [];
  return [
    fill(texts[`warning.unvoted_${ids.length === 1 ? 'one' : 'other'}`], { between: listed(ids, texts) }),
  ];
}

const warningLine = (line: string, texts: Texts, paint: Paint): string =>
  `${paint.yellow(texts['label.warning'])}  ${line}`;

/** `a`, `a y b`, `a, b y c`. */
export function listed(names: readonly string[], texts: Texts): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : fill(texts['list.and'], { first: names.slice(0, -1).join(', '), last });
}
