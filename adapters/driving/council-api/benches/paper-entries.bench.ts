// How long one Enter takes when a paper ballot of 20 options is typed, in a box of 2,000 ballots that are nearly all entered
// twice, in the embedded database: what is read, decided and stored, and the answer, without the network.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlBoxBook } from '#adapters/driven/sqlite/tables/paper/box-book.table.ts';
import { isLeft } from '#domain/shared/result.ts';
import { realmId } from '#domain/shared/ids.ts';
import { enterAnswer } from '#domain/voting/paper/enter-ballot.ts';
import { plannedBox } from '#domain/voting/paper/ballot-box.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import { paperSheet } from '#domain/voting/paper/sheet.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { writeEntries } from '../endpoints/votes/paper/write-boxes.ts';

const ballots = 2000;
const realm = realmId('nova');
const options = Array.from({ length: 20 }, (_, n) => anOption(`option-${n + 1}`));
const sheet = paperSheet([
  aSurvey('main', { question: { kind: 'optionsMultiple', answers: options, least: 1, most: 5 } as never }),
]);
const answerOf = (n: number) => ({
  kind: 'choice' as const,
  raw: [`option-${(n % 7) + 1}`, `option-${(n % 5) + 10}`, `option-${(n % 3) + 17}`],
});
const entryOf = (number: number, person: string): PaperEntry => ({
  box: 'mercat',
  number,
  person,
  name: person,
  settles: false,
  answers: { main: answerOf(number) },
});

const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const opened = openDatabase(join(folder, 'concejo.sqlite'));
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
const book = sqlBoxBook(opened.right);
const box = { ...plannedBox('mercat', 'Mercat'), state: 'entering' as const };
await book.change(realm, 'main', () => ({
  act: { boxes: [box], surveys: ['main'], steps: [] },
  answer: null,
}));
const insert = opened.right.prepare('INSERT INTO paper_entries VALUES (?, ?, ?, ?, ?, ?)');
opened.right.exec('BEGIN');
for (let number = 1; number <= ballots - 20; number += 1)
  for (const person of ['amparo', 'vicent']) {
    const { name, settles, answers } = entryOf(number, person);
    insert.run(realm, 'main', 'mercat', number, person, JSON.stringify({ name, settles, answers }));
  }
opened.right.exec('COMMIT');

const times: number[] = [];
for (let number = ballots - 19; number <= ballots; number += 1) {
  const began = process.cpuUsage();
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are typed
  const answer = await book.changeEntries(realm, 'main', 'mercat', ({ entries }) => {
    const found = { box, entries, sheet, papers: ballots };
    const typed = { number, survey: 'main', person: 'amparo', name: 'amparo', settles: false };
    const put = enterAnswer(found, { ...typed, answer: answerOf(number) });
    if (isLeft(put)) throw new Error(put.left.kind);
    const after = { ...found, entries: [...entries, put.right] };
    return {
      act: { put: put.right, drop: null, boxes: null, join: [] },
      answer: writeEntries(after, 'amparo'),
    };
  });
  if (answer.last !== number) throw new Error('the last ballot is another one');
  const { user, system } = process.cpuUsage(began);
  times.push((user + system) / 1000);
}
const median = times.toSorted((a, b) => a - b)[10] ?? 0;
process.stdout.write(`one Enter in a box of ${ballots}: ${median.toFixed(1)} ms of the processor\n`);
opened.right.close();
rmSync(folder, { recursive: true });
