// How long the preview of a table with 50,000 rows takes for the person who brings it: the file goes over a connection of
// this machine to a listening server, which compares it with what is there, and the answer comes back. Beside it are a floor,
// reading the same file alone, and a peer, SheetJS reading the same file in this process.
import { read, utils, write } from '@e965/xlsx';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTableFile } from '#adapters/driven/table-files/read-table-file.ts';
import { checkLetter } from '#domain/census/identity-number.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { sampleTowns } from '#fixtures/builders/towns/loaded-towns.ts';
import { openCouncil } from '../main.ts';

const rows = 50_000;
const limit = 3000;
const contracts = [
  ['Expediente', 'Objeto', 'Tipo', 'Procedimiento', 'Presupuesto', 'Importe', 'Adjudicatario', 'Fecha'],
  ...Array.from({ length: rows }, (_, at) => [
    `E-${at}`,
    `Suministro de material número ${at}`,
    'Suministros',
    'Contrato menor',
    1200.5 + at,
    1100.25 + at,
    `Empresa ${at % 700}`,
    new Date(Date.UTC(2024, at % 12, 1 + (at % 28))),
  ]),
];
const people = [
  ['NIF', 'Año de nacimiento', 'Código'],
  ...Array.from({ length: rows }, (_, at) => [
    `${10_000_000 + at}${checkLetter(10_000_000 + at)}`,
    1930 + (at % 78),
    'K7QM',
  ]),
];
const file = (table: readonly (readonly unknown[])[], bookType: 'xlsx' | 'ods' | 'csv'): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet(table as unknown[][], { cellDates: true, dateNF: 'yyyy-mm-dd' }),
    'Hoja1',
  );
  return new Uint8Array(write(book, { bookType, type: 'buffer', compression: true }) as Buffer);
};

const data = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const opened = await openCouncil(aConfiguration(data), { now: () => Date.now() });
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
for (const folder of sampleTowns) await opened.right.load(folder);
const roles = ['publisher', 'censusKeeper'] as const;
const cookie = await staffCookie({ data }, { id: 'neus', roles, now: Date.now() });
const server = await opened.right.server('/no-web', { write: () => undefined });
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
const url = `http://localhost:${port}/api/vilanova/staff`;

/** The most memory that this process has had, in MiB, from now on. */
function watchMemory(): () => number {
  let most = 0;
  const look = () => {
    const [, resident = 0] = readFileSync('/proc/self/statm', 'utf8').split(' ').map(Number);
    most = Math.max(most, (resident * 4096) / 1048576);
  };
  look();
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
}

/** Milliseconds by the clock, and of the cores for all threads of this process. */
const timed = async <T>(work: () => T | Promise<T>) => {
  const [cores, began] = [process.cpuUsage(), performance.now()];
  const answer = await work();
  const { user, system } = process.cpuUsage(cores);
  return { answer, took: performance.now() - began, cores: (user + system) / 1000 };
};

async function measure(name: string, path: string, bytes: Uint8Array, said: object): Promise<void> {
  const memory = watchMemory();
  const { answer, took, cores } = await timed(async () => {
    const body = JSON.stringify({ ...said, file: Buffer.from(bytes).toString('base64') });
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return (await fetch(`${url}${path}`, { method: 'POST', headers, body })).text();
  });
  const {
    rows: found,
    counts,
    faultCount,
  } = JSON.parse(answer) as {
    readonly rows?: number;
    readonly counts?: { readonly added: number };
    readonly faultCount?: number;
  };
  if (found !== rows || faultCount !== 0) throw new Error(answer.slice(0, 300));
  const most = memory();
  const floor = await timed(() => readTableFile(bytes, null));
  if (isLeft(floor.answer)) throw new Error(floor.answer.left);
  const peer = await timed(() => read(bytes, { type: 'buffer', dense: true }).SheetNames.length);
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  process.stdout.write(
    `${name}, ${(bytes.length / 1e6).toFixed(1)} MB: ${ms(took)} by the clock, ${ms(cores)} of a core (limit ${ms(limit)}); ` +
      `reading alone ${ms(floor.took)} and ${ms(floor.cores)}, SheetJS ${ms(peer.took)} and ${ms(peer.cores)}; ` +
      `${counts?.added} new, at most ${most} MiB\n`,
  );
}

// oxlint-disable-next-line no-await-in-loop -- one after the other, so that neither slows the other down
for (const type of ['xlsx', 'ods', 'csv'] as const)
  await measure(`contracts, ${type}`, '/imports/preview', file(contracts, type), { layout: 'contracts' });
await measure('census, xlsx', '/census/preview', file(people, 'xlsx'), {});
await server.close();
await opened.right.close();
rmSync(data, { recursive: true, force: true });
