import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { aTreasury, paidBy } from '#fixtures/builders/councils/treasury.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const env = { CONCEJO_STAFF_TOKEN: 'the-token-of-pau' };

async function run(line: string, variables: Readonly<Record<string, string>> = env) {
  const recorded = recordingIo({ env: variables });
  const exit = await main(line.split(' '), recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}
const written = (name: string, lines: readonly string[]) => {
  const path = join(scratchFolder(), name);
  writeFileSync(path, Buffer.from(lines.join('\r\n'), 'latin1'));
  return path;
};
const row = (order: string, amount: string) =>
  `18/11/2026 12:00:00;Autorización;${order};Autorizada 225347;${amount}`;
const head = 'Fecha;Tipo operación;Número de pedido;Resultado operación y código;Importe';

describe('a treasurer', () => {
  it('compares payments with the files of the bank, as text, as CSV without formulas, and settles what is clear', async () => {
    const { server, begin, notice } = await aTreasury();
    const at = `--base-url ${await server.listen({ port: 0, host: '127.0.0.1' })} --realm vilanova`;
    const [paid, wrong] = [await begin(), await begin()];
    await notice(paidBy(paid.id, '1200'));
    await notice(paidBy(wrong.id, '1'));
    const redsys = written('ops.csv', [head, row(paid.id, '12,00'), row(wrong.id, '12,00')]);
    const zeros = (value: number, width: number) => String(value).padStart(width, '0');
    const account = '210004181234567890';
    const norma43 = written('n43.txt', [
      `11${account}2611012611302${zeros(0, 14)}9783AYUNTAMIENTO`,
      `22    0418261119261119120002${zeros(2400, 14)}${zeros(0, 10)}            =TPV`,
      `33${account}${zeros(0, 5)}${zeros(0, 14)}${zeros(1, 5)}${zeros(2400, 14)}2${zeros(2400, 14)}978`,
      `88${'9'.repeat(18)}000003`,
    ]);
    const line = `payments reconcile ${at} --redsys ${redsys}`;
    const shown = await run(`${line} --norma43 ${norma43}`);
    expect([shown.exit, shown.err]).toEqual([0, '']);
    expect(shown.out.replaceAll('\u00A0', ' ')).toBe(
      [
        'Días: 2026-11-18 – 2026-11-18',
        'coincide: 1  Aquí: 12,00 € · Banco: 12,00 €',
        'en revisión: 1  Aquí: 0,01 € · Banco: 12,00 €',
        'abonado en la cuenta: 1',
        'sin abonar en la cuenta: 0',
        'comisión de tarjetas: 0',
        'otro movimiento: 0',
        '',
        `${wrong.id}  en revisión · Aquí: 0,01 € · Banco: 12,00 € · Línea del fichero: 3 · Según el banco: pagado`,
        '',
      ].join('\n'),
    );
    const csv = await run(`${line} --norma43 ${norma43} --format csv`);
    expect(csv.out.split('\n')).toEqual([
      'group;order;request;refund;day;here;bank;listLine;verdict;text',
      `matched;${paid.id};;;2026-11-18;12,00;12,00;2;;`,
      `inReview;${wrong.id};;;2026-11-18;0,01;12,00;3;pay;`,
      "paidOut;;;;2026-11-18;24,00;24,00;2;;'=TPV",
      '',
    ]);
    const settled = await run(`${line} --settle --locale va`);
    expect(settled.out).toContain(`Resolts segons el banc: ${wrong.id}`);
    expect((await run(`${line} --locale en`)).out).toContain('Everything matches.');
    const bad = written('bad.csv', [head, row('=cmd', '1.234')]);
    expect(await run(`payments reconcile ${at} --redsys ${bad} --locale en`)).toEqual({
      exit: 3,
      out: '',
      err: 'error: bad.csv: line 2, order: it is not an order: =cmd\nerror: bad.csv: line 2, amount: it is not a clear amount: 1.234\n',
    });
    const cut = written('cut.txt', ['88']);
    const refused = await run(`${line} --norma43 ${cut}`);
    expect([refused.exit, refused.err]).toEqual([
      3,
      'error: cut.txt: línea 1, columnas 1-2: aquí no va este registro: 88 (tipos posibles: 11)\n',
    ]);
    expect((await run(line, { CONCEJO_STAFF_TOKEN: 'the-token-of-piscina' })).exit).toBe(5);
  });
});

describe('the command that compares payments', () => {
  const far = '--base-url https://council.example --realm vilanova';

  it('says what is missing, and reads nothing with --dry-run', async () => {
    expect(await run(`payments reconcile ${far}`)).toMatchObject({
      exit: 2,
      err: expect.stringContaining('--redsys'),
    });
    expect((await run(`payments reconcile ${far} --redsys x.csv`, {})).exit).toBe(2);
    const missing = await run(`payments reconcile ${far} --redsys ${join(scratchFolder(), 'no.csv')}`);
    expect([missing.exit, missing.err]).toEqual([3, expect.stringContaining('no.csv')]);
    const statement = `--redsys ${written('ops.csv', [head])} --norma43 ${join(scratchFolder(), 'no.txt')}`;
    expect((await run(`payments reconcile ${far} ${statement}`)).exit).toBe(3);
    const planned = await run(`payments reconcile ${far} --redsys x.csv --dry-run --out a.csv`);
    expect(planned).toEqual({ exit: 0, out: expect.stringContaining('a.csv'), err: '' });
  });

  it.each(languages)('has its help in %s', async (language) => {
    const { out } = await run(`payments reconcile --help --locale ${language}`);
    for (const text of ['--redsys', '--norma43', '--settle', 'CONCEJO_STAFF_TOKEN_FILE'])
      expect(out).toContain(text);
    for (const line of out.split('\n')) expect(line.length).toBeLessThan(120);
  });
});
