import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const files = ['concejo.sqlite', 'concejo.sqlite-wal', 'concejo.sqlite-shm'];
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (data: string) => [data, ...files.map((name) => join(data, name))].map(modeOf);
const owners = ['700', '600', '600', '600'];

describe('other users of the machine', () => {
  it('cannot read the database or its logs, whatever rights new files get', async () => {
    const data = join(scratchFolder(), 'data');
    const before = process.umask(0o000);
    try {
      await openTestCouncil({ data });
    } finally {
      process.umask(before);
    }
    expect(modesIn(data)).toEqual(owners);
  });

  it('can no longer read what an older program left readable for them', async () => {
    const older = await openTestCouncil();
    const { data } = older;
    await older.close();
    chmodSync(data, 0o755);
    chmodSync(join(data, 'concejo.sqlite'), 0o644);
    await openTestCouncil({ folders: [], data });
    expect(modesIn(data)).toEqual(owners);
  });
});
