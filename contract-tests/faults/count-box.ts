import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlBoxBook } from '#adapters/driven/sqlite/tables/paper/box-book.table.ts';
import { type ActOnBoxes, actOnBoxes } from '#application/office/votes/paper/act-on-boxes.ts';
import { hashedRecord, signBox } from '#application/office/votes/paper/sign-box.ts';
import type { BoxBook, EntryAct, FoundEntries } from '#application/ports/server/office/box-book.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { papersIn } from '#domain/voting/paper/box-contents.ts';
import { enterAnswer } from '#domain/voting/paper/enter-ballot.ts';
import { nextNumber } from '#domain/voting/paper/entry.ts';
import { paperSheet } from '#domain/voting/paper/sheet.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { sayStored } from './kept-in-step.ts';

/* Counts a box from wherever it is, in a process that is killed: a line is printed for each step once it is stored. */

const realm = realmId('vilanova');
const sheet = paperSheet([
  aSurvey('gent', { question: { kind: 'options', answers: [anOption('yes'), anOption('no')] } }),
]);
const papers = 40;
const hash = (text: string) => text;
const nothing: EntryAct = { put: null, drop: null, boxes: null, join: [] };

/** The next act on a box in this state. */
const acts = { planned: 'open', open: 'seal', sealed: 'count' } as const;

function boxAct({ boxes }: FoundEntries): EntryAct {
  const [box] = boxes;
  const state = box?.state ?? 'none';
  const isCounted = state === 'sealed' && box?.contents !== null;
  const act = state === 'none' ? 'plan' : isCounted ? 'begin' : acts[state as keyof typeof acts];
  const done: ActOnBoxes = {
    act,
    box: 'mercat',
    name: 'Mercat',
    witness: 'Fátima',
    words: '',
    found: papers,
    signer: { id: 'p', name: 'Pau' },
    now: 1,
    stage: act === 'plan' || act === 'open' || act === 'seal' ? 'open' : 'over',
    given: papers,
    highest: 0,
  };
  const made = actOnBoxes(boxes, done, ['gent']);
  if (isLeft(made)) throw new Error(made.left.kind);
  return { ...nothing, boxes: made.right };
}

/** The next entry of somebody, or the next signature. */
function entryAct(found: FoundEntries): EntryAct {
  const [box] = found.boxes;
  if (box === undefined) throw new Error('no box');
  const entered = { box, entries: found.entries, sheet, papers: papersIn(found.boxes, box.id) };
  for (const person of ['p', 'f']) {
    const number = nextNumber(entered, person);
    if (number === null) continue;
    const answer = { kind: 'choice', raw: number % 3 === 0 ? 'no' : 'yes' } as const;
    const made = enterAnswer(entered, {
      number,
      survey: 'gent',
      answer,
      person,
      name: person,
      settles: false,
    });
    if (isLeft(made)) throw new Error(made.left.kind);
    return { ...nothing, put: made.right };
  }
  const matter = { box: box.id, sheet, hash };
  const record = hashedRecord(found, matter);
  if (isLeft(record)) throw new Error(record.left.kind);
  const id = box.signed.length === 0 ? 'p' : 'f';
  const signing = {
    ...matter,
    signer: { id, name: id },
    seen: record.right.hash,
    words: '',
    now: 2,
    surveys: ['gent'],
  };
  const made = signBox(found, signing);
  if (isLeft(made)) throw new Error(made.left.kind);
  return made.right;
}

/** Does the next thing that is to be done; false if the box is counted. */
const step = (book: BoxBook): Promise<boolean> =>
  book.changeEntries(realm, 'gent', null, (found) => {
    const state = found.boxes[0]?.state;
    if (state === 'counted') return { act: null, answer: false };
    return { act: state === 'entering' ? entryAct(found) : boxAct(found), answer: true };
  });

const opened = openDatabase(process.argv[2] ?? '');
if (isLeft(opened)) throw new Error(opened.left.kind);
const book = sqlBoxBook(opened.right);
// oxlint-disable-next-line no-await-in-loop -- one step after the other
while (await step(book)) await sayStored();
process.stdout.write('counted\n');
