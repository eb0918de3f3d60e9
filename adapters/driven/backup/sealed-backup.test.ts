import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import {
  keysOf,
  newFolderWithKeysOf,
  publishedBy,
  restoring,
  votedTown,
} from '#fixtures/builders/councils/backups.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { voteOf } from '#fixtures/builders/towns/crowd.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { identityOf, readIdentities, readRecipients } from './age/age-keys.ts';
import type { BackupOrder } from './backup-order.ts';
import { writeBackup } from './write-backup.ts';

const ofAge = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../fixtures/age/${name}`, import.meta.url)), 'utf8');
const [identities, recipients] = [
  readIdentities(ofAge('identity.txt')),
  readRecipients(ofAge('recipient.txt')),
];
if (isLeft(identities) || isLeft(recipients)) throw new Error('the keys cannot be read');
const mine = { identities: identities.right };
const sealing = { recipients: recipients.right };

const hour = 3_600_000;

/** Backs up into a folder, as it is done at that hour. A fault throws. */
function backUpAt(data: string, out: string, hours: number, more: Partial<BackupOrder> = {}) {
  const now = noon + hours * hour;
  const written = writeBackup({ data, secretsFile: keysOf(data), out, program: 'test', now, ...more });
  if (isLeft(written)) throw new Error(JSON.stringify(written.left));
  return written.right;
}

describe('an encrypted backup', () => {
  it('is restored by its private key to the same results, and by no other', async () => {
    const council = await votedTown();
    const out = scratchFolder();
    const { file } = backUpAt(council.data, out, 0, sealing);
    expect(readdirSync(out)).toEqual(['concejo-2026-11-18T11-00-00Z.tar.age']);
    const data = newFolderWithKeysOf(council.data);
    expect(restoring(file, data)).toEqual(left({ kind: 'sealed' }));
    const other = { identities: [identityOf(Buffer.alloc(32, 9))] };
    expect(restoring(file, data, other)).toEqual(left({ kind: 'otherIdentity' }));
    expect(readdirSync(data)).toEqual(['secrets.json']);
    expect(restoring(file, data, mine)).toMatchObject({ right: { aside: null } });
    expect(await publishedBy(await openTestCouncil({ folders: [], data }))).toEqual(
      await publishedBy(council),
    );
  });

  it('leaves nothing that can be read in the folder of the backups, also if it fails', async () => {
    const council = await votedTown();
    const out = scratchFolder();
    const { file } = backUpAt(council.data, out, 0, sealing);
    const bytes = readFileSync(file, 'latin1');
    for (const text of ['SQLite format 3', 'concejo.sqlite', 'manifest.json', 'CREATE TABLE'])
      expect(bytes).not.toContain(text);
    // What everybody may read, so that the next backup can be compared with it.
    expect(bytes).toContain('-> concejo-backup-1');
    writeFileSync(join(council.data, 'files/nova/gone.txt'), 'x');
    const gone = writeBackup({
      data: council.data,
      secretsFile: keysOf(council.data),
      out: join(scratchFolder({ taken: '' }), 'taken', 'x.tar.age'),
      program: '',
      now: noon,
      ...sealing,
    });
    expect(gone).toMatchObject(left({ kind: 'copyFailed' }));
    const left_ = [...readdirSync(out), ...readdirSync(council.data)].filter((name) => name.startsWith('.'));
    expect(left_).toEqual([]);
  });

  it('that was cut or changed restores nothing', async () => {
    const council = await votedTown();
    const { file } = backUpAt(council.data, scratchFolder(), 0, sealing);
    const data = newFolderWithKeysOf(council.data);
    const whole = readFileSync(file);
    const header = whole.indexOf('\n---');
    for (const at of [40, header - 8, header + 60, header + 5000, whole.length - 70_000, whole.length - 9]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
      writeFileSync(file, changed);
      expect([at, restoring(file, data, { ...mine, force: true })]).toMatchObject([
        at,
        left({ kind: expect.stringMatching(/^(?:damaged|cutShort|otherIdentity|notABackup)$/u) }),
      ]);
    }
    writeFileSync(file, whole);
    for (const length of [whole.length - 70_000, 65_800, 5000, header, 30, 0]) {
      truncateSync(file, length);
      expect([length, restoring(file, data, { ...mine, force: true })]).toMatchObject([
        length,
        left({ kind: expect.stringMatching(/^(?:damaged|cutShort|notABackup)$/u) }),
      ]);
    }
    expect(readdirSync(data)).toEqual(['secrets.json']);
  });

  it('warns of another beside it that differs by a few votes, though neither can be opened here', async () => {
    const council = await votedTown();
    const out = scratchFolder();
    backUpAt(council.data, out, 0, sealing);
    const cookie = await deviceCookie(council.server, 'nova');
    for (let n = 30; n < 33; n += 1) await ask(council.server, voteOf(n, cookie));
    const close = (beside: string) => ({ beside, realm: 'nova', survey: 'poll', votes: 3 });
    expect(backUpAt(council.data, out, 1, sealing).close).toEqual([
      close('concejo-2026-11-18T11-00-00Z.tar.age'),
    ]);
    expect(backUpAt(council.data, out, 2).close).toEqual([close('concejo-2026-11-18T11-00-00Z.tar.age')]);
  });
});

describe('the newest backups of a folder', () => {
  it('are kept, as many as are asked for, and the older ones deleted once the new one is there', async () => {
    const council = await votedTown();
    const out = scratchFolder();
    const names = [0, 1, 2, 3].map((hours) => `concejo-2026-11-18T1${hours + 1}-00-00Z.tar`);
    backUpAt(council.data, out, 0);
    backUpAt(council.data, out, 1, sealing);
    backUpAt(council.data, out, 2);
    const { deleted, file } = backUpAt(council.data, out, 3, { keep: 2 });
    expect(deleted).toEqual([`${names[1]}.age`, names[0]]);
    expect(readdirSync(out).toSorted()).toEqual([names[2], names[3]]);
    expect(file).toBe(join(out, names[3] ?? ''));
    expect(backUpAt(council.data, out, 4, { keep: 9 }).deleted).toEqual([]);
    expect(backUpAt(council.data, out, 5, { keep: 1 }).deleted).toHaveLength(3);
  });

  it('are counted without what is cut, of another council, or named by a person; none of these is deleted', async () => {
    const [council, other] = [await votedTown(), await openTestCouncil({ folders: [] })];
    const out = scratchFolder({ 'concejo-2026-01-01T00-00-00Z.tar': 'not a backup', 'notes.tar': 'notes' });
    backUpAt(council.data, join(out, 'before-the-vote.tar'), 0);
    backUpAt(other.data, out, 1);
    const cut = backUpAt(council.data, out, 2);
    truncateSync(cut.file, 30_000);
    const cutToo = backUpAt(council.data, out, 3, sealing);
    truncateSync(cutToo.file, 30_000);
    const before = readdirSync(out);
    const whole = backUpAt(council.data, out, 4);
    const { deleted } = backUpAt(council.data, out, 5, { keep: 1 });
    expect(deleted.map((name) => join(out, name))).toEqual([whole.file]);
    expect(readdirSync(out)).toEqual(expect.arrayContaining(before));
  });

  it('are all kept if the new one fails', async () => {
    const council = await votedTown();
    const out = scratchFolder();
    backUpAt(council.data, out, 0);
    rmSync(join(council.data, 'concejo.sqlite'));
    const failed = writeBackup({
      data: council.data,
      secretsFile: keysOf(council.data),
      out,
      program: '',
      now: noon + hour,
      keep: 1,
    });
    expect(failed).toMatchObject(left({ kind: 'noData' }));
    expect(readdirSync(out)).toHaveLength(1);
  });
});
