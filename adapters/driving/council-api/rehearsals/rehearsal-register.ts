import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '#adapters/driven/files/make-folder.ts';
import { aloneWith } from '#adapters/driven/identity/alone-with.ts';
import { saveKept } from '#adapters/driven/identity/save-kept.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isRehearsalName, type Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';

/**
 * The rehearsals of a council, each a folder beside the secrets file with what it is, its keys and its database: all
 * processes of a council have that place in common (docs/operating.md).
 */
export interface RehearsalRegister {
  readonly folderOf: (name: RealmId) => string;
  /** Null if there is none of that name; the state says whether people find it. */
  readonly find: (name: RealmId) => Rehearsal | null;
  readonly all: () => readonly Rehearsal[];
  /** Changes what is noted, while no other process does; a change that is null changes nothing. */
  readonly change: <T>(
    decide: (all: readonly Rehearsal[]) => { readonly put: Rehearsal | null; readonly answer: T },
  ) => T;
  /** Removes the folder with everything in it. */
  readonly remove: (name: RealmId) => void;
  /** The names of those that are not complete after so many milliseconds: their program has ended. */
  readonly orphans: (now: Instant, longest: number) => readonly RealmId[];
}

export function rehearsalRegister(secretsFile: string): RehearsalRegister {
  const root = join(dirname(secretsFile), 'rehearsals');
  const folderOf = (name: RealmId) => join(root, name);
  const noteOf = (name: RealmId) => join(folderOf(name), 'rehearsal.json');
  const names = () => (existsSync(root) ? readdirSync(root).filter(isRehearsalName) : []);
  const find = (name: RealmId): Rehearsal | null => {
    try {
      return JSON.parse(readFileSync(noteOf(name), 'utf8')) as Rehearsal;
    } catch {
      // Removed meanwhile, or its program ended before it was noted.
      return null;
    }
  };
  const all = () => names().flatMap((name) => find(name) ?? []);
  const isOrphan = (name: RealmId, now: Instant, longest: number): boolean => {
    const found = find(name);
    if (found !== null) return found.state === 'making' && (longest === 0 || now - found.begun >= longest);
    const made = statSync(folderOf(name), { throwIfNoEntry: false });
    return made !== undefined && (longest === 0 || now - made.mtimeMs >= longest);
  };
  return {
    folderOf,
    find,
    all,
    change: (decide) => {
      makeFolder(root, 0o700);
      return aloneWith(join(root, 'register'), () => {
        const { put, answer } = decide(all());
        if (put !== null) {
          makeFolder(folderOf(put.name), 0o700);
          saveKept(noteOf(put.name), put);
        }
        return answer;
      });
    },
    remove: (name) => rmSync(folderOf(name), { recursive: true, force: true }),
    orphans: (now, longest) => names().filter((name) => isOrphan(name, now, longest)),
  };
}
