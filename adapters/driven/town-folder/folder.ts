import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFault } from '#adapters/wire/json-fault.ts';
import type { TownFault, TownFaultKind } from './town-fault.ts';

/** A town's folder being read: its files, and every fault found so far. */
export interface Folder {
  readonly faults: readonly TownFault[];
  fault(file: string, where: string, kind: TownFaultKind, particulars?: TownFault['particulars']): void;
  /** A fault of which more is known than its place. */
  tell(fault: TownFault): void;
  path(file: string): string;
  has(file: string): boolean;
  /** Names of the files in a sub-folder, sorted; hidden ones are ignored, and a folder within it is a fault. */
  filesIn(sub: string): readonly string[];
  /** The text of an existing file; undefined, and a fault, if it cannot be read. */
  text(file: string): string | undefined;
  /** The JSON of a file after `prepare` changed its text; undefined, and a fault, if it is not JSON. */
  json(file: string, prepare?: (text: string) => string): unknown;
}

/** The system's own name of what went wrong, such as `EACCES`. */
const causeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

export function openFolder(folder: string): Folder {
  const faults: TownFault[] = [];
  const fault: Folder['fault'] = (file, where, kind, particulars = {}) => {
    faults.push({ file, where, kind, particulars });
  };
  const path = (file: string) => join(folder, file);
  /** What `read` reads; undefined, and a fault, if the system does not allow it: a folder, no permission to read. */
  const attempt = <T>(file: string, read: (place: string) => T): T | undefined => {
    try {
      return read(path(file));
    } catch (error) {
      fault(file, '', 'unreadable', { cause: causeOf(error) });
      return undefined;
    }
  };
  // Editors of some systems begin a file with a mark of its encoding.
  const text = (file: string) =>
    attempt(file, (place) => readFileSync(place, 'utf8').replace(/^\uFEFF/u, ''));
  return {
    faults,
    fault,
    tell: (found) => void faults.push(found),
    path,
    text,
    has: (file) => existsSync(path(file)),
    filesIn: (sub) => {
      if (!existsSync(path(sub))) return [];
      const found = attempt(sub, (place) => readdirSync(place, { withFileTypes: true })) ?? [];
      const entries = found.filter(({ name }) => !name.startsWith('.'));
      for (const { name } of entries.filter((entry) => !entry.isFile()))
        fault(`${sub}/${name}`, '', 'notAFile');
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted();
    },
    json: (file, prepare = (read) => read) => {
      if (!existsSync(path(file))) {
        fault(file, '', 'missing', { folder });
        return undefined;
      }
      const written = text(file);
      if (written === undefined) return undefined;
      const prepared = prepare(written);
      try {
        return JSON.parse(prepared);
      } catch {
        fault(file, `:${jsonFault(prepared)}`, 'notJson');
        return undefined;
      }
    },
  };
}
