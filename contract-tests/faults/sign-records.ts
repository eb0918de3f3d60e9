import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlClosingDesk } from '#adapters/driven/sqlite/tables/paper/closing-desk.table.ts';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresClosingDesk } from '#adapters/driven/postgres/tables/paper/closing-desk.table.ts';
import type { ClosingDesk } from '#application/ports/server/office/closing-desk.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ClosingBook, RecordSignature } from '#domain/voting/closing/closing-book.ts';
import { sayStored } from './kept-in-step.ts';

/* Signs the records of votes, two people each, in a process that is killed: a line is printed once a signature is stored. */

const realm = realmId('vilanova');
const votes = 12;

const signedBy = (person: string): RecordSignature => {
  const proof = {
    host: '',
    origin: '',
    key: person,
    publicKey: '',
    authenticatorData: '',
    clientDataJSON: '',
  };
  return { person, name: person, at: 1, proof: { ...proof, signature: '' } };
};

/** What the next signature makes of a book. */
function signed(book: ClosingBook): ClosingBook {
  const [first, second] = [signedBy('amparo'), signedBy('vicent')];
  if (book.waiting === null) return { ...book, waiting: { hash: 'h', explanation: '', by: first } };
  const record = { hash: 'h', text: '{}', parts: {}, by: [book.waiting.by, second] as const };
  return { ...book, waiting: null, signed: record };
}

/** Gives the next signature on the record of a vote; false if there is none to give. */
const sign = (desk: ClosingDesk, vote: string): Promise<boolean> =>
  desk.change(realm, vote, (book) => {
    if (book.signed !== null) return { act: null, answer: false };
    const act = book.waiting === null ? 'vote.signClosing' : 'vote.close';
    const step = { act, from: null, to: 'h', words: null, by: 'Amparo', at: 1 };
    return { act: { book: signed(book), steps: [step] }, answer: true };
  });

async function deskOf(place: string): Promise<ClosingDesk> {
  if (place.startsWith('postgres')) {
    const opened = await openPostgres(place);
    if (isLeft(opened)) throw new Error(opened.left.kind);
    return postgresClosingDesk(opened.right);
  }
  const opened = openDatabase(place);
  if (isLeft(opened)) throw new Error(opened.left.kind);
  return sqlClosingDesk(opened.right);
}

const desk = await deskOf(process.argv[2] ?? '');
for (let n = 0; n < votes; n += 1)
  // oxlint-disable-next-line no-await-in-loop -- one signature after the other
  while (await sign(desk, `v${n}`)) await sayStored();
process.stdout.write('closed\n');
process.exit();
