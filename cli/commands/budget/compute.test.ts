import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeBallotLine, writeHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const golden = fileURLToPath(new URL('../../../fixtures/golden/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'concejo-compute-'));
const vilanova = `${elections}vilanova.csv`;

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'compute', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}

const squarePb = `${elections}square.pb`;
const squareRule = `${elections}square-rule.json`;
const byVotes = ['--rule', 'by-votes', '--budget', '200.000'];

describe('a budget whose point may separate thousands', () => {
  it('is read as thousands, and said so unless the input writes its amounts in the same way', async () => {
    const asked = (file: string) => run([file, '--rule', 'by-votes', '--budget', '200.000']);
    const sentence = 'aviso:  --budget: 200.000 se ha leído como 200.000,00; para que no haya duda';
    expect((await asked(squarePb)).err).toContain(sentence);
    expect((await asked(vilanova)).err).not.toContain('--budget');
    const exact = await run([squarePb, '--rule', 'by-votes', '--budget', '200000.00']);
    expect(exact.err).not.toContain('--budget');
  });
});

describe('a budget that is less than the cheapest proposal', () => {
  it.each([[[]], [['--format', 'json']]])(
    'is an outcome: nothing is funded, with a warning %j',
    async (more) => {
      const { exit, out, err } = await run([vilanova, '--rule', 'by-votes', '--budget', '9', ...more]);
      expect(exit).toBe(0);
      expect(out).not.toBe('');
      expect(err).toContain(
        'el presupuesto (9,00\u00A0€) no llega a la propuesta más barata (9.850,00\u00A0€): no se financia nada',
      );
      if (more.length > 0) expect(JSON.parse(out)).toMatchObject({ budget: '9.00', spent: '0.00' });
    },
  );
});

describe('concejo budget compute', () => {
  it('says how far the rule is while it computes', async () => {
    const doing: unknown[] = [];
    const heard = { doing: (...said: readonly unknown[]) => void doing.push(said) };
    await run([squarePb, '--rule', 'phragmen'], heard);
    expect(doing).toContainEqual(['computing', { kind: 'rounds', count: 2, spent: expect.any(Number) }]);
  });

  it.each([
    ['vilanova-by-votes.txt', [vilanova, ...byVotes]],
    ['vilanova-by-votes.json', [vilanova, ...byVotes, '--format', 'json']],
    ['vilanova-by-votes.csv', [vilanova, ...byVotes, '--format', 'csv']],
    ['vilanova-by-votes.tsv', [vilanova, ...byVotes, '--format', 'tsv']],
    ['square-threshold.json', [...square(), '--explain', '--format', 'json']],
    ['square-equal-shares.json', [squarePb, '--rule', 'equal-shares', '--format', 'json']],
    [
      'square-equal-shares.csv',
      [squarePb, '--rule', 'equal-shares', '--completion', 'add1', '--format', 'csv'],
    ],
    ['square-equal-shares.en.txt', [squarePb, '--rule', 'equal-shares', '--explain', '--locale', 'en']],
    ['square-phragmen.eu.txt', [squarePb, '--rule', 'phragmen', '--explain', '--locale', 'eu']],
    ['square-parts.ca.txt', [squarePb, '--rule-file', squareRule, '--explain', '--locale', 'ca']],
    ['square-parts.json', [squarePb, '--rule-file', squareRule, '--format', 'json']],
    ['square-threshold.va.txt', [...square(), '--explain', '--locale', 'va']],
    ['square-threshold.va.html', [...square(), '--format', 'html', '--locale', 'va']],
    [
      'square-equal-shares.explained.csv',
      [squarePb, '--rule', 'equal-shares', '--explain', '--format', 'csv'],
    ],
  ])('prints what the golden file %s contains', async (name, args) => {
    const { exit, out } = await run(args);
    // The version changes with every release, the result must not.
    const undated = out.replaceAll(/concejo \d+\.\d+\.\d+/gu, 'concejo 0.0.0');
    expect(undated).toBe(readFileSync(`${golden}${name}`, 'utf8'));
    expect(exit).toBe(0);
  });

  it('reports the tie that mattered on standard error, and nothing with --quiet', async () => {
    const warning = 'aviso:  empate a 655 votos: banda-jove y ronda-nord; decide el importe menor\n';
    expect((await run([vilanova, ...byVotes])).err).toBe(warning);
    expect((await run([vilanova, ...byVotes, '--quiet'])).err).toBe('');
  });

  it('gives the same result for the same election compressed, on standard input, or with other separators', async () => {
    const packed = gzipSync(readFileSync(`${elections}square.pb`));
    const json = ['--rule', 'by-votes', '--format', 'json'];
    const plain = JSON.parse((await run([`${elections}square.pb`, ...json])).out);
    const { out } = await run(['-', ...json], { readStdin: async () => packed });
    const sha256 = createHash('sha256').update(packed).digest('hex');
    expect(JSON.parse(out)).toEqual({ ...plain, input: { name: '-', sha256 } });
  });

  it('can read again what it writes as csv', async () => {
    const { out } = await run([vilanova, ...byVotes, '--format', 'csv', '--bom']);
    const again = await run(['-', ...byVotes, '--format', 'json'], {
      readStdin: async () => Buffer.from(out),
    });
    expect(JSON.parse(again.out)).toMatchObject({ spent: '191150.00', ties: [{ decidedBy: 'amount' }] });
    expect(again.err).toContain('marca de orden de bytes');
  });

  it('takes the rule of the survey from its published ballots, at its address', async () => {
    const line = ['b1', 'b2', 'b3']
      .map((id, at) => writeBallotLine(ballotId(id), at === 0 ? ['a'] : ['b']))
      .join('');
    const question = {
      _id: 's',
      title: 'S',
      displayType: 'budgetAmount',
      totalAmount: 100,
      rule: { kind: 'threshold', share: '50%', base: 'ballots' },
      proposals: [
        { _id: 'a', title: 'A', amount: 10 },
        { _id: 'b', title: 'B', amount: 20 },
      ],
    };
    const head = createHash('sha256').update(line).digest('hex');
    const list = writeHeadLine(surveyId('s'), head, question) + line;
    const server = createServer((request, response) => {
      const statuses: Readonly<Record<string, number>> = { s: 200, other: 403 };
      response.writeHead(statuses[request.url?.split('/')[4] ?? ''] ?? 404).end(list);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v/surveys`;
    try {
      const { out } = await run([`${base}/s`, '--format', 'json']);
      expect(JSON.parse(out)).toMatchObject({
        rule: 'threshold',
        parameters: { threshold: '50%', thresholdBase: 'ballots' },
        funded: [{ id: 'b', votes: 2 }],
        eligible: { votes: 1, ballots: 1 },
      });
      expect(await run([`${base}/other`])).toMatchObject({ exit: 5, out: '' });
      const { exit, err } = await run([`${base}/none`]);
      expect([exit, err]).toEqual([4, expect.stringContaining('no existe (404); revisa la dirección')]);
      expect(await run(['http://127.0.0.1:1/x'])).toMatchObject({ exit: 4, out: '' });
    } finally {
      server.close();
    }
  });

  it('writes a file whole, in the format of its name', async () => {
    const out = join(scratch, 'reparto.json');
    expect(await run([vilanova, ...byVotes, '--out', out])).toMatchObject({ exit: 0, out: '' });
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(`${golden}vilanova-by-votes.json`, 'utf8'));
    const nowhere = join(scratch, 'no', 'x.csv');
    expect(await run([vilanova, ...byVotes, '--out', nowhere])).toMatchObject({ exit: 1, out: '' });
  });

  it('writes a workbook with the same bytes every time', async () => {
    const [first, second] = [
      await run([vilanova, ...byVotes, '--format', 'xlsx']),
      await run([vilanova, ...byVotes, '--format', 'xlsx']),
    ];
    expect(first.bytes.slice(0, 2)).toEqual(Uint8Array.of(0x50, 0x4b));
    expect(second.bytes).toEqual(first.bytes);
  });

  it('warns if no proposal reaches the threshold', async () => {
    const { err, out, exit } = await run([...square(), '--threshold', '90%', '--threshold-base', 'votes']);
    expect(err).toContain('ninguna propuesta llega al umbral');
    expect(out).toContain('de los votos, quedan 0 de 5; de las papeletas, 0');
    expect(exit).toBe(0);
  });

  it('shows its help instead of waiting for an election to be typed', async () => {
    const { exit, err } = await run(['--rule', 'by-votes'], { stdinIsTerminal: true });
    expect(exit).toBe(2);
    expect(err).toContain('Ejemplos');
  });

  it('colours only a terminal, and not if a flag forbids it', async () => {
    const escape = '\u001B[';
    const terminal = { outIsTerminal: true, errIsTerminal: true, outColumns: 120 };
    expect((await run([vilanova, ...byVotes], terminal)).out).toContain(escape);
    expect((await run([vilanova, ...byVotes])).out).not.toContain(escape);
    const plain = [
      await run([vilanova, ...byVotes, '--no-color'], terminal),
      await run([vilanova, ...byVotes], { ...terminal, env: { NO_COLOR: '1' } }),
    ];
    for (const { out, err } of plain) expect(out + err).not.toContain(escape);
  });

  it('fits a narrow terminal', async () => {
    const { out } = await run([vilanova, ...byVotes], {
      outIsTerminal: true,
      outColumns: 42,
      env: { NO_COLOR: '1' },
    });
    const lines = out.split('\n');
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(42);
    expect(lines.slice(0, 2)).toEqual([
      ' 1 Bancos y barandillas para llegar al c…',
      '   1.102 v  12.600,00\u00A0€  ✓ financiada',
    ]);
    expect(out).toContain('── quedan 36.300,00\u00A0€ ───');
  });

  it('shows no control characters of a file on a terminal', async () => {
    const evil = 'id;title;amount;votes\na;\u001B[31mRojo;1;1\n';
    const { out } = await run(['-', ...byVotes], { readStdin: async () => Buffer.from(evil) });
    expect(out).not.toContain('\u001B');
  });
});

function square(): readonly string[] {
  return [
    `${elections}square.pb`,
    '--rule',
    'threshold',
    '--threshold',
    '25%',
    '--threshold-base',
    'ballots',
  ];
}
