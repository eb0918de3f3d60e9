import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'concejo-faults-'));
const vilanova = `${elections}vilanova.csv`;
const byVotes = ['--rule', 'by-votes', '--budget', '200.000'];

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'compute', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}

describe('what concejo budget compute cannot compute', () => {
  it('reports every fault of an input, computes nothing and writes nothing', async () => {
    const bad = join(scratch, 'propuestas.csv');
    writeFileSync(bad, 'id;title;amount;votes\na;A;56,200.00;1\nb;B;5;seiscientos\n');
    const out = join(scratch, 'never.json');
    const { exit, err } = await run([bad, ...byVotes, '--out', out]);
    expect(exit).toBe(3);
    expect(err).toBe(
      `error:  ${bad}:2:5
  1 │ id;title;amount;votes
  2 │ a;A;56,200.00;1
    │     ^^^^^^^^^
  hay       «56,200.00»
  espera    un importe: 56.200,00 o 56200.00
  ayuda     ¿es 56.200,00? La coma separa
            los céntimos.
error:  ${bad}:3:7
  2 │ a;A;56,200.00;1
  3 │ b;B;5;seiscientos
    │       ^^^^^^^^^^^
  hay       «seiscientos»
  espera    un número entero
2 errores. No se ha calculado nada.
`,
    );
    expect(readdirSync(scratch).filter((name) => name.startsWith('never') || name.startsWith('.'))).toEqual(
      [],
    );
  });

  it('shows fifty faults and counts the others', async () => {
    const rows = Array.from({ length: 1060 }, (_, row) => `${row};T;x;1`).join('\n');
    const { err } = await run(['-', ...byVotes], {
      readStdin: async () => Buffer.from(`id;title;amount;votes\n${rows}`),
    });
    expect(err.match(/error:/gu)).toHaveLength(50);
    expect(err).toMatch(
      /y 1\.010 errores más, que no se muestran\n1\.060 errores\. No se ha calculado nada\.\n$/u,
    );
  });

  it.each([
    [['--rule', 'dice'], '--rule no puede ser «dice»; puede ser by-votes, threshold, equal-shares, phragmen'],
    [['--rule', 'phragmen', '--on-misfit', 'skip'], '--on-misfit solo sirve con --rule by-votes, threshold'],
    [['--rule', 'by-votes', '--satisfaction', 'cost'], '--satisfaction solo sirve con --rule equal-shares'],
    [['--rule', 'by-votes', '--add1-stop', 'overspend'], '--add1-stop solo sirve con --rule equal-shares'],
    [['--rule', 'equal-shares', '--order', 'votes'], '--order solo sirve con --rule by-votes, threshold'],
    [
      [...byVotes.slice(2), '--rule', 'equal-shares', '--completion', 'none', '--increment', '5'],
      '--increment solo sirve con --completion add1 o add1+greedy',
    ],
    [['--rule', 'equal-shares', '--increment', '0'], '--increment tiene que ser mayor que cero'],
    [['--rule', 'equal-shares', '--increment', 'x'], '--increment no es un importe: «x»'],
    [['--rule', 'equal-shares', '--completion', 'add2'], '--completion no puede ser «add2»'],
    [['--rule', 'equal-shares', '--add1-stop', 'never'], '--add1-stop no puede ser «never»'],
    [['--rule', 'max-votes', '--satisfaction', 'joy'], '--satisfaction no puede ser «joy»'],
    [['--rule', 'by-votes', '--order', 'luck'], '--order no puede ser «luck»'],
    [['--rule', 'by-votes', '--count', 'heads'], '--count no puede ser «heads»'],
    [['--rule', 'by-votes', '--min-votes', '-1'], '--min-votes no es un número entero: «-1»'],
    [['--rule', 'by-votes', '--budget', '0'], 'el presupuesto es cero'],
    [['--rule', 'by-votes', '--format', 'docx'], '--format no puede ser «docx»'],
    [['--rule', 'by-votes', '--out', 'x.docx'], '--out no puede ser «.docx»'],
    [['--rule', 'by-votes', '--budget', 'mucho'], '--budget no es un importe: «mucho»'],
    [['--rule', 'by-votes', '--ballots', 'x'], '--ballots no es un número entero: «x»'],
    [['--rule', 'by-votes', '--ties', 'amount,suerte'], '--ties no puede ser «suerte»'],
    [['--rule', 'by-votes', '--threshold', '5%'], '--threshold solo sirve con --rule threshold'],
    [['--rule', 'by-votes', '--bom'], '--bom solo sirve con csv y tsv'],
    [['--rule', 'threshold', '--threshold', '5'], '--threshold no es un porcentaje: «5»'],
    [['--rule', 'threshold', '--threshold', '101%'], '--threshold no es un porcentaje: «101%»'],
    [['--rule', 'threshold', '--threshold-base', 'ballots', '--budget', '99.000'], 'falta --ballots'],
    [['--rule', 'by-votes'], 'falta --budget'],
    [['--budget', '9'], 'falta --rule; puede ser by-votes, threshold, equal-shares, phragmen, max-votes'],
    [['--rule'], 'a la opción «--rule» le falta su valor'],
    [['--sort', 'x'], 'no existe la opción «--sort»'],
    [['other', '--rule', 'by-votes'], 'sobran argumentos'],
    [['--locale', 'fr'], '--locale no puede ser «fr»; puede ser es, va, ca, en, eu'],
  ])('refuses %j as wrong usage', async (args, told) => {
    const { exit, out, err } = await run([vilanova, ...args]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(told);
  });

  it('does not let a flag contradict the ballots that it counts', async () => {
    const { exit, err } = await run([`${elections}square.pb`, '--rule', 'by-votes', '--ballots', '11']);
    expect(exit).toBe(2);
    expect(err).toContain('--ballots dice 11 y en la entrada hay 10');
  });

  it('says that a file does not exist or is a folder', async () => {
    expect(await run(['no.pb', '--rule', 'by-votes'])).toMatchObject({
      exit: 3,
      err: 'error: no.pb: no existe\n',
    });
    expect((await run([scratch, '--rule', 'by-votes'])).err).toContain('es una carpeta');
  });
});
