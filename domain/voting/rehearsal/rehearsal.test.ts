import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { hasRightCheckLetter, readIdentity } from '../../census/identity-number.ts';
import { right } from '../../shared/result.ts';
import { realmId } from '../../shared/ids.ts';
import { inventedPerson } from './invented-person.ts';
import { rehearsalIn } from './rehearsal-address.ts';
import {
  isHeld,
  isRehearsalName,
  mostRehearsals,
  mostRehearsed,
  rehearsalName,
  whyNotRehearsed,
} from './rehearsal.ts';

const name = rehearsalName('ABCDEFGHIJKLMNOPQRSTUV27');
const held = (vote: string, people = 10) => ({ town: realmId('nova'), vote, people });

describe('a rehearsal', () => {
  it('has a name that is a town in addresses, in small letters', () => {
    expect(name).toBe('ensayo-abcdefghijklmnopqrstuv27');
    expect(isRehearsalName(name)).toBe(true);
    for (const other of ['ensayo-abc', 'vilanova', `${name}x`, name.toUpperCase()])
      expect(isRehearsalName(other)).toBe(false);
  });

  it('is found while it is open or closed, and not from its end on', () => {
    expect(isHeld({ state: 'open', ends: 10 }, 9)).toBe(true);
    expect(isHeld({ state: 'closed', ends: 10 }, 9)).toBe(true);
    expect(isHeld({ state: 'open', ends: 10 }, 10)).toBe(false);
    expect(isHeld({ state: 'making', ends: 10 }, 9)).toBe(false);
    expect(isHeld({ state: 'over', ends: 10 }, 9)).toBe(false);
  });

  it('begins once for each vote, for at most 500 people, and three at once', () => {
    expect(whyNotRehearsed(held('a'), [])).toBeNull();
    expect(whyNotRehearsed(held('a'), [held('a')])).toBe('held');
    expect(whyNotRehearsed(held('a'), [{ ...held('a'), town: realmId('benialt') }])).toBeNull();
    const others = Array.from({ length: mostRehearsals }, (_, at) => held(`other-${at}`));
    expect(whyNotRehearsed(held('a'), others)).toBe('tooMany');
    for (const people of [0, -1, 1.5, Number.NaN, mostRehearsed + 1])
      expect(whyNotRehearsed(held('a', people), [])).toBe('people');
    expect(whyNotRehearsed(held('a', mostRehearsed), [])).toBeNull();
  });
});

describe('the address of a rehearsal', () => {
  it.each([
    `/api/${name}/surveys`,
    `/api/${name}`,
    `/users/v2/auth/login?realm=${name}`,
    `/users/${name}/loggedin`,
    `/contents/${name}/collections/procesos?limit=1`,
    `/?realm=${name}`,
    `/procesos-participativos/plaza/participa?locale=va&realm=${name}#x`,
    `/files/${name}/a.svg?w=480`,
  ])('names it: %s', (url) => expect(rehearsalIn(url)).toBe(name));

  it.each([
    '/',
    '/api/vilanova/surveys',
    `/ensayo/${name}`,
    `/gestion?realm=${name}`,
    `/gestion/encuestas?realm=${name}`,
    `/api/${name}/staff/votes`,
    `/?realm=${name}x`,
    `/?other=${name}`,
    '/files/vilanova/a.svg',
  ])('is no other one: %s', (url) => expect(rehearsalIn(url)).toBeNull());
});

describe('an invented person', () => {
  it('has a number that nobody has, and a code without letters that are read for digits', () => {
    expect(inventedPerson(1, '000102ff')).toEqual({ identity: '99000001C', code: 'ABC9' });
  });

  it('is another one for each number, with a valid check letter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: mostRehearsed }),
        fc.integer({ min: 1, max: mostRehearsed }),
        fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 8, maxLength: 64 }),
        (one, other, digest) => {
          const { identity, code } = inventedPerson(one, digest);
          expect(hasRightCheckLetter(identity)).toBe(true);
          expect(readIdentity(identity)).toEqual(right(identity));
          expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}$/u);
          expect(inventedPerson(other, digest).identity === identity).toBe(one === other);
        },
      ),
    );
  });
});
