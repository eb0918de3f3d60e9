import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { fieldsOf } from '../mailbox.ts';
import { groupNeeds } from './group-needs.ts';

const needsOf = (group: object, answers: Readonly<Record<string, string>> = {}) => {
  const [field] = fieldsOf(aMailbox([{ name: 'g', ...group }]));
  if (field?.kind !== 'group') throw new Error('no group');
  const entry = new Map(
    Object.entries(answers).map(([name, text]) => [name, { kind: 'text' as const, text }]),
  );
  const { among, ...rest } = groupNeeds(field, entry);
  return { ...rest, among: among.map(({ name }) => name) };
};

describe('what a group asks for', () => {
  const fields = [{ name: 'a' }, { name: 'b', readonly: true }, { name: 'c' }];

  it('is the number that it names, among the fields that can be filled or are', () => {
    expect(needsOf({ fields, required: 1 })).toEqual({ atLeast: 1, among: ['a', 'c'], filled: 0 });
    expect(needsOf({ fields, required: 3 }, { b: 'x', c: 'y' })).toEqual({
      atLeast: 3,
      among: ['a', 'b', 'c'],
      filled: 2,
    });
  });

  it('is no more than there are, and nothing if it is not required', () => {
    expect(needsOf({ fields, required: 9 }).atLeast).toBe(2);
    expect(needsOf({ fields }).atLeast).toBe(0);
  });
});
