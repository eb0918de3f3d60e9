import { stepColumns, stepOf, stepPage, stepRows } from '#adapters/driven/stores-shared/step-row.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';

/**
 * Adds steps to a chain within the transaction of the change that they are about. That transaction has the row of the
 * subject locked, so that a chain grows one change at a time. Gives the number of the last step; null if none was added.
 */
export async function addSteps(
  within: RunStatement,
  { realm, subject }: { readonly realm: string; readonly subject: string },
  steps: readonly NewStep[],
): Promise<number | null> {
  if (steps.length === 0) return null;
  const last = `SELECT ${stepColumns} FROM steps WHERE realm = $1 AND subject = $2 ORDER BY number DESC LIMIT 1`;
  const [row] = await within(last, [realm, subject]);
  const before = row === undefined ? null : stepOf(row);
  const add = `INSERT INTO steps (realm, ${stepColumns})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
  for (const values of stepRows({ realm, subject }, before, steps)) await within(add, [realm, ...values]);
  return (before?.number ?? 0) + steps.length;
}

/** A step, and the chain that it is added to. */
interface SubjectStep {
  readonly subject: string;
  readonly step: NewStep;
}

const stepTypes = ['text', 'integer', 'bigint', ...Array.from({ length: 9 }, () => 'text')];

/** Adds steps to several chains, as `addSteps` does to one. */
export async function addStepsOfMany(
  within: RunStatement,
  realm: string,
  steps: readonly SubjectStep[],
): Promise<void> {
  if (steps.length === 0) return;
  const chains = Map.groupBy(steps, ({ subject }) => subject);
  const last = `SELECT DISTINCT ON (subject) ${stepColumns} FROM steps
    WHERE realm = $1 AND subject = ANY($2) ORDER BY subject, number DESC`;
  const found = (await within(last, [realm, [...chains.keys()]])).map(stepOf);
  const ends = new Map(found.map((step) => [step.subject, step]));
  const rows = [...chains].flatMap(([subject, added]) =>
    stepRows(
      { realm, subject },
      ends.get(subject) ?? null,
      added.map(({ step }) => step),
    ),
  );
  const columns = stepTypes.map((_, n) => rows.map((row) => row[n]));
  const lists = stepTypes.map((type, n) => `$${n + 2}::${type}[]`);
  await within(`INSERT INTO steps (realm, ${stepColumns}) SELECT $1, * FROM unnest(${lists.join(', ')})`, [
    realm,
    ...columns,
  ]);
}

/** Erases the words of a chain within a transaction; its steps stay. */
export async function forgetStepWords(
  within: RunStatement,
  { realm, subject }: { readonly realm: string; readonly subject: string },
): Promise<void> {
  await within('UPDATE steps SET words = NULL, salt = NULL WHERE realm = $1 AND subject = $2', [
    realm,
    subject,
  ]);
}

const pageAfter = `SELECT ${stepColumns} FROM steps
  WHERE realm = $1 AND (subject, number) > ($2, $3) ORDER BY subject, number LIMIT ${stepPage}`;

/** Steps of PostgreSQL. */
export function postgresSteps({ ask }: Postgres): StepStore {
  return {
    towns: async () =>
      (await ask('SELECT DISTINCT realm FROM steps ORDER BY realm')).map(({ realm }) =>
        realmId(String(realm)),
      ),
    of: async (realm, subject) => {
      const text = `SELECT ${stepColumns} FROM steps WHERE realm = $1 AND subject = $2 ORDER BY number`;
      return (await ask(text, [realm, subject])).map(stepOf);
    },
    each: async (realm, read) => {
      let [subject, number] = ['', 0];
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
        const steps = (await ask(pageAfter, [realm, subject, number])).map(stepOf);
        for (const step of steps) read(step);
        const end = steps.at(-1);
        if (end === undefined) return;
        [subject, number] = [end.subject, end.number];
      }
    },
  };
}
