import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { readNorma43 } from './norma43.ts';

/** One movement of a file that is written here. */
interface Written {
  readonly day?: string;
  readonly cents: number;
  readonly concept?: string;
  readonly words?: string;
}

const digits = (value: number, width: number) => String(Math.abs(value)).padStart(width, '0');
const side = (value: number) => (value < 0 ? '1' : '2');
const account = '210004181234567890';

/** An account as a bank writes it, with true sums. */
function accountOf(
  movements: readonly Written[],
  { first = 5000, from = '261101', until = '261130', currency = '978' } = {},
): readonly string[] {
  const charges = movements.filter(({ cents }) => cents < 0);
  const credits = movements.filter(({ cents }) => cents >= 0);
  const sum = (those: readonly Written[]) => those.reduce((all, { cents }) => all + cents, 0);
  const last = first + sum(movements);
  return [
    `11${account}${from}${until}${side(first)}${digits(first, 14)}${currency}3AYUNTAMIENTO`,
    ...movements.flatMap(({ day = '261118', cents, concept = '12', words }) => [
      `22    0418${day}${day}${concept}000${side(cents)}${digits(cents, 14)}${'0'.repeat(10)}REF         OTRA`,
      ...(words === undefined ? [] : [`2301${words}`]),
    ]),
    `33${account}${digits(charges.length, 5)}${digits(sum(charges), 14)}${digits(credits.length, 5)}${digits(sum(credits), 14)}${side(last)}${digits(last, 14)}${currency}`,
  ];
}
const endOf = (lines: readonly string[]) => `88${'9'.repeat(18)}${digits(lines.length, 6)}`;
const fileOf = (...accounts: readonly (readonly string[])[]) => {
  const lines = accounts.flat();
  return [...lines, endOf(lines)];
};
const bytes = (lines: readonly string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
const read = (lines: readonly string[]) => readNorma43(bytes(lines));
const faultsOf = (lines: readonly string[]) => {
  const found = read(lines);
  return isLeft(found) ? found.left.map(({ kind, line, columns }) => `${kind} ${line} ${columns}`) : [];
};
const simple = fileOf(accountOf([{ cents: 1200, words: 'ABONO TPV 999008881' }, { cents: -45 }]));
const changed = (line: number, work: (text: string) => string) =>
  simple.map((text, n) => (n === line - 1 ? work(text) : text));

describe('a statement in Norma 43', () => {
  it('gives the movements of its accounts, with sign, day and words', () => {
    expect(read(simple)).toMatchObject({
      right: [
        { line: 2, day: '2026-11-18', amount: 1200, isOfCards: true, text: 'REF OTRA ABONO TPV 999008881' },
        { line: 4, day: '2026-11-18', amount: -45, isOfCards: true },
      ],
    });
  });

  it('is the one that is printed in descriptions of the format, whose days are written the other way round', () => {
    const printed = [
      '111234222212345678900102180202182000000002000009783MI EMPRESA SL',
      '22    22220102180102180111120000000001005000000000000ORDEN PAGO RECIB',
      '22    22220102180102180111120000000000502500000000000ORDEN PAGO RECIB',
      '2301LIQ. OP. N 000000000000069',
      '2302AUTOMOCION LAGUNA SL              41001 SEVILLA',
      `33123422221234567890${digits(0, 19)}00002${digits(15_075, 14)}2${digits(215_075, 14)}978`,
      `88${'9'.repeat(18)}000006`,
    ];
    expect(read(printed)).toMatchObject({
      right: [
        { day: '2018-02-01', amount: 10_050, isOfCards: false },
        {
          day: '2018-02-01',
          amount: 5025,
          text: expect.stringContaining('LIQ. OP. N 000000000000069 AUTOMOCION'),
        },
      ],
    });
  });

  it('knows payments by card by the concept of all banks, or by the words', () => {
    const lines = accountOf([
      { cents: 1, concept: '12' },
      { cents: 2, concept: '99', words: 'LIQUIDACION COMERCIO 999008881' },
      { cents: 3, concept: '99', words: 'TRANSFERENCIA DE TPVILA' },
    ]);
    const found = read(fileOf(lines));
    expect(isRight(found) && found.right.map(({ isOfCards }) => isOfCards)).toEqual([true, true, false]);
  });

  it('may have several accounts, none, lines with or without blanks, other words and an old end of file', () => {
    const two = fileOf(accountOf([{ cents: 5 }]), accountOf([{ cents: -7 }], { first: -3 }));
    expect(read(two.map((line) => line.padEnd(80)))).toMatchObject({
      right: [{ amount: 5 }, { amount: -7 }],
    });
    expect(read(fileOf(accountOf([])))).toEqual({ _tag: 'Right', right: [] });
    const lines = accountOf([{ cents: 5, words: 'CONCEPTO CON EÑE' }]);
    const inOther = [...lines.slice(0, 3), '2401840000000000005', ...lines.slice(3)];
    const old = Buffer.concat([bytes(fileOf(inOther)), Buffer.from([0x1a])]);
    expect(readNorma43(old)).toMatchObject({ right: [{ text: 'REF OTRA CONCEPTO CON EÑE' }] });
    expect(readNorma43(Buffer.from(fileOf(lines).join('\n')))).toMatchObject({ right: [{ amount: 5 }] });
  });

  it('leaves accounts in other currencies out, and checks them', () => {
    const dollars = accountOf([{ cents: 5 }], { currency: '840' });
    expect(read(fileOf(dollars))).toEqual({ _tag: 'Right', right: [] });
    expect(faultsOf(fileOf(dollars.slice(0, 1), dollars.slice(2)))).toContain('wrongSum 2 45-58');
  });

  it.each([
    [
      'a changed amount',
      changed(2, (text) => text.replace('00000000001200', '00000000001201')),
      'wrongSum 5 45-58',
    ],
    ['a movement less', [...simple.slice(0, 3), ...simple.slice(4)], 'wrongCount 4 21-25'],
    [
      'a changed sum of charges',
      changed(5, (text) => text.replace('0000100000000000045', '0000100000000000046')),
      'wrongSum 5 26-39',
    ],
    [
      'another last balance',
      changed(5, (text) => `${text.slice(0, 59)}00000000006156${text.slice(73)}`),
      'wrongSum 5 60-73',
    ],
    [
      'a last balance on the other side',
      changed(5, (text) => `${text.slice(0, 58)}1${text.slice(59)}`),
      'wrongSum 5 60-73',
    ],
    ['another account at its end', changed(5, (text) => text.replace('2100', '2101')), 'wrongAccount 5 3-20'],
    [
      'another currency at its end',
      changed(5, (text) => text.replace(/978$/u, '840')),
      'wrongAccount 5 74-76',
    ],
    ['another number of records', changed(6, (text) => text.replace(/5$/u, '4')), 'wrongCount 6 21-26'],
    ['no nines at its end', changed(6, (text) => text.replace('9', '8')), 'wrongAccount 6 3-20'],
    [
      'letters in an amount',
      changed(2, (text) => text.replace('00000000001200', '0000000000O200')),
      'notDigits 2 29-42',
    ],
    ['no side', changed(2, (text) => `${text.slice(0, 27)}3${text.slice(28)}`), 'notDigits 2 28'],
    ['a day that does not exist', changed(2, (text) => text.replace('261118', '261131')), 'notADay 2 11-16'],
    ['no end', simple.slice(0, 5), 'missingRecord 5 undefined'],
    ['no end of the account', [...simple.slice(0, 4), simple[5] ?? ''], 'unexpectedRecord 5 1-2'],
    ['a cut line', changed(5, (text) => text.slice(0, 50)), 'notDigits 5 45-58'],
    ['no beginning', simple.slice(1), 'unexpectedRecord 1 1-2'],
    ['something after its end', [...simple, ...simple], 'unexpectedRecord 7 1-2'],
    ['another record', changed(4, () => '99'), 'unexpectedRecord 4 1-2'],
    ['a blank line', changed(3, () => ''), 'unexpectedRecord 3 1-2'],
    ['a longer line', changed(2, (text) => `${text.padEnd(80)}X`), 'unexpectedRecord 2 1-2'],
    ['nothing', [''], 'unexpectedRecord 1 1-2'],
  ])('with %s is refused, with the place', (_, lines, fault) => {
    expect(faultsOf(lines)).toContain(fault);
  });

  it('that is no text, or too large, is refused before it is read', () => {
    expect(readNorma43(Buffer.from('PK\u0003\u0004'))).toEqual({
      _tag: 'Left',
      left: [{ kind: 'notText', line: 1 }],
    });
    const blanks = Buffer.from(`${'\n '.repeat(100_000)}x`);
    expect(readNorma43(blanks)).toMatchObject({ left: [{ kind: 'unexpectedRecord', line: 1 }] });
    expect(readNorma43(Buffer.from(`${' '.repeat(4_000_000)}x`))).toMatchObject({
      left: [{ kind: 'notText' }],
    });
    expect(readNorma43(new Uint8Array(4 * 1024 * 1024 + 1))).toMatchObject({ left: [{ kind: 'tooLarge' }] });
  });

  it('reports the first faults of many', () => {
    const many = accountOf(Array.from({ length: 50 }, () => ({ cents: 5, day: '269999' })));
    expect(faultsOf(fileOf(many))).toHaveLength(20);
  });

  it('with any movements is read to the cent, and with any other digit in an amount it is refused', () => {
    const movement = fc.record({ cents: fc.integer({ min: -99_999_999, max: 99_999_999 }) });
    fc.assert(
      fc.property(
        fc.array(movement, { minLength: 1, maxLength: 10 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (all, at, more) => {
          const lines = fileOf(accountOf(all));
          const found = read(lines);
          expect(isRight(found) && found.right.map(({ amount }) => amount)).toEqual(
            all.map(({ cents }) => cents),
          );
          const [row, place] = [1 + (at % all.length), 28 + (at % 14)];
          const text = lines[row] ?? '';
          const other = (Number(text[place]) + more) % 10;
          const damaged = lines.with(row, `${text.slice(0, place)}${other}${text.slice(place + 1)}`);
          expect(isLeft(read(damaged))).toBe(true);
        },
      ),
    );
  });
});
