import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const surveys = 40;

/** A process of its own that marks the same person in many surveys, the first one when the others do. */
const marking = (file: string, beginning: number) => `
  import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
  while (Date.now() < ${beginning});
  const keys = openSecrets(${JSON.stringify(file)}, 'new');
  const marks = Array.from({ length: ${surveys} }, (_, n) => keys.mark('vilanova', 'survey-' + n, 'ana'));
  process.stdout.write(JSON.stringify([...marks, keys.account('n1')]));`;

describe('processes that need the keys of the same surveys at once', () => {
  it('end with one key for each survey, and all of them are in the file', async () => {
    const file = join(scratchFolder(), 'secrets.json');
    const beginning = Date.now() + 1500;
    const run = promisify(execFile);
    const outputs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const args = ['--input-type=module-typescript', '-e', marking(file, beginning)];
        return (await run(process.execPath, args, { cwd: process.cwd() })).stdout;
      }),
    );
    expect(new Set(outputs).size).toBe(1);
    expect(JSON.parse(outputs[0] ?? '')).toHaveLength(surveys + 1);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).surveys)).toHaveLength(surveys);
    expect(existsSync(`${file}.new`)).toBe(false);
  }, 20_000);
});
