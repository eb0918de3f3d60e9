import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { publishedList, rankedSurvey } from '#fixtures/builders/data/published-list.ts';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const scratch = mkdtempSync(join(tmpdir(), 'concejo-tally-'));

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['survey', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}

function fileOf(name: string, text: string): string {
  const file = join(scratch, name);
  writeFileSync(file, text);
  return file;
}

describe('concejo survey tally', () => {
  const list = fileOf('list.jsonl', publishedList(rankedSurvey));
  const [head = '', ...ballots] = publishedList(rankedSurvey).split('\n');
  const fingerprint: string = JSON.parse(head).head;

  it('counts a published list by its own question', async () => {
    const { exit, out, err } = await run(['tally', list]);
    expect([exit, err]).toEqual([0, '']);
    expect(out.split('\n').slice(0, 5)).toEqual([
      'S',
      '',
      'Identificador  Respuesta  Puntos  Posición 1  Posición 2  Puntos por papeleta',
      'pool           Piscina         4           2           0                 1,33',
      'trees          =Árboles        3           1           1                 1,00',
    ]);
    expect(out).toContain(`huella     ${(fingerprint.match(/.{8}/gu) ?? []).join(' ')}`);
  });

  it('gives only the columns asked for, in their order', async () => {
    const { exit, out } = await run(['tally', list, '--fields', 'points,id', '--format', 'csv']);
    expect([exit, out.split('\n')[1]?.slice(0, 7)]).toEqual([0, '4;pool;']);
    expect((await run(['tally', list, '--fields', 'id'])).out).toMatch(/^Identificador\npool\ntrees\n/u);
    const { rows } = JSON.parse((await run(['tally', list, '--fields', 'id', '--format', 'json'])).out);
    expect(rows).toEqual([{ id: 'pool' }, { id: 'trees' }]);
    const unknown = await run(['tally', list, '--fields', 'votes']);
    expect(unknown).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('puede ser id, answer') });
    const unread = await run(['tally', join(scratch, 'none.jsonl'), '--fields', 'colour']);
    expect(unread).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('puede ser id, answer') });
    const second = await run(['tally', list, '--fields', 'position2', '--format', 'csv']);
    expect(second).toMatchObject({ exit: 0 });
  });

  it('says with --dry-run what it would read and write, and does neither', async () => {
    const out = join(scratch, 'never.xlsx');
    const output = await run(['tally', list, '--survey', 'https://a.example/s', '--out', out, '--dry-run']);
    expect(output).toMatchObject({ exit: 0, err: '' });
    expect(output.out).toBe(`leería ${list}\nGET https://a.example/s\nescribiría ${out}\n`);
    expect(existsSync(out)).toBe(false);
    const missing = await run(['tally', join(scratch, 'none.jsonl'), '--dry-run']);
    expect(missing).toMatchObject({ exit: 3, out: '' });
  });

  it('speaks the language asked for, in answers too', async () => {
    expect((await run(['tally', list, '--locale', 'va'])).out).toContain('Piscina municipal');
  });

  it('gives the same count as json, csv, tsv and a workbook', async () => {
    const json = await run(['tally', list, '--format', 'json']);
    expect(JSON.parse(json.out)).toEqual({
      survey: 's',
      displayType: 'ranked',
      ballots: 3,
      results: { pool: 4, trees: 3 },
      spread: { pool: [2, 0], trees: [1, 1] },
      figures: { pool: { averagePoints: 1.33 }, trees: { averagePoints: 1 } },
      input: { name: 'list.jsonl', sha256: fingerprint, fingerprint },
    });
    const csv = (await run(['tally', list, '--format', 'csv'])).out.split('\n');
    expect(csv[0]).toBe(
      'id;answer;points;position1;position2;averagePoints;survey;displayType;countedBallots;input;sha256;program',
    );
    expect(csv[2]).toMatch(/^trees;'=Árboles;3;1;1;1,00;s;ranked;3;list\.jsonl;[0-9a-f]{64};concejo \d/u);
    expect((await run(['tally', list, '--format', 'tsv'])).out.split('\n')[1]).toMatch(
      /^pool\tPiscina\t4\t2\t0\t/u,
    );
    const out = join(scratch, 'count.xlsx');
    expect(await run(['tally', list, '--out', out])).toMatchObject({ exit: 0, out: '' });
    expect(readFileSync(out).subarray(0, 2).toString()).toBe('PK');
  });

  it('reads the survey from a file if the list has none, and says that no fingerprint was checked', async () => {
    const bare = fileOf('bare.jsonl', ballots.join('\n'));
    expect(await run(['tally', bare])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('falta --survey'),
    });
    const survey = fileOf('survey.json', JSON.stringify(rankedSurvey));
    const result = await run(['tally', '-', '--survey', survey, '--format', 'json'], {
      readStdin: async () => readFileSync(bare),
    });
    expect(result).toMatchObject({ exit: 0, err: expect.stringContaining('no lleva su huella') });
    expect(JSON.parse(result.out)).toMatchObject({ results: { pool: 4, trees: 3 } });
    expect(await run(['tally', bare, '--survey', bare])).toMatchObject({
      exit: 3,
      err: expect.stringContaining('una encuesta en JSON'),
    });
  });

  it('reports all lines that are not ballots by number, and a list that was altered', async () => {
    const broken = fileOf('broken.jsonl', [head, 'oops', ...ballots.slice(0, 1), '{"id":3}'].join('\n'));
    const result = await run(['tally', broken]);
    expect(result).toMatchObject({ exit: 3, out: '' });
    for (const text of ['broken.jsonl:2:1', 'broken.jsonl:4:1', '«oops»']) expect(result.err).toContain(text);
    const altered = fileOf('altered.jsonl', publishedList(rankedSurvey).replace('["trees"]', '["pool"]'));
    expect(await run(['tally', altered])).toMatchObject({
      exit: 3,
      err: expect.stringContaining(fingerprint),
    });
  });

  it('says that a web page in place of the list is one, and what to check', async () => {
    const page = '\uFEFF\n<!DOCTYPE html>\n<html lang="es">\n<body>404</body></html>\n';
    const saved = fileOf('page.jsonl', page);
    const survey = fileOf('page-survey.json', JSON.stringify(rankedSurvey));
    const message = 'es una página web (HTML), no los datos; revisa la dirección o el fichero\n';
    const refused = { exit: 3, out: '', err: `error: ${saved}: ${message}` };
    expect(await run(['tally', saved])).toEqual(expect.objectContaining(refused));
    expect(await run(['tally', saved, '--survey', survey])).toEqual(expect.objectContaining(refused));
    const piped = await run(['tally', '-'], { stdin: () => Readable.from([Buffer.from(page)]) });
    expect([piped.exit, piped.err]).toEqual([3, `error: -: ${message}`]);
  });

  it('lists blank ballots separately, in every format', async () => {
    const offered = fileOf(
      'blank.jsonl',
      publishedList({ ...rankedSurvey, blankVote: true }, [['pool'], null, null]),
    );
    const { exit, out, err } = await run(['tally', offered]);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^ +Papeletas en blanco +2$/mu);
    expect(out).toMatch(/^Papeletas +3\nPapeletas en blanco +2$/mu);
    const json = await run(['tally', offered, '--format', 'json']);
    expect(JSON.parse(json.out)).toMatchObject({ ballots: 3, blank: 2 });
    const csv = (await run(['tally', offered, '--format', 'csv'])).out.split('\n');
    expect(csv[0]).toContain(';countedBallots;blankBallots;');
    expect(csv[3]).toMatch(/^;blankBallots;2;;;;s;ranked;3;2;/u);
    const unasked = fileOf('unasked.jsonl', publishedList(rankedSurvey, [['pool'], null]));
    expect(await run(['tally', unasked])).toMatchObject({
      exit: 3,
      err: expect.stringContaining('la papeleta b1, en blanco: la encuesta no lo ofrece'),
    });
  });

  it('refuses ballots that do not fit, and says which, why and what to do', async () => {
    const misfits = fileOf('misfits.jsonl', publishedList(rankedSurvey, ['boat', ['pool'], 7]));
    const result = await run(['tally', misfits, '--quiet']);
    expect(result).toMatchObject({ exit: 3, out: '' });
    for (const text of [
      'misfits.jsonl:2:1',
      'la papeleta b0, que nombra «boat»: no está en la encuesta',
      'misfits.jsonl:4:1',
      'la respuesta de la papeleta b2',
      'una respuesta que encaje con la encuesta',
      'descarga la lista otra vez',
    ])
      expect(result.err).toContain(text);
  });

  it('says for free answers that their texts are published separately', async () => {
    const free = fileOf('free.jsonl', publishedList({ ...rankedSurvey, displayType: 'free' }, ['', '']));
    expect(await run(['tally', free])).toMatchObject({ exit: 0, err: expect.stringContaining('aparte') });
    const texts = fileOf(
      'texts.jsonl',
      publishedList({ ...rankedSurvey, displayType: 'free' }, ['más sombra', 'Sombra']),
    );
    expect((await run(['tally', texts])).out).toMatch(/^S\n\nPalabra +Veces\nsombra +2\n/u);
    expect((await run(['tally', texts, '--format', 'csv', '--quiet'])).out).toContain('más sombra;s;free;2;');
  });

  it('prints stars with their average', async () => {
    const stars = fileOf(
      'stars.jsonl',
      publishedList({ ...rankedSurvey, displayType: 'rating', ratingRange: [1, 3] }, [3, 3, 1]),
    );
    expect((await run(['tally', stars])).out).toMatch(/Nota media +2,33/u);
    const each = { ...rankedSurvey, displayType: 'ratingAnswers', ratingRange: [2, 3] };
    const rated = fileOf('rated.jsonl', publishedList(each, [{ pool: 3 }, { pool: 2, trees: 2 }]));
    expect((await run(['tally', rated, '--format', 'csv'])).out).toMatch(
      /^id;answer;starsSum;stars2;stars3;.*\npool;Piscina;5;1;1;/u,
    );
  });

  it('says for the line of progress that it counts and writes, and how much is counted', async () => {
    const doing: unknown[] = [];
    await run(['tally', list, '--quiet'], {
      doing: (stage, howFar) => void doing.push([stage, howFar]),
    });
    expect(doing).toEqual([
      ['counting', undefined],
      ['counting', 100],
      ['writing', undefined],
    ]);
  });

  it('prints the share of each answer, and the turnout of a census', async () => {
    const survey = { ...rankedSurvey, displayType: 'options' };
    const one = fileOf('shares.jsonl', publishedList(survey, ['pool', 'pool', 'trees']));
    const shown = await run(['tally', one, '--census', '40', '--quiet']);
    expect(shown.out).toMatch(/Piscina +2 +66,7\n/u);
    expect(shown.out).toMatch(/Censo +40\nParticipación +7,5\u00A0%\n/u);
    const csv = await run(['tally', one, '--census', '40', '--format', 'csv', '--quiet']);
    expect(csv.out).toMatch(/^id;answer;votes;share;survey;displayType;countedBallots;census;turnout;/u);
    const json = await run(['tally', one, '--census', '40', '--format', 'json', '--quiet']);
    expect(JSON.parse(json.out)).toMatchObject({
      census: 40,
      turnout: 7.5,
      figures: { pool: { share: 66.7 }, trees: { share: 33.3 } },
    });
    const rated = { ...rankedSurvey, displayType: 'ratingAnswers', ratingRange: [1, 5] };
    const stars = fileOf('averages.jsonl', publishedList(rated, [{ pool: 3 }, { pool: 4 }]));
    const figures = JSON.parse((await run(['tally', stars, '--format', 'json', '--quiet'])).out);
    expect(figures).toMatchObject({
      figures: { pool: { raters: 2, average: 3.5 }, trees: { raters: 0, average: null } },
    });
    const texts = { ...rankedSurvey, displayType: 'free' };
    const free = fileOf('no-figures.jsonl', publishedList(texts, ['más sombra']));
    const written = (await run(['tally', free, '--format', 'json', '--quiet'])).out;
    expect(JSON.parse(written)).not.toHaveProperty('figures');
    expect(await run(['tally', one, '--census', 'x'])).toMatchObject({ exit: 2 });
  });

  it.each([
    ['xlsx', 'PK'],
    ['ods', 'PK'],
    ['xls', '\u00D0\u00CF'],
    ['pdf', '%PDF'],
  ])('writes its count as .%s, in the language asked for', async (format, begin) => {
    const { exit, bytes } = await run(['tally', list, '--format', format, '--locale', 'eu', '--quiet']);
    expect([exit, Buffer.from(bytes.slice(0, begin.length)).toString('latin1')]).toEqual([0, begin]);
    if (format === 'pdf') expect(pdfPages(bytes).join()).toMatch(/Emaitza.*1 \/ 1/su);
  });

  it('refuses flags that it cannot apply', async () => {
    expect((await run(['tally', list, '--format', 'docx'])).exit).toBe(2);
    // A list of a survey is not an election that other programs know.
    expect((await run(['tally', list, '--format', 'pb'])).exit).toBe(2);
    expect((await run(['tally', list, '--out', join(scratch, 'list.pb')])).exit).toBe(2);
    expect((await run(['tally', list, '--format', 'pdf', '--bom'])).exit).toBe(2);
    expect((await run(['tally', list, '--bom'])).exit).toBe(2);
    for (const format of ['xlsx', 'xls', 'ods', 'pdf'])
      expect((await run(['tally', list, '--format', format], { outIsTerminal: true })).exit).toBe(2);
    expect((await run(['tally', join(scratch, 'none.jsonl')])).exit).toBe(3);
    expect((await run(['tally', list, '--survey', join(scratch, 'none.json')])).exit).toBe(3);
    expect((await run(['tally'], { stdinIsTerminal: true })).exit).toBe(2);
    const dice = fileOf('dice.jsonl', publishedList({ ...rankedSurvey, displayType: 'dice' }));
    expect(await run(['tally', dice])).toMatchObject({ exit: 3, err: expect.stringContaining('dice') });
  });
});
