import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { InputSettings } from '#application/budget/election-input.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { readCounts } from './read-counts.ts';

const settings: InputSettings = { budget: cents(20_000_000), ballots: 2317, language: 'es' };
const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/elections/${name}`, import.meta.url), 'utf8');

function faultsOf(text: string) {
  const read = readCounts(text, settings);
  return isLeft(read) ? read.left : [];
}

describe('a table of counts', () => {
  it('is the same election with semicolons, commas or tabs, in German or plain numbers', () => {
    const [semicolon, comma, tab] = ['vilanova.csv', 'vilanova-comma.csv', 'vilanova.tsv'].map((name) => {
      const read = readCounts(fixture(name), settings);
      return isRight(read) ? read.right.election : null;
    });
    expect(semicolon?.projects).toHaveLength(12);
    expect(comma).toEqual(semicolon);
    expect(tab).toEqual(semicolon);
  });

  it('gives amounts in cents, votes as counts, and the given budget and ballots', () => {
    expect(readCounts(fixture('vilanova.csv'), settings)).toMatchObject({
      right: {
        rule: null,
        warnings: [],
        election: {
          budget: 20_000_000,
          ballots: 2317,
          projects: {
            0: { id: 'bancs-salut', amount: 1_260_000, category: 'Accesibilidad', district: 'Centre' },
          },
        },
      },
    });
  });

  it('may come without category and district, with other columns, blank lines and Windows line ends', () => {
    const read = readCounts('note;id;title;amount;votes\r\nx;a;A;1,50;2\r\n\r\n', settings);
    expect(read).toMatchObject({
      right: {
        election: { projects: [{ id: 'a', amount: 150, category: null, district: null }] },
        warnings: [{ kind: 'windowsLineEnds' }],
      },
    });
  });

  it('points at an amount in English grouping and says what it probably means', () => {
    const text = 'id;title;amount;votes\nsequia-moli;Séquia i Molí de Baix;56,200.00;986\n';
    expect(faultsOf(text)).toEqual([
      {
        kind: 'notAnAmount',
        line: 2,
        column: 35,
        found: '56,200.00',
        particulars: {},
        suggestion: '56.200,00',
      },
    ]);
  });

  it('reports all its faults in one reading', () => {
    const text = [
      'id;title;amount;votes',
      'a;A;diez;1',
      'a;B;-5;dos',
      ';C;5;3',
      'd;D;5',
      'e;"E;5;5',
      'f;F;5;1,102',
    ].join('\n');
    expect(faultsOf(text).map(({ kind, line, column }) => `${line}:${column} ${kind}`)).toEqual([
      '2:5 notAnAmount',
      '3:1 repeatedProject',
      '3:5 negativeAmount',
      '3:8 notACount',
      '4:1 missingId',
      '5:1 columnCount',
      '6:3 openQuote',
      '7:7 notACount',
    ]);
  });

  it('needs its four columns', () => {
    expect(faultsOf('id;name\na;A\n').map(({ particulars }) => particulars['column'])).toEqual([
      'amount',
      'votes',
    ]);
    expect(faultsOf('  \n').map(({ kind }) => kind)).toEqual(['emptyInput']);
  });
});

describe('an amount whose point may separate thousands', () => {
  const table = (...amounts: readonly string[]) =>
    `id;title;amount;votes\n${amounts.map((amount, at) => `p${at};P;${amount};1\n`).join('')}`;
  const readOf = (...amounts: readonly string[]) => {
    const read = readCounts(table(...amounts), settings);
    if (isLeft(read)) return read.left.map(({ kind, line, suggestion }) => [kind, line, suggestion]);
    const { election, warnings } = read.right;
    return [
      election.projects.map(({ amount }) => amount),
      ...warnings.map(({ kind, line, particulars }) => [kind, line, particulars]),
    ];
  };

  it('is read as thousands, with a warning that says so', () => {
    const particulars = { found: '56.200', read: '56.200,00' };
    expect(readOf('56.200', '700')).toEqual([
      [5_620_000, 70_000],
      ['ambiguousAmount', 2, particulars],
    ]);
  });

  it('is read as thousands without a word if another amount is written so', () => {
    expect(readOf('56.200', '1.250,50')).toEqual([[5_620_000, 125_050]]);
    expect(readOf('56.200', '1.250.000')).toEqual([[5_620_000, 125_000_000]]);
  });

  it('is a fault if another amount has a point before its cents', () => {
    expect(readOf('56.200', '1250.50')).toEqual([['notAnAmount', 2, '56.200,00']]);
  });
});
