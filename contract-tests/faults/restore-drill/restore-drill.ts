import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openArchive, writeArchive } from '#adapters/driven/backup/archive.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  type CouncilProcess,
  loadTownInto,
  startProcess,
} from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles } from '#fixtures/builders/towns/crowd-files.ts';
import { voteInTurn } from '../link-attack/served-vote.ts';
import { bringKeys, bytesOf, concejo, fingerprintOf, newPlace, type DrillPlace, storedAt } from './place.ts';
import { seenByStaff, type Sent, sendRequest } from './residents.ts';

/** A drill on one store: the folder it may fill, and the PostgreSQL, null for the embedded database. */
export interface RestoreDrill {
  readonly folder: string;
  readonly server: string | null;
  readonly voters: number;
  readonly requests: number;
  readonly keys: { readonly identity: string; readonly recipient: string };
}

/** What was seen, a line each; what should not be is in `wrong`. */
export interface DrillNotes {
  readonly seen: string[];
  readonly wrong: string[];
}

type Check = (words: string, holds: boolean) => void;

/** The newest backup of a folder that ends so. */
const newestIn = (folder: string, end: string): string =>
  join(
    folder,
    readdirSync(folder)
      .filter((name) => name.endsWith(end))
      .toSorted()
      .at(-1) ?? '',
  );

interface Backups {
  readonly plain: string;
  readonly sealed: string;
}

async function backUpTwice(
  place: DrillPlace,
  out: string,
  { recipient }: RestoreDrill['keys'],
  check: Check,
) {
  const plain = await concejo(place, 'backup', '--out', `${out}/`, '--keep', '4');
  const sealed = await concejo(place, 'backup', '--out', `${out}/`, '--encrypt-to', recipient);
  check(`backup: ${plain.said.split('\n')[0]}`, plain.code === 0);
  check(`encrypted: ${sealed.said.split('\n')[0]}`, sealed.code === 0);
  return { plain: newestIn(out, '.tar'), sealed: newestIn(out, '.age') };
}

const shown = (council: CouncilProcess, sent: readonly Sent[]) =>
  Promise.all(sent.map((one) => seenByStaff(council.url, one)));

/** The towns' files, by their paths, as the server gives them. */
async function filesServed({ data }: DrillPlace, { url }: CouncilProcess): Promise<readonly string[]> {
  const names = readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(data, 'files').length))
    .toSorted();
  return Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${url}/files${name}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return `${answer.status} ${name} ${createHash('sha256').update(bytes).digest('hex')}`;
    }),
  );
}

/** Votes go on while it is backed up; nothing that was acknowledged before is missing, and nothing is half there. */
async function whileVoting(
  drill: RestoreDrill,
  place: DrillPlace,
  council: CouncilProcess,
  check: Check,
): Promise<Backups> {
  const { folder, voters, keys, server } = drill;
  const before = Math.floor(voters / 3);
  await voteInTurn(council, { from: 0, to: before, lines: 2 });
  const acknowledged = await storedAt(place);
  const voting = voteInTurn(council, { from: before, to: voters, lines: 2 });
  const backups = await backUpTwice(place, join(folder, 'during'), keys, check);
  await voting;
  const all = await storedAt(place);
  for (const [kind, file] of Object.entries(backups)) {
    const to = await newPlace(folder, `during-${kind}`, server);
    bringKeys(place, to);
    const done = await concejo(to, 'restore', file, '--identity', keys.identity);
    const found = await storedAt(to);
    check(`${kind}, during votes: ${found.ballots.size} ballots, ${found.marks.size} marks`, done.code === 0);
    check('as many ballots as marks', found.ballots.size === found.marks.size);
    check(
      'every vote acknowledged before is in it',
      [...acknowledged.ballots.keys()].every((id) => found.ballots.has(id)),
    );
    check(
      'and no other than was cast',
      [...found.ballots].every(([id, answer]) => all.ballots.get(id) === answer),
    );
  }
  return backups;
}

/** A server on what was restored shows the same as the one before. */
async function asBefore(
  drill: RestoreDrill,
  place: DrillPlace,
  council: CouncilProcess,
  sent: readonly Sent[],
  check: Check,
): Promise<Backups> {
  const { folder, keys, server } = drill;
  const [uploads, files, votes] = [
    await shown(council, sent),
    await filesServed(place, council),
    fingerprintOf(await storedAt(place)),
  ];
  check(
    'all of it is there, and no two uploads are the same',
    [uploads, files].every(
      (lines) => lines.every((line) => line.startsWith('200 ')) && new Set(lines).size === lines.length,
    ),
  );
  const backups = await backUpTwice(place, join(folder, 'after'), keys, check);
  for (const [kind, file] of Object.entries(backups)) {
    const to = await newPlace(folder, `after-${kind}`, server);
    bringKeys(place, to);
    const done = await concejo(to, 'restore', file, '--identity', keys.identity);
    check(`${kind}: ${done.said.trim()}`, done.code === 0);
    const again = await startProcess(to);
    const same = (now: readonly string[], then: readonly string[]) => now.join('\n') === then.join('\n');
    check(
      `${sent.length} uploads with their requests, byte for byte`,
      same(await shown(again, sent), uploads),
    );
    check(`${files.length} files of the towns, byte for byte`, same(await filesServed(to, again), files));
    check(`the same ballots (${votes.slice(0, 12)})`, fingerprintOf(await storedAt(to)) === votes);
    check('it is ready', (await fetch(`${again.url}/readyz`)).ok);
    await again.stop();
  }
  return backups;
}

