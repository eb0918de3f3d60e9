import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { addressAt } from './address-at.ts';
import { addressOf } from './address-of.ts';
import type { Call } from './call.ts';
import { type CallText, describeCall } from './call-text.ts';
import { boundedCount, oneWordOf, optionalText as written } from './query.ts';
import { refusalBody } from './refusals.ts';
import { knownRefusal } from './known-refusal.ts';

const listCall = {
  method: 'get',
  path: '/api/{realm}/things/{id}',
  query: { order: oneWordOf(['oldest', 'newest']), limit: boundedCount(20, 100), or: written },
  caller: 'session',
  answer: t.type({ items: t.array(t.string) }),
  read: ({ items }: { readonly items: readonly string[] }) => items.length,
  refusals: ['unknownDocument', 'unknownComment', 'tooManyComments', 'commentRefused'],
} as const satisfies Call;
const refusalOf = (body: unknown, status = 400) => knownRefusal(listCall, { status, body });
const [realm, id] = [realmId('vila nova'), 'a/b'];

describe('the address of a call', () => {
  it('has the parts of its path, and the given parts of its query', () => {
    expect(addressOf(listCall, { realm, id })).toBe('/api/vila%20nova/things/a%2Fb');
    expect(addressOf(listCall, { realm, id, limit: 5, order: 'newest', or: null })).toBe(
      '/api/vila%20nova/things/a%2Fb?order=newest&limit=5',
    );
  });

  it('keeps the characters that separate terms, and encodes all others', () => {
    const address = addressOf(listCall, { realm, id, or: '_id=a b&c,data.slug=ñ' });
    expect(address.split('?')[1]).toBe('or=_id=a%20b%26c,data.slug=%C3%B1');
    expect(new URLSearchParams(address.split('?')[1]).get('or')).toBe('_id=a b&c,data.slug=ñ');
  });
});

describe('the address of a call by its type alone', () => {
  it('is that of the call, with the given query', () => {
    expect(addressAt<typeof listCall>('/api/{realm}/things/{id}', { realm, id, or: 'a=b,c', limit: 5 })).toBe(
      '/api/vila%20nova/things/a%2Fb?or=a=b,c&limit=5',
    );
    expect(addressAt<typeof listCall>('/api/{realm}/things/{id}', { realm, id, or: '', limit: null })).toBe(
      '/api/vila%20nova/things/a%2Fb?or',
    );
  });

  it('does not compile with a path or a parameter that the call does not have', () => {
    // @ts-expect-error -- the call is at another path
    addressAt<typeof listCall>('/api/{realm}/thing/{id}', { realm, id });
    // @ts-expect-error -- the call has no such parameter
    const address = addressAt<typeof listCall>('/api/{realm}/things/{id}', { realm, id, sort: 'x' });
    expect(address).toContain('/things/');
  });
});

describe('a parameter', () => {
  it('with a list of words accepts no other', () => {
    expect([null, 'newest', 'x', ''].map(listCall.query.order.read)).toEqual([
      'oldest',
      'newest',
      undefined,
      undefined,
    ]);
  });

  it('that is a number has its default if it is invalid, and never exceeds its maximum', () => {
    expect([null, '7', '101', '-1', 'x', '1234567'].map(listCall.query.limit.read)).toEqual([
      20, 7, 100, 20, 20, 20,
    ]);
  });
});

describe('a refusal', () => {
  it('is sent under its name, with what is wrong and how long to wait', () => {
    const faults = [{ kind: 'blank' }];
    expect(refusalOf({ ...refusalBody('commentRefused'), where: 'text', faults, most: 9 })).toEqual({
      kind: 'commentRefused',
      where: 'text',
      faults,
      most: 9,
    });
    expect(refusalOf({ ...refusalBody('tooManyComments'), retryAfter: 90 })).toEqual({
      kind: 'tooManyComments',
      retryAfter: 90,
    });
    expect(refusalOf(refusalBody('tooManyComments'))).toMatchObject({ retryAfter: 60 });
    expect(refusalOf('', 429)).toEqual({ kind: 'tooManyComments', retryAfter: 60 });
  });

  it('that adds nothing to its status, or is not the call’s own, is read by its status', () => {
    for (const tag of ['unknownDocument', 'noSession', 'keyReused'] as const)
      expect(refusalOf(refusalBody(tag))).toBeNull();
    for (const body of [null, '', [], {}, { errCode: 'x' }]) expect(refusalOf(body)).toBeNull();
  });
});

describe('the text of a call', () => {
  const text: CallText<typeof listCall> = {
    call: listCall,
    id: 'listThings',
    topic: 'service',
    summary: 'Things.',
    query: { order: { tells: 'Which first.' }, limit: { tells: 'How many.' }, or: { tells: 'Which.' } },
    answer: 'The things.',
  };

  it('adds the refusals of its town, its caller and its query', () => {
    const [described] = describeCall(text);
    expect(described).toMatchObject({ needsSession: true });
    expect(described?.refusals).toEqual(['unknownRealm', 'noSession', 'wrongQuery', ...listCall.refusals]);
  });

  it('does not compile for a call that reads another type than its answer, or without a parameter', () => {
    const other = { ...listCall, read: (answer: number) => answer };
    // @ts-expect-error -- the answer is no number
    const wrong: CallText<typeof other> = { ...text, call: other };
    // @ts-expect-error -- two parameters are not told
    const less: CallText<typeof listCall> = { ...text, query: { order: { tells: '' } } };
    expect([wrong.id, less.id]).toEqual(['listThings', 'listThings']);
  });
});
