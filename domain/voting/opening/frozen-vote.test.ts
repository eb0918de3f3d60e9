import { describe, expect, it } from 'vitest';
import { censusText, frozenText, openedBody } from './frozen-vote.ts';
import { frozenIn, latestHash, type SignedChange, type SignedHash } from './vote-record.ts';

const by = [
  { person: 'a', name: 'Amparo', at: 1 },
  { person: 'v', name: 'Vicent', at: 2 },
] as const;
const signed = (hash: string, text = '{}'): SignedHash => ({ hash, text, by });

describe('what is fixed of a vote', () => {
  it('is one text for the same vote, whatever the order of the members', () => {
    const census = { print: 'ab', people: 2 };
    const one = { surveys: [{ _id: 'a', title: { va: 'V', es: 'E' } }], census };
    const other = {
      census: { people: 2, print: 'ab' },
      surveys: [{ title: { es: 'E', va: 'V' }, _id: 'a' }],
    };
    expect(frozenText(one)).toBe(frozenText(other));
    expect(frozenText(one)).toBe(
      '{"census":{"people":2,"print":"ab"},"surveys":[{"_id":"a","title":{"es":"E","va":"V"}}]}',
    );
    expect(frozenText({ ...one, census: null })).toContain('"census":null');
    expect(frozenIn({ text: frozenText(one) })).toEqual(one);
  });

  it('is a survey that is active', () => {
    expect(openedBody({ _id: 'a', isActive: false })).toEqual({ _id: 'a', isActive: true });
  });

  it('has a census whose text depends on its salt and its people, not on their order', () => {
    expect(censusText('s', ['b', 'a'])).toBe('s\na\nb');
    expect(censusText('s', ['a', 'b'])).toBe(censusText('s', ['b', 'a']));
    expect(censusText('t', ['a'])).not.toBe(censusText('s', ['a']));
  });
});

describe('the latest hash of a vote', () => {
  it('is that of its last change, or of its opening', () => {
    const change: SignedChange = { ...signed('2'), number: 1, reason: 'r', changes: [] };
    const record = { surveys: [], waiting: null, changes: [] };
    expect(latestHash({ ...record, opened: null })).toBeNull();
    expect(latestHash({ ...record, opened: signed('1') })?.hash).toBe('1');
    expect(latestHash({ ...record, opened: signed('1'), changes: [change] })?.hash).toBe('2');
  });
});