/** The program `age` opens what we encrypted, and finds the manifest's own hash right. */
function byAge({ folder, keys }: RestoreDrill, { sealed }: Backups, check: Check): void {
  const tar = join(folder, 'by-age.tar');
  if (spawnSync('age', ['--version']).status !== 0) return check('(the program age is not installed)', true);
  const { status } = spawnSync('age', ['-d', '-i', keys.identity, '-o', tar, sealed]);
  check('the program age decrypts it', status === 0);
  const unpacked = join(folder, 'by-age');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xf', tar, '-C', unpacked]);
  const sum = spawnSync('sha256sum', ['--check', 'manifest.sha256'], { cwd: unpacked });
  check('and its manifest is whole', sum.status === 0);
}

/** What an enemy or a bad disk makes of a backup. */
function harmed(
  { folder, keys }: RestoreDrill,
  { plain, sealed }: Backups,
): Readonly<Record<string, string>> {
  const make = (name: string, bytes: Uint8Array) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    return file;
  };
  const flipped = (file: string) => {
    const bytes = bytesOf(file);
    const at = Math.floor(bytes.length * 0.7);
    bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at);
    return bytes;
  };
  const half = (file: string) => bytesOf(file).subarray(0, Math.floor(bytesOf(file).length / 2));
  const archive = openArchive(plain);
  if (isLeft(archive)) throw new Error(archive.left.kind);
  const { manifest, unpack, close } = archive.right;
  const parts = join(folder, 'parts');
  unpack(parts);
  close();
  const newer = join(folder, 'newer.tar');
  writeArchive(newer, { ...manifest, schema: 9999 }, ({ path }) => join(parts, path));
  const without = make('without.tar', bytesOf(plain));
  const asset = manifest.parts.find(({ path }) => path.startsWith('assets/'))?.path ?? '';
  execFileSync('tar', ['--delete', '--file', without, asset]);
  return {
    'a flipped byte': make('flipped.tar', flipped(plain)),
    'a flipped byte, encrypted': make('flipped.age', flipped(sealed)),
    'a missing upload': without,
    'half of it': make('half.tar', half(plain)),
    'half of it, encrypted': make('half.age', half(sealed)),
    'a newer program': newer,
    'the wrong file': keys.recipient,
  };
}

async function refused(drill: RestoreDrill, from: DrillPlace, backups: Backups, check: Check): Promise<void> {
  const place = await newPlace(drill.folder, 'harmed', drill.server);
  bringKeys(from, place);
  const isEmpty = () => !existsSync(place.data) || readdirSync(place.data).length === 0;
  for (const [name, file] of Object.entries(harmed(drill, backups))) {
    const { code, said } = await concejo(place, 'restore', file, '--identity', drill.keys.identity);
    check(`${name}: ${said.trim()}`, code === 3 && isEmpty());
  }
  const { code } = await concejo(place, 'restore', backups.sealed);
  check('without its private key nothing is restored', code === 1 && isEmpty());
  const missing = await concejo(from, 'backup', '--out', '/proc/backups/');
  check(`a place that cannot be written: ${missing.said.trim()}`, missing.code === 1);
}

/** A disk with room for one backup and not for two: the first stays as it is, and nothing is left of the second. */
async function onAFullDisk({ folder, keys }: RestoreDrill, from: DrillPlace, check: Check): Promise<void> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]).status === 0;
  if (!mounted) return check('(no disk could be mounted: a full one was not tried)', true);
  try {
    const first = await concejo(from, 'backup', '--out', `${disk}/`, '--encrypt-to', keys.recipient);
    const [name = ''] = readdirSync(disk);
    const before = bytesOf(join(disk, name));
    writeFileSync(join(disk, 'other'), Buffer.alloc(16 * 1024 * 1024 - before.length - 100_000));
    const flags = ['--keep', '1', '--encrypt-to', keys.recipient];
    const second = await concejo(from, 'backup', '--out', `${disk}/`, ...flags);
    check(`a full disk: ${second.said.trim()}`, first.code === 0 && second.code === 1);
    const isAsBefore = bytesOf(join(disk, name)).equals(before) && readdirSync(disk).length === 2;
    check('and the backup before it is as it was', isAsBefore);
  } finally {
    spawnSync('umount', [disk]);
  }
}

/** Loads towns, lets people send requests and vote, backs up meanwhile and after, and restores all of it elsewhere. */
export async function restoreDrill(drill: RestoreDrill): Promise<DrillNotes> {
  const notes: DrillNotes = { seen: [], wrong: [] };
  const check: Check = (words, holds) => {
    notes.seen.push(words);
    if (!holds) notes.wrong.push(words);
  };
  const place = await newPlace(drill.folder, 'council', drill.server);
  const council = await startProcess({ ...place, sample: true });
  try {
    loadTownInto(
      place.data,
      crowdFiles({ count: drill.voters, today: dayAt(Date.now(), 'Europe/Madrid') }),
      place.env,
    );
    const sent: Sent[] = [];
    for (let n = 1; n <= drill.requests; n += 1) sent.push(await sendRequest(council.url, n));
    await whileVoting(drill, place, council, check);
    const backups = await asBefore(drill, place, council, sent, check);
    byAge(drill, backups, check);
    await refused(drill, place, backups, check);
    await onAFullDisk(drill, place, check);
  } finally {
    await council.stop();
    rmSync(drill.folder, { recursive: true, force: true });
  }
  return notes;
}
