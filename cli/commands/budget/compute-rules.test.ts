import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'concejo-rules-'));
const vilanova = `${elections}vilanova.csv`;
const squarePb = `${elections}square.pb`;
const squareRule = `${elections}square-rule.json`;

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'compute', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('the rules of concejo budget compute', () => {
  it.each([
    [vilanova, ['--rule', 'phragmen', '--budget', '200.000'], 'necesita las papeletas una a una'],
    [squarePb, ['--rule', 'equal-shares', '--satisfaction', 'points'], 'las papeletas no los dan'],
    [squarePb, ['--rule', 'by-votes', '--count', 'borda'], 'las papeletas no ordenan las propuestas'],
    ['-', ['--rule', 'by-votes'], 'el presupuesto es cero'],
  ])('refuses %s with %j before computing, as invalid input', async (file, args, told) => {
    const poor = Buffer.from(readFileSync(squarePb, 'utf8').replace('budget;10000', 'budget;0'));
    const { exit, out, err } = await run([file, ...args], { readStdin: async () => poor });
    expect([exit, out]).toEqual([3, '']);
    expect(err).toContain(told);
  });

  it.each([
    ['{ "kind": "by-votes", "share": "5%" }', 'rule.json:1:23: no es una regla; falla en «share»'],
    ['{\n  "kind": "by-votes",\n  "overrides": [{ "proposal": "joc" }]\n}', 'rule.json:3:3: no es una regla'],
    ['[]', 'rule.json: no es una regla; falla en «kind»'],
    ['3', 'no es una regla; falla en «.»'],
    ['{\n  "kind": }', 'rule.json:2:11: no es JSON'],
    ['{ "kind": "by-votes", "withdrawn": [{ "proposal": "x" }] }', 'nombra la propuesta «x»'],
    [
      '{ "kind": "by-votes", "sums": { "by": "district", "amounts": { "Nord": 5 } } }',
      'nombra la zona o categoría «Nord»',
    ],
    [
      '{ "kind": "by-votes", "withdrawn": [{ "proposal": "joc" }], "overrides": [{ "proposal": "joc", "outcome": "funded", "who": "a", "why": "b" }] }',
      'se contradice sobre la propuesta «joc»',
    ],
    [
      '{ "kind": "by-votes", "overrides": [{ "proposal": "pista", "outcome": "funded", "who": "a", "why": "b" }, { "proposal": "joc", "outcome": "funded", "who": "a", "why": "b" }] }',
      'lo decidido a mano cuesta más que el presupuesto',
    ],
  ])('refuses the rule file %s', async (text, told) => {
    const file = join(scratch, 'rule.json');
    writeFileSync(file, text);
    const { exit, out, err } = await run([squarePb, '--rule-file', file]);
    expect([exit, out]).toEqual([3, '']);
    expect(err).toContain(told);
  });

  it('uses the parts of a rule file for any rule that is asked for', async () => {
    const file = join(scratch, 'parts.json');
    writeFileSync(file, '\uFEFF{ "withdrawn": [{ "proposal": "banc" }] }');
    const { out } = await run([squarePb, '--rule-file', file, '--rule', 'phragmen', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      rule: 'phragmen',
      parameters: { withdrawn: [{ proposal: 'banc' }] },
    });
    const other = ['--rule-file', squareRule, '--rule', 'max-votes', '--min-votes', '6', '--format', 'json'];
    expect(JSON.parse((await run([squarePb, ...other])).out)).toMatchObject({
      rule: 'max-votes',
      parameters: { minVotes: 6, incompatible: [['joc', 'arbre']] },
      funded: [{ id: 'joc', via: 'override' }, { id: 'banc' }],
    });
    expect(await run([squarePb, '--rule-file', join(scratch, 'none.json')])).toMatchObject({
      exit: 3,
      out: '',
    });
    expect((await run([squarePb, '--rule-file', file])).err).toContain('falla en «kind»');
  });

  it('refuses a tie that its list cannot break, with the names', async () => {
    const two = 'id;title;amount;votes\na;Fuente;60;5\nb;Banco;60;5\n';
    const { exit, err, out } = await run(['-', '--rule', 'by-votes', '--budget', '100', '--ties', 'amount'], {
      readStdin: async () => Buffer.from(two),
    });
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain('a «Fuente» y b «Banco»');
  });

  it('reports ties of other rules without a number of votes', async () => {
    const pb = [
      'META\nkey;value\nbudget;15\nvote_type;approval',
      'PROJECTS\nproject_id;cost;name\nz;10;Fuente\ny;10;Banco',
      'VOTES\nvoter_id;vote\n1;z,y\n2;z\n3;y\n',
    ].join('\n');
    const readStdin = async () => Buffer.from(pb);
    const args = ['-', '--rule', 'equal-shares', '--completion', 'none'];
    expect((await run(args, { readStdin })).err).toContain('empate: z y y; decide el orden en el fichero');
    const refused = await run([...args, '--ties', 'amount'], { readStdin });
    expect([refused.exit, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('empate que los desempates no resuelven: z «Fuente» y y «Banco»');
  });

  it('says how a search ended, and how money was allocated', async () => {
    const flags = ['--rule', 'equal-shares', '--add1-stop', 'overspend', '--increment', '10'];
    const { out } = await run([squarePb, ...flags]);
    expect(out).toContain('con otro se gastaría de más');
    expect(out).toMatch(/cada cual\s+\d/u);
    const counted = await run([`${elections}points.pb`, '--rule', 'by-votes', '--count', 'points']);
    expect(counted.out).toContain('cuentan los puntos');
    const perAmount = await run([squarePb, '--rule', 'threshold', '--order', 'votes-per-amount']);
    expect(perAmount.out).toContain('por votos por cada euro');
    expect((await run([squarePb, '--rule', 'max-votes'])).out).toContain(
      'max-votes, se valora cada propuesta por igual',
    );
    const alone = await run([squarePb, '--rule', 'equal-shares', '--completion', 'none']);
    expect(alone.out).toContain('1.000,00 por papeleta');
  });
});
