import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { backUp, newFolderWithKeysOf, restoring, votedTown } from '#fixtures/builders/councils/backups.ts';
import { crowdedTown } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { openArchive, writeArchive } from './archive.ts';

describe('an invalid backup', () => {
  it('is detected wherever it was cut, and nothing is restored', async () => {
    const council = await votedTown();
    writeFileSync(join(council.data, 'files/nova/last.txt'), 'x'.repeat(700));
    const { file } = backUp(council.data);
    const data = newFolderWithKeysOf(council.data);
    const { size } = statSync(file);
    // The last kilobyte is the end mark and the padding of the last part.
    for (const length of [size - 1024 - 400, size - 2200, Math.floor(size / 2), 5000, 2000, 600, 100, 0]) {
      truncateSync(file, length);
      const refused = restoring(file, data, { force: true });
      expect([length, refused]).toMatchObject([
        length,
        left({ kind: expect.stringMatching(/^(?:cutShort|notABackup|damaged)$/u) }),
      ]);
      expect(readdirSync(data)).toEqual(['secrets.json']);
    }
  });

  it('names the part that is damaged or missing', async () => {
    const council = await votedTown();
    writeFileSync(join(council.data, 'files/nova/last.txt'), 'last words');
    const { file } = backUp(council.data);
    const data = newFolderWithKeysOf(council.data);
    const whole = readFileSync(file);
    const damagedAt = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at);
      writeFileSync(file, bytes);
      return restoring(file, data);
    };
    expect(damagedAt(whole.indexOf('"people"'))).toEqual(left({ kind: 'damaged', part: 'manifest.json' }));
    expect(damagedAt(whole.indexOf('SQLite format 3') + 4000)).toEqual(
      left({ kind: 'damaged', part: 'concejo.sqlite' }),
    );
    expect(damagedAt(whole.lastIndexOf('last words'))).toEqual(
      left({ kind: 'damaged', part: 'files/nova/last.txt' }),
    );
    writeFileSync(file, whole.subarray(0, whole.lastIndexOf('last words') - 512));
    expect(restoring(file, data)).toEqual(left({ kind: 'cutShort', part: 'files/nova/last.txt' }));
    writeFileSync(file, 'a shopping list: bread, rice and beans');
    expect(restoring(file, data)).toEqual(left({ kind: 'notABackup' }));
    expect(restoring(join(data, 'gone.tar'), data)).toEqual(left({ kind: 'missing' }));
    expect(restoring(data, data)).toMatchObject(left({ kind: 'restoreFailed' }));
    expect(readdirSync(data)).toEqual(['secrets.json']);
  });

  it('cannot write anywhere except where its parts belong', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    const { manifest } = backUp(council.data);
    const data = newFolderWithKeysOf(council.data);
    const folder = scratchFolder({ evil: 'evil' });
    const evil = { bytes: 4, sha256: '0'.repeat(64) };
    const paths = [
      '../evil',
      '/etc/evil',
      'files/../../evil',
      'secrets.json',
      'files/a\\..\\evil',
      'files',
      'files//a',
    ];
    for (const path of paths) {
      const file = join(folder, 'evil.tar');
      writeArchive(file, { ...manifest, parts: [{ ...evil, path }] }, () => join(folder, 'evil'));
      expect([path, restoring(file, data)]).toEqual([path, left({ kind: 'notABackup' })]);
      rmSync(file);
    }
  });

  it('is refused if its manifest promises other votes than its database has', async () => {
    const council = await votedTown();
    const { file, manifest } = backUp(council.data);
    const folder = scratchFolder();
    const archive = openArchive(file);
    if (isLeft(archive)) throw new Error(archive.left.kind);
    archive.right.unpack(folder);
    archive.right.close();
    const [poll] = manifest.surveys;
    const more = { ...manifest, surveys: [{ realm: 'nova', survey: 'poll', marks: 30, ballots: 31 }] };
    expect(poll).toMatchObject({ ballots: 30 });
    const forged = join(folder, 'forged.tar');
    writeArchive(forged, more, ({ path }) => join(folder, path));
    expect(restoring(forged, newFolderWithKeysOf(council.data))).toEqual(
      left({ kind: 'damaged', part: 'concejo.sqlite' }),
    );
  });
});
