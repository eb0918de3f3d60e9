import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadElection } from '#application/budget/election-input.ts';
import type { BallotKind, Election } from '#domain/budget/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { votedElection, votedElections, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { readAsElsewhere } from '#fixtures/naive/pabulib-reader.ts';
import { readPabulib } from '../../pabulib/read-pabulib.ts';
import { writePabulib } from './write-pabulib.ts';

const outcome = { funded: new Set<string>(), rule: 'greedy', comment: 'concejo' };
type About = NonNullable<ReadElection['about']>;

function written(election: Election, about: About = [], funded: readonly string[] = []): string {
  const file = writePabulib({ election, about }, { ...outcome, funded: new Set(funded) });
  if (isLeft(file)) throw new Error(file.left.kind);
  return file.right;
}

function readBack(text: string): ReadElection {
  const read = readPabulib(Buffer.from(text), { budget: null, ballots: null, language: 'es' });
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
}

/** Any letter, and the characters that separate and quote. */
const words = fc
  .string({ unit: fc.constantFrom(...'aŁőñ·;",\'=+ -'), minLength: 1 })
  .map((text) => `x${text}y`);

describe('an election written for other programs', () => {
  it.each<BallotKind>(['approval', 'ordinal', 'points'])('is the same when read again: %s', (kind) => {
    fc.assert(
      fc.property(votedElections(kind), fc.array(words, { minLength: 6, maxLength: 6 }), (drawn, titles) => {
        const projects = drawn.projects.map((project, place) => ({
          ...project,
          title: titles[place] ?? project.id,
          category: titles[place + 1] ?? null,
        }));
        const election = { ...drawn, projects };
        const read = readBack(written(election));
        // A category with a comma is read as a list of several, beside the same text.
        const categoriesOf = ({ category }: { readonly category: string | null }) => {
          const names = new Set(
            (category ?? '')
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean),
          );
          return names.size > 1 ? { categories: [...names] } : {};
        };
        const listed = projects.map((project) => ({ ...project, ...categoriesOf(project) }));
        expect(read.election).toEqual({ ...election, projects: listed });
        expect(read.warnings.filter((warning) => warning.kind !== 'quotedCells')).toEqual([]);
      }),
    );
  });

  it('keeps what the source says about it, invents no value, and says nothing about voters', () => {
    const source = readFileSync(new URL('../../../../fixtures/elections/square.pb', import.meta.url), 'utf8');
    const { election, about = [] } = readBack(source);
    const { budget } = election;
    if (budget === null) throw new Error('a budget');
    const text = written({ ...election, budget }, about, ['banc', 'font']);
    expect(readBack(text).election).toEqual(election);
    const meta = text.split('\n').slice(0, text.split('\n').indexOf('PROJECTS'));
    expect(meta).toContain('unit;Vilanova de la Marjal');
    expect(meta).toContain('vote_type;approval');
    expect(text).toContain('\nbanc;3000;7;Bancos a la sombra;mobiliario;1;Centre\n');
    expect(text).toContain('\njoc;3500;5;Juegos para todas las edades;juego;0;Raval\n');
    expect(text).toContain('\nvoter_id;vote\n1;banc,font\n');
    expect(text).not.toMatch(/\bage\b|\bsex\b|v01/u);
    expect(written(votedElection(9, [['a', 1]], 'a'))).toContain('\ncountry;\nunit;\n');
  });

  it('adds to a comment of the source and keeps its kind of points', () => {
    const about: About = [
      ['comment', 'Primera; vuelta'],
      ['vote_type', 'Cumulative'],
    ];
    const points = votedElection(9, [['a', 1]], 'a', 'points');
    expect(written(points, about)).toContain('\ncomment;"#1: Primera; vuelta #2: concejo"\n');
    expect(written(points, [['comment', '#1: a #2: b']])).toContain('\ncomment;#1: a #2: b #3: concejo\n');
    // Others compare the names of kinds letter by letter.
    expect(written(points, about)).toContain('\nvote_type;cumulative\n');
    expect(written(votedElection(9, [['a', 1]], 'a'), [['vote_type', 'Knapsack']])).toContain(
      '\nvote_type;approval\n',
    );
    expect(written(points)).toContain('\nvote_type;scoring\n');
    expect(written(votedElection(9, [['a', 1]], 'a'), about)).toContain('\nvote_type;approval\n');
    expect(written({ ...points, currency: '' })).not.toContain('currency');
  });

  it('writes a title in one line, and quotes ids that need it', () => {
    const drawn = votedElection(9, [['a', 1]], 'a');
    const [project] = drawn.projects;
    if (!project) throw new Error('a project');
    const id = proposalId('a;"b"');
    const election = {
      ...drawn,
      projects: [{ ...project, id, title: 'dos\nlíneas' }],
      votes: new Map([[id, 1]]),
    };
    expect(written(election)).toContain(';1;dos líneas;0\n');
    expect(readBack(written(election)).election.votes).toEqual(election.votes);
  });

  it.each<BallotKind>(['approval', 'ordinal', 'points'])(
    'is read by the rules of other programs: %s',
    (kind) => {
      const strange = fc.string({ unit: fc.constantFrom(...'añ;", \n\r\u2028\u0085\u001C\u000B') });
      fc.assert(
        fc.property(
          votedElections(kind),
          fc.array(strange, { minLength: 6, maxLength: 6 }),
          (drawn, titles) => {
            const projects = drawn.projects.map((project, place) => ({
              ...project,
              title: titles[place] ?? '',
              district: titles[place + 1] ?? null,
            }));
            const read = readAsElsewhere(written({ ...drawn, projects }, [['description', titles.join('')]]));
            const { marks } = drawn;
            if (!marks) throw new Error('ballots');
            expect([...read.projects.keys()]).toEqual(projects.map(({ id }) => id));
            const cells = [...read.projects.values()];
            expect(cells.map((project) => Number(project.get('cost')))).toEqual(
              projects.map(({ amount }) => amount / 100),
            );
            const expected = Array.from({ length: marks.offsets.length - 1 }, (_, ballot) =>
              Array.from(
                marks.projects.subarray(marks.offsets[ballot], marks.offsets[ballot + 1]),
                (place, at) => [projects[place]?.id, marks.points?.[(marks.offsets[ballot] ?? 0) + at] ?? 1],
              ),
            );
            expect(read.ballots).toEqual(expected);
            for (const [id, project] of read.projects) {
              const ofIt = read.ballots.flat().filter(([named]) => named === id);
              expect(Number(project.get('votes'))).toBe(ofIt.length);
              const points = ofIt.reduce((sum, [, given]) => sum + given, 0);
              if (kind === 'points') expect(Number(project.get('score'))).toBe(points);
            }
          },
        ),
      );
    },
  );

  it('leaves out what stops other programs: limits that are not numbers, keys that are headings', () => {
    const about: About = [
      ['max_length', '3.0'],
      ['min_length', '1'],
      ['max_sum_cost', ''],
      ['min_sum_points', '0.5'],
      ['votes', '12'],
    ];
    const text = written(votedElection(9, [['a', 1]], 'a'), about);
    const { meta } = readAsElsewhere(text);
    expect([...meta.keys()].slice(-3)).toEqual(['min_sum_points', 'currency', 'comment']);
    expect(text).not.toMatch(/^(?:max_length|max_sum_cost|votes);/mu);
  });

  it('ends a blank ballot before its points', () => {
    const drawn = votedElection(9, [['a', 1]], 'a', 'points');
    const text = written(withBallots(drawn, 'points', [[[0, 2]], [], [[0, 0.5]]]));
    expect(text).toMatch(/\nproject_id;cost;votes;score;name;selected\na;0\.01;2;2\.5;/u);
    expect(text).toMatch(/\nvoter_id;vote;points\n1;a;2\n2;\n3;a;0\.5\n$/u);
    expect(readAsElsewhere(text).ballots[1]).toEqual([]);
    expect(readBack(text).election.ballots).toBe(3);
  });

  it.each(['a,b', '', ' a', 'a\u2028b', 'none', 'Votes'])('is refused with an id like «%s»', (id) => {
    const election = votedElection(9, [['a', 1]], 'a');
    const projects = election.projects.map((project) => ({ ...project, id: proposalId(id) }));
    expect(writePabulib({ election: { ...election, projects }, about: [] }, outcome)).toEqual(
      left({ kind: 'notWritable', id }),
    );
  });

  it('is refused with counts alone', () => {
    expect(writePabulib({ election: anElection(9, [['a', 1, 1]]), about: [] }, outcome)).toMatchObject({
      left: { kind: 'ballotsNeeded' },
    });
  });
});
