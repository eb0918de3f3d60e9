import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const opened = sharedCouncil();
let at: string;
let token: string;
beforeAll(async () => {
  const council = await opened();
  const cookie = await staffCookie(council, { id: 'imma', roles: ['publisher'] });
  const asked = { name: 'Guion', role: 'publisher', scope: 'town', until: '2026-12-31T00:00:00Z' };
  const made = await council.server.inject({
    method: 'POST',
    url: '/api/vilanova/staff/tokens',
    headers: { host: 'localhost:80', cookie },
    payload: asked,
  });
  token = made.json<{ text: string }>().text;
  at = `--base-url ${await council.server.listen({ port: 0, host: '127.0.0.1' })} --realm vilanova`;
});

async function run(
  line: string,
  variables: Readonly<Record<string, string>> = { CONCEJO_STAFF_TOKEN: token },
) {
  const recorded = recordingIo({ env: variables });
  const exit = await main(line.split(' '), recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}
const written = (text: string) => {
  const path = join(scratchFolder({ 'tabla.csv': '' }), 'tabla.csv');
  writeFileSync(path, text);
  return path;
};

describe('concejo town import', () => {
  it('says what would change and every fault, and publishes only if it is asked to', async () => {
    const file = written('Nombre;Email;Cuota\nPenya nova;a@b.es;3\nPenya vella;nada;3\npenya nova;;\n');
    const shown = await run(`town import associations ${file} ${at}`);
    expect(shown.err.split('\n')).toEqual([
      'fila 3, columna B: No es una dirección de correo. Pone: nada',
      'fila 4, columna A: Ya está en la fila: 2. Pone: penya nova',
      '',
    ]);
    expect(shown.out).toContain('Columnas que no se usan: Cuota');
    expect(shown.out).toContain('Se añaden: 1.');
    expect([shown.exit, shown.out.includes('--publish')]).toEqual([3, true]);
    const faulty = await run(`town import associations ${file} ${at} --publish`);
    expect([faulty.exit, faulty.err.includes('No se publica')]).toEqual([3, true]);
    const done = await run(`town import associations ${file} ${at} --skip-faulty --publish`);
    expect([done.exit, done.out.includes('Publicado. Importación: ')]).toEqual([0, true]);
    const again = await run(`town import associations ${file} ${at} --skip-faulty`);
    expect(again.out).toContain('Siguen igual: 1.');
  });

  it('names what is missing: a column, the year, the file, the flags, the token', async () => {
    const file = written('Importe\n12\n');
    const column = await run(`town import contracts ${file} ${at}`);
    expect(column.err).toContain('Faltan columnas: subject');
    expect((await run(`town import budgetIncome ${file} ${at}`)).err).toContain('Falta el año.');
    expect((await run(`town import contracts nada.csv ${at}`)).err).toContain('nada.csv');
    expect((await run(`town import contracts ${file} --realm vilanova`)).err).toContain('--base-url');
    expect((await run('town import contracts')).err).toContain('concejo town import TABLA FICHERO');
    const noToken = await run(`town import contracts ${file} ${at}`, {});
    expect(noToken.err).toContain('CONCEJO_STAFF_TOKEN');
    const wrong = await run(`town import contracts ${file} ${at}`, {
      CONCEJO_STAFF_TOKEN: 'another-token-of-staff',
    });
    expect(wrong.exit).not.toBe(0);
  });
});
