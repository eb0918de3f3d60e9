import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seenTimeContract } from '#contract-tests/ports/server/seen-time.ts';
import type { SteadyTime } from '#domain/shared/steady-time.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { seenTimeFile } from './seen-time-file.ts';

const run: SteadyTime = { since: 1, until: 2, beginning: 'first' };

seenTimeContract('a file beside the keys', async () => {
  const file = join(scratchFolder(), 'secrets.json');
  return async () => seenTimeFile(file);
});

describe('the file of the last seen time', () => {
  it.each(['', '{', 'null', '[]', '{"since":1}', '{"since":"1","until":2,"beginning":"first"}'])(
    'that contains «%s» counts as empty: the wait begins again',
    async (text) => {
      const file = join(scratchFolder({ 'secrets.json.time': text }), 'secrets.json');
      await seenTimeFile(file).change((seen) => {
        expect(seen).toBeNull();
        return run;
      });
      expect(JSON.parse(readFileSync(`${file}.time`, 'utf8'))).toEqual(run);
      expect(statSync(`${file}.time`).mode & 0o777).toBe(0o600);
    },
  );

  it('that cannot be written says so: nothing may be erased on its word', async () => {
    const file = join(scratchFolder(), 'secrets.json');
    mkdirSync(`${file}.time.new`);
    await expect(seenTimeFile(file).change(() => run)).rejects.toThrow('EISDIR');
    expect(() => writeFileSync(`${file}.time`, '', { flag: 'wx' })).not.toThrow();
  });
});
