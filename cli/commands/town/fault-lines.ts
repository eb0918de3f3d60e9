import type { TownFault } from '#adapters/driven/town-folder/town-fault.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { formatCount } from '#application/text/numbers.ts';

/** How many doubts of a kind are shown before the rest is only counted. Faults are all shown: each must be corrected. */
const shownOfAKind = 3;

/** Every fault of a town's folder and what is doubtful in it, a line each, and at the end how many faults there are. */
export function faultLines(found: readonly TownFault[], say: CliSay): readonly string[] {
  const count = found.filter(({ isDoubt }) => isDoubt !== true).length;
  return [...doubtLines(found, say), say('town.faults', { count, n: formatCount(count) })];
}

/** The lines of a folder without faults: what is doubtful in it. */
export function doubtLines(found: readonly TownFault[], say: CliSay): readonly string[] {
  const told = new Map<string, number>();
  const lines = found.flatMap((fault): readonly string[] => {
    if (fault.isDoubt !== true) return [lineOf(fault, 'label.error', say)];
    const before = told.get(fault.kind) ?? 0;
    told.set(fault.kind, before + 1);
    return before < shownOfAKind ? [lineOf(fault, 'label.warning', say)] : [];
  });
  const more = [...told.values()].reduce((sum, count) => sum + Math.max(0, count - shownOfAKind), 0);
  return more === 0
    ? lines
    : [...lines, `${say('label.warning')} ${say('town.moreDoubts', { count: more, n: formatCount(more) })}`];
}

const lineOf = (fault: TownFault, label: 'label.error' | 'label.warning', say: CliSay): string =>
  printable(`${say(label)} ${placeText(fault)}: ${faultText(fault, say)}`);

/** A place in the text follows its file as in every other message: `census.csv:2`. */
function placeText({ file, where, at }: TownFault): string {
  const place = at === undefined ? file : `${file}:${at}`;
  if (where === '') return place;
  return where.startsWith(':') ? `${place}${where}` : `${place}: ${where}`;
}

/** The content of the place, if it is known, what it should be, and what was probably meant. */
function faultText({ kind, found, suggestion, particulars }: TownFault, say: CliSay): string {
  const wanted = say(`town.${kind}`, particulars);
  const meant = suggestion === undefined ? '' : `; ${say('town.meant', { meant: suggestion })}`;
  if (found === undefined) return `${wanted}${meant}`;
  return `${found === null ? say('town.absent') : say('town.stands', { found })}${wanted}${meant}`;
}
