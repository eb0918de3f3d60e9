import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { InputSettings } from '#application/budget/election-input.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { readPabulib as readBytes } from './read-pabulib.ts';

const settings: InputSettings = { budget: null, ballots: null, language: 'es' };
const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/elections/${name}`, import.meta.url), 'utf8');

const readPabulib = (text: string, given: InputSettings) => readBytes(Buffer.from(text), given);

function faultsOf(text: string) {
  const read = readPabulib(text, settings);
  return isLeft(read) ? read.left.map(({ kind, line, column }) => `${line}:${column} ${kind}`) : [];
}

const square = fixture('square.pb');
const broken = (from: string, to: string) => faultsOf(square.replace(from, to));

describe('an election in a .pb file', () => {
  it('is counted from its ballots, projects in the order of the file', () => {
    expect(readPabulib(square, settings)).toMatchObject({
      right: {
        warnings: [],
        election: {
          budget: 1_000_000,
          currency: 'EUR',
          ballots: 10,
          projects: [
            {
              id: 'banc',
              title: 'Bancos a la sombra',
              amount: 300_000,
              category: 'mobiliario',
              district: 'Centre',
            },
            { id: 'font' },
            { id: 'joc' },
            { id: 'arbre' },
            { id: 'pista' },
          ],
          votes: new Map([
            ['banc', 7],
            ['font', 6],
            ['joc', 5],
            ['arbre', 5],
            ['pista', 2],
          ]),
        },
      },
    });
  });

  it('keeps every ballot for the rules that need single ballots', () => {
    const read = readPabulib(square, settings);
    const marks = isRight(read) ? read.right.election.marks : undefined;
    expect(marks?.offsets).toHaveLength(11);
    expect([...(marks?.projects.subarray(0, 5) ?? [])]).toEqual([0, 1, 0, 1, 2]);
    expect(marks?.points).toBeNull();
  });

  it('with points counts one for each ballot that names a project, and keeps the points', () => {
    const read = readPabulib(fixture('points.pb'), settings);
    expect(read).toMatchObject({
      right: {
        election: {
          budget: 500_050,
          votes: new Map([
            ['llum', 3],
            ['camí', 3],
            ['mur', 1],
          ]),
        },
        warnings: [],
      },
    });
    const marks = isRight(read) ? read.right.election.marks : undefined;
    expect([...(marks?.points ?? [])]).toEqual([3, 1, 3, 2, 1, 1, 1]);
  });

  it('uses another budget if one is given', () => {
    expect(readPabulib(square, { ...settings, budget: cents(1) })).toMatchObject({
      right: { election: { budget: 1 } },
    });
    expect(broken('budget;10000\n', '')).toEqual(['2:1 missingBudget']);
    expect(broken('vote_type;approval', 'vote_type;range')).toEqual([
      expect.stringMatching(/^\d+:11 unknownVoteType$/u),
    ]);
    expect(broken('vote_type;approval', 'vote_type;')).toEqual([]);
  });

  it('may have the quirks of real files, which are reported with their lines', () => {
    const read = readPabulib(fixture('quirks.pb').replace('\uFEFF', ''), settings);
    expect(read).toMatchObject({
      right: {
        election: {
          ballots: 4,
          projects: [{ title: 'Orquesta; dos noches' }, { id: '2' }, { amount: 99_999_999_900 }, { id: '4' }],
          votes: new Map([
            ['1', 3],
            ['2', 3],
            ['3', 1],
            ['4', 1],
          ]),
        },
      },
    });
    const warnings = isRight(read) ? read.right.warnings.map(({ kind, line }) => `${line} ${kind}`) : [];
    expect(warnings).toEqual([
      '1 windowsLineEnds',
      '3 quotedCells',
      '5 declaredBallots',
      '7 separatorInMeta',
      '9 formerColumn',
      '9 formerColumn',
      '10 quotedCells',
      '12 withdrawnProject',
      '13 spaces',
      '15 formerColumn',
      '17 repeatedInVote',
      '18 quotedCells',
      '19 spaces',
      '19 spaces',
    ]);
  });

  it('that declares other votes than its ballots contain is counted by its ballots, with a note', () => {
    const read = readPabulib(square.replace('banc;3000;7;', 'banc;3000;9;'), settings);
    expect(read).toMatchObject({
      right: {
        warnings: [
          { kind: 'declaredVotes', line: 18, particulars: { project: 'banc', declared: '9', counted: 7 } },
        ],
      },
    });
  });

  it('with two ballots of one voter counts both, with a note', () => {
    const read = readPabulib(square.replace('v02;', 'v01;'), settings);
    expect(read).toMatchObject({ right: { warnings: [{ kind: 'repeatedVoter', line: 26 }] } });
  });

  it('with fractions of a cent is rounded, with a note', () => {
    const read = readPabulib(square.replace(';3000;', ';3000.005;'), settings);
    expect(read).toMatchObject({
      right: {
        election: { projects: { 0: { amount: 300_001 } } },
        warnings: [{ kind: 'roundedAmount', line: 18 }],
      },
    });
  });
});

describe('a faulty .pb file', () => {
  it('that is empty or lacks a section says so', () => {
    expect(faultsOf('')).toEqual(['1:1 emptyInput']);
    expect(faultsOf(square.slice(0, square.indexOf('VOTES')))).toEqual(['22:1 missingSection']);
    expect(broken('META\n', '')).toEqual(['1:1 textOutsideSections', '33:1 missingSection']);
    expect(faultsOf(`${square}VOTES\nvoter_id;vote\n`)).toEqual(['35:1 repeatedSection']);
  });

  it('points at a row with too few or too many columns', () => {
    expect(broken('font;4000;6;Fuente de agua;', 'font;4000;6;')).toContain('19:1 columnCount');
    expect(broken('v03;banc,arbre;29;F', 'v03;banc,arbre;29;F;x')).toEqual(['27:21 columnCount']);
  });

  it('points at a project that a ballot names and the file does not have', () => {
    expect(broken('v03;banc,arbre', 'v03;banc,arbol')).toEqual(['27:10 unknownProject']);
    const read = readPabulib(square.replace('v03;banc', 'v03;Banc'), settings);
    expect(read).toMatchObject({ left: [{ found: 'Banc', suggestion: 'banc' }] });
  });

  it('points at a project that is in two rows', () => {
    expect(broken('font;4000;6;', 'banc;4000;6;')).toContain('19:1 repeatedProject');
  });

  it('points at a cost or a budget that is not an amount', () => {
    expect(broken('banc;3000;', 'banc;-3000;')).toEqual(['18:6 negativeAmount']);
    expect(broken('banc;3000;', 'banc;tres mil;')).toEqual(['18:6 notAnAmount']);
    expect(broken('budget;10000', 'budget;mucho')).toEqual(['9:8 notAnAmount']);
    expect(broken('budget;10000', 'budget;-1')).toEqual(['9:8 negativeAmount']);
  });

  it('that promises another number of projects is refused', () => {
    expect(broken('num_projects;5', 'num_projects;6')).toEqual(['7:14 projectCount']);
  });

  it('points at missing columns', () => {
    expect(broken('project_id;cost', 'proyecto;coste')).toContain('17:1 missingColumn');
    expect(broken('voter_id;vote;', 'voter_id;voto;')).toEqual(['24:1 missingColumn']);
  });

  it('points at a quote that never closes', () => {
    expect(broken('Fuente de agua;', '"Fuente de agua;')).toContain('19:13 openQuote');
    expect(broken('v03;banc,arbre', 'v03;"banc,arbre')).toEqual(['27:5 openQuote']);
  });

  it('points at points that are not numbers or too few', () => {
    const points = fixture('points.pb');
    expect(faultsOf(points.replace('3,1', '3,x'))).toEqual(['17:15 notPoints']);
    expect(faultsOf(points.replace('3,1', '3'))).toEqual(['17:13 pointsCount']);
  });

  it('reports all its faults in one reading, in the order of the file', () => {
    const text = square
      .replace('budget;10000', 'budget;x')
      .replace('banc;3000', 'banc;-1')
      .replace('v03;banc', 'v03;bank')
      .replace('v05;joc', 'v05;jok');
    expect(faultsOf(text)).toEqual([
      '9:8 notAnAmount',
      '18:6 negativeAmount',
      '27:5 unknownProject',
      '29:5 unknownProject',
    ]);
  });
});

describe('an amount of a .pb file whose point may separate thousands', () => {
  it('is read as the format says, with a warning that says how', () => {
    const read = readPabulib(
      square.replace(/budget;.*/u, 'budget;200.000').replace('banc;3000;', 'banc;3.000;'),
      settings,
    );
    expect(isRight(read) && read.right.warnings).toEqual([
      {
        kind: 'ambiguousAmount',
        line: expect.any(Number),
        particulars: { found: '200.000', read: '200,00' },
      },
      { kind: 'ambiguousAmount', line: expect.any(Number), particulars: { found: '3.000', read: '3,00' } },
    ]);
  });
});

describe('the categories of a project in a .pb file', () => {
  it('are each of a list with commas; one category is no list', () => {
    const file = (category: string) => `META
key;value
num_projects;1
num_votes;1
budget;10
vote_type;approval
PROJECTS
project_id;cost;category
a;5;${category}
VOTES
voter_id;vote
1;a
`;
    const projectOf = (category: string) => {
      const read = readPabulib(file(category), settings);
      return isRight(read) ? read.right.election.projects[0] : read.left;
    };
    expect(projectOf('public space,sport, sport')).toMatchObject({
      category: 'public space,sport, sport',
      categories: ['public space', 'sport'],
    });
    for (const one of ['sport', 'sport,', '']) expect(projectOf(one)).not.toHaveProperty('categories');
  });
});
