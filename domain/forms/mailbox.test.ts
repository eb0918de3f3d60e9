import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { faultsOf, mailboxState } from './mailbox.ts';

const citizen = { isLoggedIn: true, isNative: false, isAdmin: false };
const simple = [{ name: 'body' }];

describe('a mailbox', () => {
  it('is not configured when it is missing or has no fields', () => {
    expect(mailboxState(null, citizen)).toBe('misconfigured');
    expect(mailboxState(aMailbox([]), citizen)).toBe('misconfigured');
  });

  it('is closed when it is disabled, except to its administrators', () => {
    const closed = aMailbox(simple, { disabled: true });
    expect(mailboxState(closed, citizen)).toBe('closed');
    expect(mailboxState(closed, { ...citizen, isAdmin: true })).toBe('closedForAdmin');
  });

  it('refuses visitors, unless they use the native app', () => {
    expect(mailboxState(aMailbox(simple), { ...citizen, isLoggedIn: false })).toBe('noUser');
    expect(mailboxState(aMailbox(simple), { ...citizen, isLoggedIn: false, isNative: true })).toBe('open');
    expect(mailboxState(aMailbox(simple), citizen)).toBe('open');
  });

  it.each(['map', 'category', 'contact', 'census', 'captcha'])('has one field of type %s at most', (type) => {
    const twice = aMailbox([
      { name: 'a', type },
      { name: 'b', type },
    ]);
    expect(faultsOf(twice)).toEqual([{ kind: 'secondOfItsKind', field: 'b' }]);
  });

  it('may have several groups and several texts', () => {
    const group = (name: string) => ({ name, fields: [{ name: `${name} texto` }] });
    expect(faultsOf(aMailbox([group('a'), group('b')]))).toEqual([]);
  });

  it('reports its faults', () => {
    const look = { field: 'luego' };
    const faults = faultsOf(
      aMailbox([
        { name: 'a' },
        { name: 'a' },
        { name: 'm', type: 'map' },
        { name: 'n', type: 'map' },
        { name: 'antes', showIf: { all: [look, { not: { field: 'a', value: 'x' } }] } },
        { name: 'luego', requireIf: { any: [{ field: 'a' }] } },
      ]),
    );
    expect(faults).toEqual([
      { kind: 'twinNames', field: 'a' },
      { kind: 'secondOfItsKind', field: 'n' },
      { kind: 'looksAhead', field: 'antes', at: 'luego' },
    ]);
    expect(faultsOf(aMailbox([]))).toEqual([{ kind: 'noFields' }]);
  });
});
