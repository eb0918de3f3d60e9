import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { stepColumns, stepOf, stepPage, stepRows } from '#adapters/driven/stores-shared/step-row.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { NewStep } from '#domain/office/steps/step.ts';
import { realmId } from '#domain/shared/ids.ts';

/** Adds steps to chains of the embedded database; the caller opens the transaction of the change that they are about. */
export function stepWriting(database: DatabaseSync) {
  const last = database.prepare(
    `SELECT ${stepColumns} FROM steps WHERE realm = ? AND subject = ? ORDER BY number DESC LIMIT 1`,
  );
  const add = database.prepare(
    `INSERT INTO steps (realm, ${stepColumns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const forget = database.prepare(
    'UPDATE steps SET words = NULL, salt = NULL WHERE realm = ? AND subject = ?',
  );
  return {
    /** Gives the number of the last step; null if none was added. */
    add: (realm: string, subject: string, steps: readonly NewStep[]): number | null => {
      if (steps.length === 0) return null;
      const row = last.get(realm, subject);
      const before = row === undefined ? null : stepOf(row);
      for (const values of stepRows({ realm, subject }, before, steps)) add.run(realm, ...values);
      return (before?.number ?? 0) + steps.length;
    },
    forgetWords: (realm: string, subject: string): void => void forget.run(realm, subject),
  };
}

const pageAfter = `SELECT ${stepColumns} FROM steps
  WHERE realm = ? AND (subject, number) > (?, ?) ORDER BY subject, number LIMIT ${stepPage}`;

/** Steps of the embedded database. */
export function sqlSteps(database: DatabaseSync): StepStore {
  const towns = database.prepare('SELECT DISTINCT realm FROM steps ORDER BY realm');
  const chain = database.prepare(
    `SELECT ${stepColumns} FROM steps WHERE realm = ? AND subject = ? ORDER BY number`,
  );
  const page = database.prepare(pageAfter);
  return {
    towns: async () => towns.all().map(({ realm }) => realmId(String(realm))),
    of: async (realm, subject) => chain.all(realm, subject).map(stepOf),
    each: async (realm, read) => {
      let [subject, number] = ['', 0];
      for (;;) {
        const steps = page.all(realm, subject, number).map(stepOf);
        for (const step of steps) read(step);
        const end = steps.at(-1);
        if (end === undefined) return;
        // The same thread answers residents: they come between two pages.
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
        await setImmediate();
        [subject, number] = [end.subject, end.number];
      }
    },
  };
}
