import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadElection } from '#application/budget/election-input.ts';
import type { BallotKind, Election } from '#domain/budget/election.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { readPabulib } from './read-pabulib.ts';
import { writePabulib } from './write-pabulib.ts';

const outcome = { funded: new Set<string>(), rule: 'greedy', comment: 'concejo' };
type About = NonNullable<ReadElection['about']>;

function written(election: Election, about: About = [], funded: readonly string[] = []): string {
  const file = writePabulib({ election, about }, { ...outcome, funded: new Set(funded) });
  if (isLeft(file)) throw new Error(file.left.kind);
  return file.right;
}

function readBack(text: string): ReadElection {
  const read = readPabulib(text, { budget: null, ballots: null, language: 'es' });
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
}

/** Any letter, and the signs that separate and quote. */
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
        expect(read.election).toEqual(election);
        expect(read.warnings.filter((warning) => warning.kind !== 'quotedCells')).toEqual([]);
      }),
    );
  });

  it('keeps what the source says of it, makes nothing up, and says nothing about voters', () => {
    const source = readFileSync(new URL('../../../fixtures/elections/square.pb', import.meta.url), 'utf8');
    const { election, about = [] } = readBack(source);
    const { budget } = election;
    if (budget === null) throw new Error('a budget');
    const text = written({ ...election, budget }, about, ['banc', 'font']);
    expect(readBack(text).election).toEqual(election);
    const meta = text.split('\n').slice(0, text.split('\n').indexOf('PROJECTS'));
    expect(meta).toContain('unit;Vilanova de la Marjal');
    expect(meta).toContain('vote_type;approval');
    expect(text).toContain('\nbanc;3000;7;Bancos a la sombra;mobiliario;Centre;1\n');
    expect(text).toContain('\njoc;3500;5;Juegos para todas las edades;juego;Raval;0\n');
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
    expect(written(points, about)).toContain('comment;"Primera; vuelta concejo"\nvote_type;Cumulative\n');
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
    expect(written(election)).toContain(';1;dos líneas;;;0\n');
    expect(readBack(written(election)).election.votes).toEqual(election.votes);
  });

  it('cannot be had from counts alone, nor with ids that hold commas', () => {
    expect(writePabulib({ election: anElection(9, [['a', 1, 1]]), about: [] }, outcome)).toMatchObject({
      left: { kind: 'ballotsNeeded' },
    });
    const election = votedElection(9, [['a,b', 1]], 'a');
    expect(writePabulib({ election, about: [] }, outcome)).toMatchObject({
      left: { kind: 'notWritable', id: 'a,b' },
    });
  });
});
