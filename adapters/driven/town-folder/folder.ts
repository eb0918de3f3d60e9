import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something in a town's folder that cannot be loaded: which file, where in it, and what was expected there. */
export interface TownFault {
  readonly file: string;
  readonly where: string;
  readonly expected: string;
}

/** A town's folder being read: its files, and every fault found so far. */
export interface Folder {
  readonly faults: readonly TownFault[];
  fault(file: string, where: string, expected: string): void;
  path(file: string): string;
  has(file: string): boolean;
  /** Names of the files in a sub-folder, sorted; hidden ones are passed over, and a folder within it is a fault. */
  filesIn(sub: string): readonly string[];
  text(file: string): string;
  /** The JSON of a file after `prepare` saw its text; undefined, and a fault, where it is none. */
  json(file: string, prepare?: (text: string) => string): unknown;
}

export function openFolder(folder: string): Folder {
  const faults: TownFault[] = [];
  const fault = (file: string, where: string, expected: string) => {
    faults.push({ file, where, expected });
  };
  const path = (file: string) => join(folder, file);
  // Editors of some systems begin a file with a mark of its encoding.
  const text = (file: string) => readFileSync(path(file), 'utf8').replace(/^\uFEFF/u, '');
  return {
    faults,
    fault,
    path,
    text,
    has: (file) => existsSync(path(file)),
    filesIn: (sub) => {
      if (!existsSync(path(sub))) return [];
      const entries = readdirSync(path(sub), { withFileTypes: true }).filter(
        ({ name }) => !name.startsWith('.'),
      );
      for (const { name } of entries.filter((entry) => !entry.isFile()))
        fault(`${sub}/${name}`, '', 'a file');
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted();
    },
    json: (file, prepare = (read) => read) => {
      if (!existsSync(path(file))) {
        fault(file, '', `such a file in ${folder}`);
        return undefined;
      }
      try {
        return JSON.parse(prepare(text(file)));
      } catch (error) {
        fault(file, '', `JSON (${error instanceof Error ? error.message : String(error)})`);
        return undefined;
      }
    },
  };
}
