import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assigneeHere,
  assigneeKey,
  countsByName,
  shownAssignee,
  storedAs,
  storedAssignee,
} from './assignee.ts';

const person = (id: string, name: string, endedAt: number | null = null) => ({ id, name, endedAt });
const people = [
  person('n7', 'Neus Pi'),
  person('v1', 'Vicent'),
  person('v2', 'Vicent'),
  person('o1', 'Pau', 9),
];

describe('who has a request', () => {
  it.each([
    ['Neus Pi', 'v1', 'person:n7'],
    ['Brigada Nord', 'v1', 'Brigada Nord'],
    // Two people have this name: the writer means themselves, others do not say which.
    ['Vicent', 'v2', 'person:v2'],
    ['Vicent', 'n7', 'Vicent'],
    // Who no longer works here gets no requests.
    ['Pau', 'n7', 'Pau'],
    ['person:n7', 'v1', 'person:n7'],
  ])('named «%s» by %s is stored as %s', (written, writer, stored) => {
    expect(storedAssignee(written, people, writer)).toBe(stored);
  });

  it('is shown by the present name, also if they no longer work here, and as somebody who left if they were erased', () => {
    const shown = (stored: string) => shownAssignee(stored, people, 'una persona que se fue');
    expect(['person:n7', 'person:o1', 'Brigada Nord', 'person:gone'].map(shown)).toEqual([
      'Neus Pi',
      'Pau',
      'Brigada Nord',
      'una persona que se fue',
    ]);
  });

  it('is nobody once they left, were erased, or if they never worked here', () => {
    const here = (stored: string) => assigneeHere(stored, people);
    expect(['person:n7', 'Neus Pi', 'person:o1', 'Pau', 'Brigada Nord', 'person:gone'].map(here)).toEqual([
      'person:n7',
      'Neus Pi',
      null,
      null,
      null,
      null,
    ]);
  });

  it('is found under the key and under the name that requests of before have', () => {
    expect(storedAs('Neus Pi', people)).toEqual(['Neus Pi', 'person:n7']);
    expect(storedAs('person:n7', people)).toEqual(['person:n7', 'Neus Pi']);
    expect(storedAs('Vicent', people)).toEqual(['Vicent', 'person:v1', 'person:v2']);
    expect(storedAs('Brigada Nord', people)).toEqual(['Brigada Nord']);
  });

  it('stays the same person when the name changes, for any names', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const stored = storedAssignee(before, [person('a', before)], 'b');
        const renamed = [person('a', after)];
        expect(stored).toBe(assigneeKey('a'));
        expect(shownAssignee(stored, renamed, '')).toBe(after);
        expect(storedAs(after, renamed)).toContain(stored);
      }),
    );
  });

  it('is counted once, however it is stored, the most frequent first', () => {
    const counts = [
      { value: 'Neus Pi', count: 2 },
      { value: null, count: 3 },
      { value: 'person:n7', count: 4 },
    ];
    expect(countsByName(counts, (stored) => shownAssignee(stored, people, ''))).toEqual([
      { value: 'Neus Pi', count: 6 },
      { value: null, count: 3 },
    ]);
  });
});
