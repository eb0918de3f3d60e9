import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProcess } from '#fixtures/builders/councils/council-process.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const bin = join(import.meta.dirname, '..', '..', 'bin.js');

/** Runs before a server, and writes at its end what it had loaded. */
const recorder = (file: string) => `data:text/javascript,
  import { writeFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  process.on('exit', () => {
    writeFileSync(${JSON.stringify(file)}, JSON.stringify([...loaded, ...process.moduleLoadList]));
  });`;

it('the first answer does not wait for modules that it does not need', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'loaded.json');
  const command = [process.execPath, '--import', recorder(file), bin, 'serve'];
  const server = await startProcess({ data: join(folder, 'data'), command });
  const { status } = await fetch(`${server.url}/api/nova/surveys`, {
    headers: { 'accept-encoding': 'br' },
  });
  await server.stop();
  const loaded = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  const has = (part: string) => loaded.some((one) => one.includes(part));
  expect([status, has('council-api/server.ts'), has('/fastify/'), has('NativeModule http')]).toEqual([
    404,
    true,
    true,
    true,
  ]);
  const unneeded = ['/pg/', '/nodemailer/', '/web-push/', '/exceljs/', '/jspdf/', '/csv/', '/bdns/'];
  expect(unneeded.filter(has)).toEqual([]);
});
