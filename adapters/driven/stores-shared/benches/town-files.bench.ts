// How long the list of a town's files takes with 10,000 of them, on both databases.
import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import { openPostgres } from '#adapters/driven/postgres/open-database.ts';
import { postgresFileRegister } from '#adapters/driven/postgres/tables/files/file-register.table.ts';
import { sqlFileRegister } from '#adapters/driven/sqlite/tables/files/file-register.table.ts';
import type { FileFilter, FileRegister } from '#application/ports/server/files/file-register.ts';
import type { TownFile } from '#domain/files/town-file.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { setup } from '../../../../.config/test-postgres.ts';

const [files, limit] = [10_000, 100];
const town = realmId('vilanova');
const places = ['plaza', 'molino', 'biblioteca', 'mercado', 'acequia', 'piscina', 'escuela'];
const all: FileFilter = { search: '', group: null, lacksWords: false, limit: 48, offset: 0 };
const questions: Readonly<Record<string, Partial<FileFilter>>> = {
  'the latest': {},
  'page 200': { offset: 9552 },
  'a frequent word': { search: 'plaza' },
  'two words': { search: 'mercado gente' },
  'a word that is nowhere': { search: 'zeppelin' },
  'pictures without words': { group: 'pictures', lacksWords: true },
};

const numberedFile = (number: number): TownFile => {
  const place = places[number % places.length] ?? '';
  const kind = number % 4 === 0 ? 'pdf' : 'jpg';
  const bytes = {
    hash: String(number).padStart(64, '0'),
    type: 'image/jpeg',
    bytes: 90_000,
    width: 480,
    height: 320,
  };
  return {
    name: `${place}-${number}.${kind}`,
    kind,
    content: { ...bytes, sizes: [bytes, bytes] },
    words:
      number % 3 === 0
        ? {}
        : { es: `La ${place} un día de fiesta, con gente`, va: `Festa a ${place}, amb gent` },
    focus: null,
    by: 'Neus',
    at: number,
    isPublished: false,
    replaced: [],
  };
};

async function measure(name: string, register: FileRegister): Promise<void> {
  for (let number = 1; number <= files; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as staff upload them
    await register.add(town, numberedFile(number), { by: 'Neus', at: number });
  for (const [question, more] of Object.entries(questions)) {
    const times: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const began = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one question at a time
      await register.page(town, { ...all, ...more });
      times.push(performance.now() - began);
    }
    const [median = 0] = times.toSorted((one, other) => one - other).slice(3);
    process.stdout.write(`${name}, ${question}: ${median.toFixed(1)} ms (limit ${limit})\n`);
  }
}

const contents = assetFiles('/nowhere');
await measure('SQLite', sqlFileRegister(openSql(), contents));
const end = await setup();
const opened = await openPostgres(process.env['CONCEJO_TEST_POSTGRES'] ?? '');
if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
await measure('PostgreSQL', postgresFileRegister(opened.right, contents));
await opened.right.close();
await end?.();
