import { describe, expect, it } from 'vitest';
import { aField, aFile, aMailbox, anEntry, files } from '#fixtures/builders/data/mailbox.ts';
import { left, right } from '../shared/result.ts';
import { checkForm } from './check-form.ts';
import { isEmail } from './contact.ts';
import { settleText } from './field-kinds.ts';
import { withOffset } from './offset-time.ts';
import { readNumber } from './read-number.ts';

const agreed = { acceptsPrivacy: true, isPaid: true };
type Answer = Parameters<typeof anEntry>[0][string];
const faultsOf = (definition: object, campo: Answer) =>
  checkForm(aMailbox([{ name: 'campo', ...definition }]), anEntry({ campo }), agreed).map(({ kind }) => kind);

describe('a telephone number', () => {
  it.each(['123456', '+34 (960) 00.00-00', '123456789012345'])('may be %s', (text) => {
    expect(faultsOf({ mode: 'tel' }, text)).toEqual([]);
  });
  it.each(['12345', '1234567890123456', 'x600000000', '600000000x', '600+000000'])('is not %s', (text) => {
    expect(faultsOf({ mode: 'tel' }, text)).toEqual(['notAPhone']);
  });
});

describe('an address of the web', () => {
  it.each(['http://a.example', 'HTTPS://A.EXAMPLE/b?c#d', 'https://a'])('may be %s', (text) => {
    expect(faultsOf({ mode: 'url' }, text)).toEqual([]);
  });
  it.each(['https://', 'xhttps://a.example', 'https://a b.example', 'https:///a', 'https://.a', 'https:a.b'])(
    'is not %s',
    (text) => {
      expect(faultsOf({ mode: 'url' }, text)).toEqual(['notAnAddress']);
    },
  );
});

describe('an e-mail address', () => {
  const labels = `${'b'.repeat(61)}.`.repeat(3);

  it('has at most 64 characters before its host, and 254 in all', () => {
    expect(isEmail(`${'a'.repeat(64)}@b.es`)).toBe(true);
    expect(isEmail(`${'a'.repeat(64)}@${labels}cat`)).toBe(true);
    expect(isEmail(`${'a'.repeat(64)}@${labels}info`)).toBe(false);
    expect(isEmail(` ${'a'.repeat(64)}@${labels}cat `)).toBe(true);
  });

  it.each([
    'x ana@b.es',
    'ana@b.es x',
    'ana@b.e',
    'ana@b.e5',
    'ana@b-.es',
    'a,b@c.es',
    '<ana@b.es',
    'a@b c.es',
  ])('is not «%s»', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('a number', () => {
  it.each(['x1', '1x', '1,', ',5', '1,1234567', '1234567890123', '1.2.3'])('is not «%s»', (text) => {
    expect(readNumber(text)).toBeNull();
  });
  it('has at most twelve digits before its decimal mark and six after it', () => {
    expect([readNumber('123456789012'), readNumber(' 0.123456 '), readNumber('-7')]).toEqual([
      123_456_789_012, 0.123_456, -7,
    ]);
  });
  it('may be the least and the most', () => {
    const limits = { mode: 'number', min: 2, max: 4 };
    expect(['2', '4', '1.9', '4.1'].map((text) => faultsOf(limits, text))).toEqual([
      [],
      [],
      ['below'],
      ['above'],
    ]);
    expect(['2', '4'].map((text) => settleText(aField(limits), text).told)).toEqual([null, null]);
    expect(settleText(aField({ mode: 'number', max: 4 }), '-9')).toEqual({ text: '-9', told: null });
  });
  it('of no form is told to be none', () => {
    expect(faultsOf({ mode: 'number' }, 'mucho')).toEqual(['notANumber']);
  });
});

describe('a time', () => {
  const of = (text: string, more: object = {}) => faultsOf({ mode: 'datetime', ...more }, text);

  it.each(['2026-11-20T00:00+01:00', '2026-07-20T23:59:59+02:00', '2026-11-20T19:30+01:00'])(
    'may be %s',
    (text) => {
      expect(of(text)).toEqual([]);
    },
  );
  it.each([
    '2026-11-20T24:00+01:00',
    '2026-11-20T10:60+01:00',
    '2026-11-20T10:00:60+01:00',
    '2026-11-20T10:00+01:00x',
    'x2026-11-20T10:00+01:00',
    '2026-11-20T1:00+01:00',
    '2026-02-30T10:00+01:00',
  ])('is not %s', (text) => {
    expect(of(text)).toEqual(['notATime']);
  });
  it('in Greenwich’s time is not one of the peninsula', () => {
    expect(of('2026-11-20T10:00Z')).toEqual(['foreignOffset']);
  });
  it('may be on the last day, and not after it', () => {
    expect(of('2026-11-20T23:59+01:00', { max: '2026-11-20' })).toEqual([]);
    expect(of('2026-11-21T00:00+01:00', { max: '2026-11-20' })).toEqual(['above']);
  });

  it.each([
    'x2026-11-20T09:30',
    '2026-11-20T09:30x',
    '2026-11-20T9:30',
    '2026-11-20T09:60',
    '2026-11-20T09:30:60',
    '2026-11-20T09:30:5',
  ])('«%s» is none that can be given an offset', (local) => {
    expect(withOffset(local, 'Europe/Madrid')).toEqual(left({ kind: 'notATime' }));
  });
  it('in the last minute of a day gets its offset', () => {
    expect(withOffset('2026-11-20T23:59:59', 'Europe/Madrid')).toEqual(right('2026-11-20T23:59:59+01:00'));
  });
  it('of a zone half an hour off is refused with its offset', () => {
    expect(withOffset('2026-11-20T09:30', 'Asia/Kolkata')).toEqual(
      left({ kind: 'foreignOffset', offset: '+05:30' }),
    );
    expect(withOffset('2026-11-20T09:30', 'Pacific/Marquesas')).toEqual(
      left({ kind: 'foreignOffset', offset: '-09:30' }),
    );
  });
});

describe('the limits of an answer', () => {
  it('are themselves accepted', () => {
    expect(faultsOf({}, 'x'.repeat(20_000))).toEqual([]);
    expect(faultsOf({}, 'x'.repeat(20_001))).toEqual(['tooLong']);
    expect(faultsOf({ type: 'search' }, 'x'.repeat(300))).toEqual([]);
    expect(faultsOf({ type: 'category' }, 'x'.repeat(301))).toEqual(['tooLong']);
    expect(faultsOf({ type: 'select', options: ['a'] }, 'A')).toEqual(['notAnOption']);
    const ten = Array.from({ length: 10 }, (_, n) => aFile({ id: String(n), name: 'a.txt', kind: 'txt' }));
    expect(faultsOf({ type: 'file' }, files(...ten))).toEqual([]);
  });

  it.each([
    [{ lat: 90, lng: 180 }, []],
    [{ lat: -90, lng: -180 }, []],
    [{ lat: -90.1, lng: 0 }, ['notAPlace']],
    [{ lat: 0, lng: -180.1 }, ['notAPlace']],
  ])('%j is a place if it is on the earth', (coordinates, expected) => {
    expect(faultsOf({ type: 'map' }, { kind: 'place', coordinates })).toEqual(expected);
  });

  it('of a long text hide what else is wrong with it', () => {
    expect(faultsOf({ mode: 'email', maxlength: 3 }, 'nada')).toEqual(['tooLong']);
    expect(faultsOf({ mode: 'email', maxlength: 3 }, '    ')).toEqual(['tooLong']);
  });
});
