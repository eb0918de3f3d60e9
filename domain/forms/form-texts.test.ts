import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { left, right } from '../shared/result.ts';
import { aField } from '#fixtures/builders/data/mailbox.ts';
import { autoTitle } from './body/auto-title.ts';
import { settleText } from './field-kinds.ts';
import { isEmail } from './contact.ts';
import { withOffset } from './offset-time.ts';
import { readReference, reference } from './request.ts';
import { readNumber } from './read-number.ts';

describe('the title of a request that has none', () => {
  it('is the first ten words of its body', () => {
    expect(autoTitle(' El banco  de la plaza\ntiene dos tablas rotas y un clavo suelto ')).toBe(
      'El banco de la plaza tiene dos tablas rotas y',
    );
    expect(autoTitle('')).toBe('');
  });

  it('never has more than ten words, and each is in the body', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zñ]{1,8}$/u)), (words) => {
        expect(autoTitle(words.join(' '))).toBe(words.slice(0, 10).join(' '));
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each(['ana@correu.example', 'a.b+c@sub.domini.cat', 'info@ajuntament.barcelona', 'ñ@ejemplo.es'])(
    '%s can be one',
    (address) => expect(isEmail(address)).toBe(true),
  );
  it.each([
    'ana',
    'ana@',
    '@b.es',
    'a@b',
    'a b@c.es',
    'a@b..es',
    'a@-b.es',
    'a@b.es>',
    `${'a'.repeat(65)}@b.es`,
  ])('«%s» can be none', (address) => expect(isEmail(address)).toBe(false));
});

describe('a number that was written', () => {
  const field = aField({ mode: 'number', min: 2, max: '20' });

  it('is cleared below its minimum and clamped above its maximum, and the resident is told so', () => {
    expect(settleText(field, '1')).toEqual({ text: '', told: 'cleared' });
    expect(settleText(field, '31')).toEqual({ text: '20', told: 'clamped' });
    expect(settleText(field, 'muchos')).toEqual({ text: '', told: 'cleared' });
    expect(settleText(field, '12,5')).toEqual({ text: '12,5', told: null });
    expect(settleText(field, ' ')).toEqual({ text: ' ', told: null });
  });

  it('is always within its limits afterwards, or cleared', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (number) => {
        const { text } = settleText(field, String(number));
        expect(text === '' || (Number(text) >= 2 && Number(text) <= 20)).toBe(true);
      }),
    );
  });

  it('is not changed if there are no limits, or if the field is not a number', () => {
    expect(settleText(aField({ mode: 'number' }), '-5')).toEqual({ text: '-5', told: null });
    expect(settleText(aField({ mode: 'number' }), '5')).toEqual({ text: '5', told: null });
    expect(settleText(aField({ mode: 'number' }), 'muchos')).toEqual({ text: '', told: 'cleared' });
    expect(settleText(aField({}), 'hola')).toEqual({ text: 'hola', told: null });
    expect(settleText(aField({}), '99')).toEqual({ text: '99', told: null });
    expect(settleText(aField({ type: 'textarea' }), '99')).toEqual({ text: '99', told: null });
  });

  it.each(['1e3', '1.234,5', '0x10', '--1', '', '1 2', 'Infinity'])('«%s» is none', (text) => {
    expect(readNumber(text)).toBeNull();
  });
  it('reads minus signs of every kind', () => {
    expect(readNumber('−3,25')).toBe(-3.25);
  });
});

describe('a key', () => {
  it('is cleared when its list does not hold it', () => {
    const field = aField({ type: 'key', valid: ['A1'] });
    expect(settleText(field, ' A1 ')).toEqual({ text: 'A1', told: null });
    expect(settleText(field, 'B2')).toEqual({ text: '', told: 'cleared' });
  });
});

describe('a time without an offset', () => {
  it('gets that of the town’s clock, in winter and in summer', () => {
    expect(withOffset('2026-11-20T09:30', 'Europe/Madrid')).toEqual(right('2026-11-20T09:30:00+01:00'));
    expect(withOffset('2026-07-20T09:30:15', 'Europe/Madrid')).toEqual(right('2026-07-20T09:30:15+02:00'));
  });

  it('changes at two in the morning of the last Sunday of October', () => {
    expect(withOffset('2026-10-25T01:59', 'Europe/Madrid')).toEqual(right('2026-10-25T01:59:00+02:00'));
    expect(withOffset('2026-10-25T03:01', 'Europe/Madrid')).toEqual(right('2026-10-25T03:01:00+01:00'));
  });

  it('is refused where the clock is another one', () => {
    expect(withOffset('2026-07-20T09:30', 'America/New_York')).toEqual(
      left({ kind: 'foreignOffset', offset: '-04:00' }),
    );
    expect(withOffset('2026-01-20T09:30', 'Atlantic/Canary')).toEqual(
      left({ kind: 'foreignOffset', offset: '+00:00' }),
    );
  });

  it.each(['2026-02-30T09:30', '2026-11-20', '2026-11-20T24:00', 'mañana', '2026-11-20T09:30Z'])(
    '«%s» is none',
    (local) => expect(withOffset(local, 'Europe/Madrid')).toEqual(left({ kind: 'notATime' })),
  );
});

describe('a reference', () => {
  it('is read in any way that it may have been written down', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
        const one = reference(random);
        expect(one).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/u);
        expect(readReference(one)).toBe(one);
        expect(readReference(` ${one.toLowerCase().replaceAll('-', ' ')} `)).toBe(one);
      }),
    );
  });

  it('reads a zero as O, a one as I and an eight as B', () => {
    expect(readReference('0182-AAAA-AAAA-AAAA')).toBe('OIB2-AAAA-AAAA-AAAA');
    expect(readReference('OIB')).toBeNull();
    expect(readReference('AAAA-AAAA-AAAA-AAAAA')).toBeNull();
  });

  it('is different for different bytes', () => {
    expect(reference(new Uint8Array(10))).toBe('AAAA-AAAA-AAAA-AAAA');
    expect(reference(new Uint8Array(10).fill(255))).toBe('7777-7777-7777-7777');
  });
});
