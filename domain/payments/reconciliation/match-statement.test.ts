import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankOperations, statementLines } from '#fixtures/arbitraries/bank-lists.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { cents } from '../../shared/money.ts';
import type { BankOperation, StatementLine } from './bank-lists.ts';
import { matchStatement, operationDays, type PaidOut } from './match-statement.ts';

const on = (n: number) => `2026-11-${n}` as CalendarDay;
const taken = (day: number, amount: number, more: Partial<BankOperation> = {}): BankOperation => ({
  line: 2,
  order: '1234abcdef01',
  day: on(day),
  kind: 'payment',
  isAuthorised: true,
  amount: cents(amount),
  ...more,
});
const returned = (day: number, amount: number) => taken(day, amount, { kind: 'refund' });
const moved = (day: number, amount: number, more: Partial<StatementLine> = {}): StatementLine => ({
  line: 2,
  day: on(day),
  amount: cents(amount),
  isOfCards: true,
  text: '',
  ...more,
});
const brief = ({ days, lines, fee }: PaidOut) => [
  days.map(({ day }) => Number(day.slice(8))),
  lines.map(({ amount }) => amount),
  fee,
];
const paidOut = (operations: readonly BankOperation[], lines: readonly StatementLine[]) =>
  matchStatement(operations, lines).paidOut.map(brief);

describe('a day of operations', () => {
  it('has what was taken and what was returned, and nothing that the bank refused or only reserved', () => {
    const all = [
      taken(18, 500),
      taken(17, 1200),
      taken(17, 300),
      returned(17, 200),
      taken(17, 900, { isAuthorised: false }),
      taken(17, 900, { kind: 'other' }),
    ];
    expect(operationDays(all)).toEqual([
      { day: on(17), paid: 1500, refunded: 200 },
      { day: on(18), paid: 500, refunded: 0 },
    ]);
  });

  it.each([
    ['as one sum', [taken(17, 1200), returned(17, 200)], [moved(18, 1000)], [[[17], [1000], 0]]],
    [
      'as two sums',
      [taken(17, 1200), returned(17, 200)],
      [moved(18, 1200), moved(19, -200)],
      [[[17], [1200, -200], 0]],
    ],
    ['as a charge, if more was returned', [returned(17, 200)], [moved(18, -200)], [[[17], [-200], 0]]],
    ['by nothing, if nothing is left of it', [taken(17, 200), returned(17, 200)], [], [[[17], [], 0]]],
    ['less a fee of up to 3 %', [taken(17, 10_000)], [moved(18, 9700)], [[[17], [9700], 300]]],
    ['on the same day', [taken(17, 1200)], [moved(17, 1200)], [[[17], [1200], 0]]],
    ['after a week', [taken(17, 1200)], [moved(24, 1200)], [[[17], [1200], 0]]],
    [
      'together with the days of a long weekend',
      [taken(20, 100), taken(21, 200), taken(22, 400)],
      [moved(23, 700)],
      [[[20, 21, 22], [700], 0]],
    ],
    [
      'in the order of the days',
      [taken(18, 500), taken(17, 500)],
      [moved(18, 500), moved(19, 500)],
      [
        [[17], [500], 0],
        [[18], [500], 0],
      ],
    ],
    [
      'in their order, also if the fee of the first one is found last',
      [taken(17, 10_000), taken(18, 500)],
      [moved(18, 9900), moved(19, 500)],
      [
        [[17], [9900], 100],
        [[18], [500], 0],
      ],
    ],
  ] as const)('is paid out %s', (_, operations, lines, expected) => {
    expect(paidOut(operations, lines)).toEqual(expected);
  });

  it.each([
    ['before it', [moved(16, 1200)]],
    ['more than a week later', [moved(25, 1200)]],
    ['of more', [moved(18, 1201)]],
    ['of less than a fee explains', [moved(18, 1163)]],
    ['of a little less that has nothing to do with cards', [moved(18, 1190, { isOfCards: false })]],
  ])('is not paid out by a movement %s', (_, lines) => {
    const found = matchStatement([taken(17, 1200)], lines);
    expect(found.paidOut).toEqual([]);
    expect(found.notPaidOut).toHaveLength(1);
    expect(found.others).toEqual(lines);
  });

  it('is not paid out together with days beyond a long weekend', () => {
    expect(paidOut([taken(16, 100), taken(21, 200)], [moved(22, 300)])).toEqual([]);
  });

  it('is paid out by a movement about cards rather than by another one of the same amount', () => {
    const transfer = moved(18, 1200, { isOfCards: false });
    const found = matchStatement([taken(17, 1200)], [transfer, moved(19, 1200)]);
    expect(found.others).toEqual([transfer]);
    expect(paidOut([taken(17, 1200)], [transfer])).toEqual([[[17], [1200], 0]]);
  });
});

describe('comparing with an account', () => {
  it('calls charges for cards fees', () => {
    const lines = [moved(17, -45), moved(17, -45, { isOfCards: false }), moved(17, 5000)];
    const { fees, others } = matchStatement([], lines);
    expect([fees, others]).toEqual([lines.slice(0, 1), lines.slice(1)]);
  });

  it('puts every day and every movement into exactly one list, and the sums of all are the sums of the files', () => {
    fc.assert(
      fc.property(bankOperations, statementLines, (operations, lines) => {
        const found = matchStatement(operations, lines);
        const used = found.paidOut.flatMap((one) => one.lines);
        const all = [...used, ...found.fees, ...found.others];
        expect(all.toSorted((a, b) => a.line - b.line)).toEqual(lines);
        const days = [...found.paidOut.flatMap((one) => one.days), ...found.notPaidOut];
        const known = operationDays(operations);
        expect(days.toSorted((a, b) => (a.day < b.day ? -1 : 1))).toEqual(known);
        for (const one of found.paidOut) {
          const net = one.days.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
          expect(one.lines.reduce((sum, { amount }) => sum + amount, 0) + one.fee).toBe(net);
        }
      }),
    );
  });
});
