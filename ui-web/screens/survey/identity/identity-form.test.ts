import { describe, expect, it } from 'vitest';
import { emptyCensus } from './census-form.ts';
import { type Checking, emptyIdentity, isChecked, voterAfter, writtenBy } from './identity-form.ts';

const voter = (checking: Checking) => ({
  census: { ...emptyCensus, id: '11111111H', secrets: ['1975'], authorised: true },
  identity: { type: '1', date: '1975-03-02', checking },
});

describe('the form of an identity that is checked', () => {
  it('forgets the check and the secret with every change, and nothing else', () => {
    for (const kind of ['valid', 'invalid', 'asking', 'not'] as const) {
      const after = voterAfter(voter({ kind }), { date: '1975-03-03' });
      expect(after.identity).toEqual({ type: '1', date: '1975-03-03', checking: { kind: 'not' } });
      expect(after.census).toEqual({ id: '11111111H', secrets: [], authorised: true });
    }
    const after = voterAfter(voter({ kind: 'valid' }), { id: '1' });
    expect(writtenBy(after)).toEqual({ id: '1', type: '1', date: '1975-03-02' });
  });

  it('completes a day of birth with the zeros that were left out, and has none while a part is blank', () => {
    const dated = (date: string) => writtenBy(voterAfter(voter({ kind: 'not' }), { date })).date;
    expect(dated('1975-3-2')).toBe('1975-03-02');
    expect(dated('1975--2')).toBe('');
    expect(dated('75-3-2')).toBe('0075-03-02');
  });

  it('keeps the faults of the fields that have not changed', () => {
    const faulty: Checking = {
      kind: 'faulty',
      faults: [
        { field: 'id', kind: 'missing' },
        { field: 'date', kind: 'missing' },
      ],
    };
    const once = voterAfter(voter(faulty), { id: '1' });
    expect(once.identity.checking).toEqual({ kind: 'faulty', faults: [{ field: 'date', kind: 'missing' }] });
    expect(voterAfter(once, { date: '1975-03-02' }).identity.checking).toEqual({ kind: 'not' });
  });

  it('checks the format of a number again when its type changes', () => {
    const wrong: Checking = { kind: 'faulty', faults: [{ field: 'id', kind: 'wrongForm', type: '4' }] };
    expect(voterAfter(voter(wrong), { type: '1' }).identity.checking).toEqual({ kind: 'not' });
    const blank: Checking = { kind: 'faulty', faults: [{ field: 'id', kind: 'missing' }] };
    expect(voterAfter(voter(blank), { type: '1' }).identity.checking).toEqual(blank);
  });

  it('prevents sending without a check, except in a town without checks', () => {
    expect(isChecked(null)).toBe(true);
    expect(isChecked(emptyIdentity)).toBe(false);
    expect(isChecked(voter({ kind: 'invalid' }).identity)).toBe(false);
    expect(isChecked(voter({ kind: 'valid' }).identity)).toBe(true);
  });
});
