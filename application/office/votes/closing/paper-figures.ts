import type { DeskCounts } from '#domain/voting/desk/desk-counts.ts';
import type { BoxFigures } from '#domain/voting/closing/closing-figures.ts';
import type { PaperBox } from '#domain/voting/paper/ballot-box.ts';

/** The box whose ballots hold those of another one: boxes with few ballots are mixed into the next, one after the other. */
function targetOf(box: PaperBox, boxes: readonly PaperBox[]): PaperBox {
  const next = boxes.find(({ id }) => id === box.into);
  return next === undefined ? box : targetOf(next, boxes);
}

/** The counted boxes, each with the names and the ballots of those that were mixed into it. */
export function boxFigures(
  boxes: readonly PaperBox[],
  { paper }: Pick<DeskCounts, 'paper'>,
): readonly BoxFigures[] {
  return boxes.flatMap((box): readonly BoxFigures[] => {
    if (box.count === null) return [];
    const mixed = [box, ...boxes.filter((one) => one !== box && targetOf(one, boxes) === box)];
    const sum = (of: (one: PaperBox) => number) => mixed.reduce((total, one) => total + of(one), 0);
    return [
      {
        id: box.id,
        names: mixed.map(({ name }) => name),
        given: sum(({ id, contents }) => contents?.given ?? paper.get(id) ?? 0),
        found: sum(({ contents }) => contents?.found ?? 0),
        ...box.count,
      },
    ];
  });
}

/**
 * How many ballots from paper are in the list of a survey: those with a choice and, where the question offers a blank vote,
 * the blank ones.
 */
export function paperBallotsOf(boxes: readonly PaperBox[], survey: string, offersBlank: boolean): number {
  return boxes.reduce((sum, { surveys }) => {
    const count = surveys[survey];
    return count === undefined ? sum : sum + count.ballots + (offersBlank ? count.blank : 0);
  }, 0);
}
