import type { FoundEntries } from '#application/ports/server/office/box-book.ts';
import type { SeenBox, BoxesAnswer } from '#adapters/wire/office-votes/paper/boxes.ts';
import type { EntriesAnswer } from '#adapters/wire/office-votes/paper/entries.ts';
import type { BoxDeed, PaperBox } from '#domain/voting/paper/ballot-box.ts';
import type { EnteredBox } from '#domain/voting/paper/enter-ballot.ts';
import {
  type BallotState,
  ballotStates,
  lastEntered,
  nextNumber,
  type PaperEntry,
  wholeEntries,
} from '#domain/voting/paper/entry.ts';
import { isWhole, type SheetAnswers } from '#domain/voting/paper/sheet.ts';
import { type AskedPaper, enteredBox } from './asked-paper.ts';

const momentOf = (at: number): string => new Date(at).toISOString();

const writeDeed = ({ name, witness, at, words }: BoxDeed) => ({ name, witness, at: momentOf(at), words });

/** How far the ballots of a box are; null if they are not entered now. */
function progressOf(box: PaperBox, found: FoundEntries, asked: AskedPaper): SeenBox['progress'] {
  if (box.state !== 'entering' || box.into !== null) return null;
  const entered = enteredBox(found, box.id, asked);
  if (entered === null) return null;
  const states = ballotStates(entered);
  return {
    papers: entered.papers,
    done: states.filter((state) => state === 'equal' || state === 'settled').length,
    different: states.filter((state) => state === 'different').length,
  };
}

const writeBox = (box: PaperBox, found: FoundEntries, asked: AskedPaper): SeenBox => ({
  id: box.id,
  name: box.name,
  state: box.state,
  into: box.into,
  opened: box.opened && writeDeed(box.opened),
  sealed: box.sealed && writeDeed(box.sealed),
  contents: box.contents && { ...box.contents, by: writeDeed(box.contents.by) },
  signed: box.signed.map(({ name, at, words }) => ({ name, at: momentOf(at), words })),
  count: box.count && { ...box.count },
  progress: progressOf(box, found, asked),
});

/** The boxes of a vote as staff see them. */
export const writeBoxes = (asked: AskedPaper, found: FoundEntries): BoxesAnswer => ({
  obstacle: asked.obstacle,
  stage: asked.stage,
  refused: asked.refused === null ? null : (asked.refused.where ?? asked.refused.kind),
  boxes: found.boxes.map((box) => writeBox(box, found, asked)),
  surveys: asked.bodies.map((body) => ({ ...body })),
});

const letters: Readonly<Record<BallotState, string>> = {
  none: 'n',
  once: 'o',
  twice: 't',
  equal: 'e',
  different: 'd',
  settled: 's',
};

const writeAnswers = (answers: SheetAnswers): Record<string, { kind: 'choice' | 'blank' | 'spoiled' }> =>
  Object.fromEntries(Object.entries(answers).map(([survey, answer]) => [survey, { ...answer }]));

/** What two people entered differently, for a third; those who entered it read nothing of each other. */
function differingOf(found: EnteredBox, number: number, person: string) {
  const entries = wholeEntries(found, number);
  const isOwn = entries.some((one) => one.person === person);
  return {
    number,
    entries: isOwn ? [] : entries.map(({ name, answers }) => ({ name, answers: writeAnswers(answers) })),
  };
}

/** The entry of a person that has not all answers yet, the lowest. */
const draftOf = ({ entries, sheet }: EnteredBox, person: string): PaperEntry | undefined =>
  entries.find((one) => one.person === person && !one.settles && !isWhole(sheet, one.answers));

/** How far the ballots of a box are entered, for one person. */
export function writeEntries(found: EnteredBox, person: string): EntriesAnswer {
  const states = ballotStates(found);
  const draft = draftOf(found, person);
  return {
    papers: found.papers,
    states: states.map((state) => letters[state]).join(''),
    next: nextNumber(found, person),
    last: lastEntered(found, person),
    draft: draft === undefined ? null : { number: draft.number, answers: writeAnswers(draft.answers) },
    differing: states.flatMap((state, at) =>
      state === 'different' ? [differingOf(found, at + 1, person)] : [],
    ),
  };
}
