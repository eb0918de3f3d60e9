import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { closingRecord } from '#domain/voting/closing/closing-record.ts';
import { someFigures, someSurvey } from '#fixtures/builders/data/closing-figures.ts';
import { publishedList, rankedSurvey } from '#fixtures/builders/data/published-list.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

async function run(args: readonly string[]) {
  const recorded = recordingIo();
  const exit = await main(['survey', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

/** A council that answers what the test says, by address; 403 for everything else. */
async function withCouncil(
  bodies: Readonly<Record<string, string>>,
  work: (base: string) => Promise<void>,
  otherwise = 403,
): Promise<void> {
  const server = createServer((request, response) => {
    const body = bodies[(request.url ?? '').split('?')[0] ?? ''];
    response.writeHead(body === undefined ? otherwise : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('concejo survey results', () => {
  const published = {
    survey: 's',
    displayType: 'ranked',
    ballots: 3,
    results: { pool: 4, trees: 3 },
    spread: { pool: [2, 0], trees: [1, 1] },
  };
  const bodies = (results: object, list = publishedList(rankedSurvey)) => ({
    '/api/v/surveys': JSON.stringify({ items: [rankedSurvey], itemsCount: 1 }),
    '/api/v/surveys/s/results': JSON.stringify(results),
    '/api/v/surveys/s/ballots': list,
  });
  const ask = (base: string, ...more: readonly string[]) =>
    run(['results', '--base-url', base, '--realm', 'v', '--survey', 's', ...more]);

  it('verifies the list against the closing record too, if there is one', async () => {
    const list = publishedList(rankedSurvey);
    const head = createHash('sha256')
      .update(list.slice(list.indexOf('\n') + 1))
      .digest('hex');
    const record = (ballots: number) => {
      const surveys = [someSurvey({ id: 's', marks: 3, ballots, list: head })];
      const sealing = { hash: (text: string) => text, saltOf: (part: string) => part };
      const made = closingRecord(someFigures({ surveys }), '', sealing);
      return JSON.stringify({ record: { vote: 's', ...made, signatures: [] } });
    };
    for (const [ballots, exit, words] of [
      [3, 0, 'la lista es la del acta de cierre, con 3 papeletas.'],
      [4, 1, 'el acta de cierre dice 4 papeletas'],
    ] as const)
      await withCouncil(
        { ...bodies(published), '/api/v/surveys/s/record': record(ballots) },
        async (base) => {
          const verified = await ask(base, '--verify');
          expect([verified.exit, verified.err.includes(words)]).toEqual([exit, true]);
        },
      );
    await withCouncil({ ...bodies(published), '/api/v/surveys/s/record': '{"record":{}}' }, async (base) => {
      expect(await ask(base, '--verify')).toMatchObject({
        exit: 1,
        err: expect.stringContaining('no es un acta'),
      });
    });
  });

  it('prints the council’s results, with the texts of the survey', async () => {
    await withCouncil(bodies(published), async (base) => {
      const { exit, out, err } = await ask(base);
      expect([exit, err]).toEqual([0, '']);
      expect(out).toContain('pool           Piscina         4           2           0');
      expect(JSON.parse((await ask(base, '--format', 'json')).out)).toMatchObject(published);
    });
  });

  it('says truly why there are none: a hidden number, an unknown type; of a survey that asks nothing, how many took part', async () => {
    const council = (more: object) => ({
      '/api/v/surveys': JSON.stringify({ items: [{ ...rankedSurvey, ...more }], itemsCount: 1 }),
    });
    await withCouncil(council({ hideVoteCount: true }), async (base) => {
      for (const flags of [[], ['--verify']]) {
        const { exit, out, err } = await ask(base, ...flags);
        expect([exit, out]).toEqual([5, '']);
        expect(err).toContain('no se puede recontar en casa');
      }
    });
    await withCouncil(council({ displayType: 'dados' }), async (base) => {
      const { exit, err } = await ask(base);
      expect([exit, err]).toEqual([
        5,
        'error: aún no es posible mostrar resultados de este tipo de encuesta (dados)\n',
      ]);
    });
    const none = { survey: 's', displayType: 'none', ballots: 7, results: {} };
    const answers = {
      ...council({ displayType: 'none', voteCount: 7 }),
      '/api/v/surveys/s/results': JSON.stringify(none),
    };
    await withCouncil(answers, async (base) => {
      expect((await ask(base)).err).toBe('La encuesta no pide respuesta. Participantes: 7\n');
    });
  });

  it('names a like in the reader’s words', async () => {
    const likes = { ...rankedSurvey, displayType: 'likes', answers: [] };
    const results = { survey: 's', displayType: 'likes', ballots: 103, results: { like: 103 } };
    const council = {
      '/api/v/surveys': JSON.stringify({ items: [likes], itemsCount: 1 }),
      '/api/v/surveys/s/results': JSON.stringify(results),
    };
    await withCouncil(council, async (base) => {
      expect((await ask(base)).out).toMatch(/like +Me gusta +103/u);
      expect((await ask(base, '--locale', 'va')).out).toContain('M’agrada');
    });
  });

  it('does not ask for a file if it takes none', async () => {
    const { exit, err } = await ask('http://127.0.0.1:9', 'papeletas.jsonl');
    expect(exit).toBe(2);
    expect(err).toContain('sobran argumentos: esta orden no admite tantos');
  });

  it('says with --dry-run what it would request, and requests nothing', async () => {
    const base = 'http://127.0.0.1:9';
    const { exit, out } = await ask(base, '--verify', '--dry-run');
    expect(exit).toBe(0);
    expect(out.split('\n').map((line) => line.replace(`GET ${base}/api/v/surveys`, ''))).toEqual([
      '/s/results',
      expect.stringMatching(/^\?/u),
      '/s/ballots',
      '',
    ]);
  });

  it('recounts the published list and prints both fingerprints', async () => {
    await withCouncil(bodies(published), async (base) => {
      const { exit, err } = await ask(base, '--verify');
      expect(exit).toBe(0);
      expect(err.match(/[0-9a-f]{64}/gu)).toHaveLength(2);
      expect(err).toContain('El recuento coincide: 3 papeletas.');
    });
  });

  it('ends with 1 and every difference if the list gives another result', async () => {
    await withCouncil(bodies({ ...published, ballots: 4, results: { pool: 5, trees: 3 } }), async (base) => {
      const { exit, err } = await ask(base, '--verify');
      expect(exit).toBe(1);
      expect(err).toContain('papeletas: publicadas 4, recontadas 3');
      expect(err).toContain('«pool»: publicado 5, recontado 4');
    });
    const offered = publishedList({ ...rankedSurvey, blankVote: true }, [
      ['pool', 'trees'],
      ['pool'],
      ['trees'],
      null,
    ]);
    await withCouncil(bodies({ ...published, ballots: 4, blank: 0 }, offered), async (base) => {
      const { exit, err } = await ask(base, '--verify');
      expect(exit).toBe(1);
      expect(err).toContain('papeletas en blanco: publicadas 0, recontadas 1');
    });
    await withCouncil(
      bodies(published, publishedList(rankedSurvey).replace('["trees"]', '["pool"]')),
      async (base) => {
        const { exit, err } = await ask(base, '--verify');
        expect(exit).toBe(1);
        expect(new Set(err.match(/[0-9a-f]{64}/gu)).size).toBe(2);
        expect(err).toContain('las huellas no coinciden');
        expect(err).toContain('«pool»: publicado 4, recontado 6');
        expect(err).toContain('«trees»: publicado 3, recontado 1');
      },
    );
    await withCouncil(
      bodies(published, publishedList(rankedSurvey).replace('"survey":"s"', '"survey":"t"')),
      async (base) => {
        expect(await ask(base, '--verify')).toMatchObject({ exit: 1, err: expect.stringContaining('«t»') });
      },
    );
  });

  it('cannot recount free answers, nor an invalid list', async () => {
    const free = { survey: 's', displayType: 'free', ballots: 1, results: {}, say: ['sombra'] };
    await withCouncil(bodies(free), async (base) => {
      expect(await ask(base, '--verify')).toMatchObject({
        exit: 1,
        err: expect.stringContaining('sin papeleta'),
      });
    });
    await withCouncil(bodies(published, 'oops'), async (base) => {
      expect((await ask(base, '--verify')).exit).toBe(3);
    });
  });

  it('distinguishes hidden results, a council that does not answer, and answers of another form', async () => {
    await withCouncil({}, async (base) => {
      expect(await ask(base)).toMatchObject({ exit: 5, err: expect.stringContaining('no son públicos') });
    });
    await withCouncil(bodies({ results: 7 }), async (base) => {
      expect((await ask(base)).exit).toBe(3);
    });
    const unknown = { exit: 4, err: expect.stringContaining('no existe (404); revisa la dirección') };
    await withCouncil({}, async (base) => expect(await ask(base)).toMatchObject(unknown), 404);
    expect(await ask('http://127.0.0.1:9')).toMatchObject({
      exit: 4,
      err: expect.stringContaining('no responde'),
    });
  });

  it('needs an address, a town and a survey', async () => {
    expect(await run(['results'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('falta --base-url'),
    });
    expect((await ask('ftp://example.org')).exit).toBe(2);
    expect((await ask('http://127.0.0.1:9', '--format', 'pb')).exit).toBe(2);
  });
});
