import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputSettings } from '#application/budget/election-input.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readPabulib } from './read-pabulib.ts';

const settings: InputSettings = { budget: null, ballots: null, language: 'es' };
const ids = ['1', 'b2', 'camí', 'larga-27'];

function readVotes(rows: readonly string[], heading: string, lineEnd: string) {
  const projects = ids.map((id) => `${id};10;${id}`);
  const lines = ['META', 'key;value', 'budget;100', 'PROJECTS', 'project_id;cost;name', ...projects];
  const read = readPabulib(Buffer.from([...lines, 'VOTES', heading, ...rows].join(lineEnd)), settings);
  if (isLeft(read)) return { faults: read.left };
  const { warnings, election } = read.right;
  return { warnings: warnings.filter(({ kind }) => kind !== 'quotedCells'), election };
}

const seldom = (usual: readonly string[], odd: readonly string[], weight = 12) =>
  fc.oneof(
    { weight, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
const voter = fc.oneof(
  fc.nat(200).map(String),
  fc.constantFrom(' 7', '07', 'ñ', 'v1', '', '1234567890123456'),
);
const id = seldom(ids, [' 1', 'b2 ', '\u00A0camí', '1', '']);
const given = seldom(['1', '20', '007'], ['1.5', ' 3', '-1', '123456789012345678', '']);
/** Rows of which most are in order, some odd and a few at fault. */
const row = fc
  .record({
    voter,
    named: fc.array(fc.tuple(id, given), { maxLength: 4 }),
    more: seldom([''], [',', ',1'], 30),
    how: fc.constantFrom('F', 'głos', 'пошта 🗳', ''),
  })
  .map(({ voter, named, more, how }) => ({
    cells: [voter, named.map(([id]) => id).join(), named.map(([, points]) => points).join() + more].join(';'),
    how,
  }));

describe('the ballots of a .pb file', () => {
  it('are the same whether a row is read by the fast reader or, for a quote in its last cell, by the careful one', () => {
    const rows = fc.array(row, { maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.boolean(), fc.constantFrom('\n', '\r\n'), (drawn, withPoints, lineEnd) => {
        const heading = `voter_id;vote;${withPoints ? 'points' : 'age'};how`;
        const read = (quote: string) =>
          readVotes(
            drawn.map(({ cells, how }) => `${cells};${quote}${how}${quote}`),
            heading,
            lineEnd,
          );
        expect(read('')).toEqual(read('"'));
      }),
      { numRuns: 2000 },
    );
  });

  it('may name those that a quote continues over several lines, and those after it keep their places', () => {
    const rows = ['1;camí;F', '2;"camí";"vot\nperò\n"', '3;b2,camí;ç', '3;b2,cami;F', '', '4;;'];
    expect(readVotes(rows, 'voter_id;vote;how', '\n')).toMatchObject({
      faults: [{ kind: 'unknownProject', line: 17, column: 6, found: 'cami', suggestion: null }],
    });
    expect(readVotes(rows.with(3, '3;b2,1;F'), 'voter_id;vote;how', '\n')).toMatchObject({
      warnings: [{ kind: 'repeatedVoter', line: 17, particulars: { voter: '3' } }],
      election: {
        ballots: 5,
        marks: { offsets: Uint32Array.of(0, 1, 2, 4, 6, 6), projects: Uint32Array.of(2, 2, 1, 2, 1, 0) },
      },
    });
  });

  it('may have a heading in quotes, or no row at all', () => {
    expect(readVotes(['1;1', '2;1,b2'], '"voter_id";vote', '\n')).toMatchObject({ election: { ballots: 2 } });
    expect(readVotes([], 'voter_id;vote', '\n')).toMatchObject({ election: { ballots: 0 } });
    expect(readVotes([], 'voter_id;"vote', '\n')).toMatchObject({ faults: [{ kind: 'missingColumn' }] });
  });
});
