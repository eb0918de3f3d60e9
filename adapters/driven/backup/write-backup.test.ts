import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '#adapters/driven/sqlite/migrations.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import {
  backUp,
  keysOf,
  newFolderWithKeysOf,
  publishedBy,
  restoring,
  votedTown,
} from '#fixtures/builders/councils/backups.ts';
import { crowdedTown, people, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { writeBackup } from './write-backup.ts';

describe('a backup', () => {
  it('gives the same results, the same list and the same head after it is restored', async () => {
    const council = await votedTown();
    const { file } = backUp(council.data);
    const data = newFolderWithKeysOf(council.data);
    expect(restoring(file, data)).toMatchObject({ right: { aside: null } });
    const restored = await openTestCouncil({ folders: [], data });
    expect(await publishedBy(restored)).toEqual(await publishedBy(council));
  });

  it('lets nobody vote twice, everybody else vote, and voters see and change their vote with the same keys', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown({ canChangeVote: true })] });
    const cookie = await deviceCookie(council.server, 'nova');
    await ask(council.server, voteOf(0, cookie));
    const { file } = backUp(council.data);
    const data = newFolderWithKeysOf(council.data);
    expect(isLeft(restoring(file, data))).toBe(false);
    const { server } = await openTestCouncil({ folders: [], data });
    const mine = { ...voteOf(0, cookie), url: '/api/nova/surveys/poll/myvote' };
    expect(await ask(server, mine)).toMatchObject({ status: 200, body: { answer: ['a'], surveyId: 'poll' } });
    const other = { ...voteOf(9, cookie), payload: (voteOf(0, cookie) as { payload: object }).payload };
    expect(await ask(server, other)).toMatchObject({ status: 200 });
    const [ana] = people;
    const again = voteOf(50, cookie) as { payload: { census: { id: string; secrets: string[] } } };
    again.payload.census = {
      id: ana?.id ?? '',
      secrets: [ana?.secret ?? '', ...again.payload.census.secrets.slice(1)],
    };
    expect(await ask(server, again as never)).toMatchObject({ body: { errCode: 31 } });
    expect(await ask(server, voteOf(1, cookie))).toMatchObject({ status: 200 });
  });

  it('contains the town’s files, whatever their names, and states what is in it', async () => {
    const council = await votedTown();
    const long = `${'plano-general-de-las-obras-'.repeat(8)}.svg`;
    mkdirSync(join(council.data, 'files/nova/sub'), { recursive: true });
    writeFileSync(join(council.data, 'files/nova/sub', long), '<svg/>');
    writeFileSync(join(council.data, 'files/nova/ñ — «x».txt'), 'x'.repeat(1000));
    const { file, manifest } = backUp(council.data);
    expect(manifest).toMatchObject({
      program: 'concejo test',
      schema: migrations.length,
      made: '2026-11-18T11:00:00.000Z',
      people: 100,
      surveys: [{ realm: 'nova', survey: 'poll', ballots: 30, marks: 30 }],
    });
    expect(manifest.parts.map(({ path }) => path)).toEqual([
      'concejo.sqlite',
      `files/nova/sub/${long}`,
      'files/nova/ñ — «x».txt',
    ]);
    const data = newFolderWithKeysOf(council.data);
    restoring(file, data);
    expect(readFileSync(join(data, 'files/nova/sub', long), 'utf8')).toBe('<svg/>');
    expect(readFileSync(join(data, 'files/nova/ñ — «x».txt'), 'utf8')).toBe('x'.repeat(1000));
  });

  it('contains no key, no identity number and no secret, and only its owner may read it', async () => {
    const council = await votedTown();
    const { file } = backUp(council.data);
    const bytes = readFileSync(file, 'latin1');
    const { census, surveys } = JSON.parse(readFileSync(keysOf(council.data), 'utf8')) as {
      census: string;
      surveys: Record<string, string>;
    };
    const hidden = [census, ...Object.values(surveys), ...people.map(({ id }) => id.slice(0, 8))];
    expect(hidden.filter((text) => bytes.includes(text))).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('in a folder is named by its moment, and leaves nothing else there', async () => {
    const council = await votedTown();
    const out = scratchFolder();
    expect(backUp(council.data, out).file).toBe(join(out, 'concejo-2026-11-18T11-00-00Z.tar'));
    expect(backUp(council.data, `${join(out, 'new')}/`).file).toBe(
      join(out, 'new', 'concejo-2026-11-18T11-00-00Z.tar'),
    );
    expect(readdirSync(join(out, 'new'))).toEqual(['concejo-2026-11-18T11-00-00Z.tar']);
  });

  it('warns if another beside it is only a few votes away: who has both can distinguish those votes', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    const cookie = await deviceCookie(council.server, 'nova');
    const out = scratchFolder({ 'concejo-other.tar': 'no backup at all' });
    expect(backUp(council.data, join(out, 'a.tar')).close).toEqual([]);
    for (let n = 0; n < 3; n += 1) await ask(council.server, voteOf(n, cookie));
    expect(backUp(council.data, join(out, 'b.tar')).close).toEqual([
      { beside: 'a.tar', realm: 'nova', survey: 'poll', votes: 3 },
    ]);
    rmSync(join(out, 'a.tar'));
    for (let n = 3; n < 28; n += 1) await ask(council.server, voteOf(n, cookie));
    expect(backUp(council.data, join(out, 'c.tar')).close).toEqual([]);
  });

  it('is refused without data, of a damaged database, and if nothing can be written', async () => {
    const attempt = (data: string, out: string) =>
      writeBackup({ data, secretsFile: keysOf(data), out, program: '', now: noon });
    const empty = scratchFolder();
    expect(attempt(empty, join(empty, 'x.tar'))).toEqual(
      left({ kind: 'noData', file: join(empty, 'concejo.sqlite') }),
    );
    const list = 'a shopping list: bread, rice, beans, oranges and salt. '.repeat(40);
    const broken = scratchFolder({ 'concejo.sqlite': list });
    expect(attempt(broken, join(broken, 'x.tar'))).toMatchObject(left({ kind: 'databaseDamaged' }));
    const council = await openTestCouncil({ folders: [] });
    const taken = scratchFolder({ taken: 'a file' });
    expect(attempt(council.data, join(taken, 'taken', 'x.tar'))).toMatchObject(left({ kind: 'copyFailed' }));
    expect([...readdirSync(empty), ...readdirSync(broken), ...readdirSync(taken)]).toEqual([
      'concejo.sqlite',
      'taken',
    ]);
  });
});
