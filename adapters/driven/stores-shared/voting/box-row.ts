import { randomBytes } from 'node:crypto';
import type { PaperBox } from '#domain/voting/paper/ballot-box.ts';
import type { PaperBallot } from '#domain/voting/paper/box-record.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import type { AnyRow } from '../request-row.ts';

/* Rows of ballot boxes and of what was typed of their ballots, the same in both databases. */

export const boxesOfRow = (row: AnyRow | undefined): readonly PaperBox[] =>
  row === undefined ? [] : (JSON.parse(String(row['body'])) as readonly PaperBox[]);

export const paperEntryOfRow = ({ box, number, person, body }: AnyRow): PaperEntry => ({
  box: String(box),
  number: Number(number),
  person: String(person),
  ...(JSON.parse(String(body)) as Pick<PaperEntry, 'name' | 'settles' | 'answers'>),
});

/** The body of a row of an entry. */
export const entryBody = ({ name, settles, answers }: PaperEntry): string =>
  JSON.stringify({ name, settles, answers });

/** Paper ballots with random ids, as those of the web have, in the order of these: it shows no other order. */
export const withRandomIds = (
  ballots: readonly PaperBallot[],
): readonly { readonly survey: string; readonly id: string; readonly answer: string }[] =>
  ballots
    .map(({ survey, answer }) => ({
      survey,
      id: randomBytes(32).toString('hex'),
      answer: JSON.stringify(answer),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
