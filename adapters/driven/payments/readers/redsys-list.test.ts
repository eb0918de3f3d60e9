import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readRedsysList } from './redsys-list.ts';

const head = 'Fecha;Tipo operación;Número de pedido;Resultado operación y código;Importe;Moneda';
const row = (
  more: Partial<Record<'day' | 'type' | 'order' | 'result' | 'amount' | 'currency', string>> = {},
) => {
  const cells = {
    day: '18/11/2026 11:02:33',
    type: 'Autorización',
    order: '1234abcdef01',
    result: 'Autorizada 225347',
    amount: '12,00',
    currency: 'EUR',
    ...more,
  };
  return [cells.day, cells.type, cells.order, cells.result, cells.amount, cells.currency].join(';');
};
const read = (...lines: readonly string[]) => readRedsysList(Buffer.from(`${lines.join('\r\n')}\r\n`));
const good = {
  line: 2,
  order: '1234abcdef01',
  day: '2026-11-18',
  kind: 'payment',
  isAuthorised: true,
  amount: 1200,
};
const faultOf = (...lines: readonly string[]) => {
  const found = read(...lines);
  const [fault] = isLeft(found) ? found.left : [];
  return fault && `${fault.kind} ${fault.line} ${fault.columns ?? fault.found ?? ''}`;
};

describe('the list of operations of Redsys', () => {
  it('gives order, day, kind, result and amount of each row', () => {
    expect(
      read(head, row(), '', row({ type: 'Devolución', amount: '1.234,50', result: 'Autorizada' })),
    ).toEqual({
      _tag: 'Right',
      right: [good, { ...good, line: 4, kind: 'refund', amount: 123_450 }],
    });
    expect(read(head)).toEqual({ _tag: 'Right', right: [] });
  });

  it.each([
    ['in Latin letters', Buffer.from(`${head}\n${row()}\n`, 'latin1')],
    ['with a mark of UTF-8', Buffer.from(`\uFEFF${head}\n${row()}\n`)],
    ['between quotes', Buffer.from(`"${head.replaceAll(';', '";"')}"\n"${row().replaceAll(';', '";"')}"`)],
    ['between tabs', Buffer.from(`${head}\n${row()}`.replaceAll(';', '\t'))],
    ['with cells that keep their zeros', Buffer.from(`${head}\n${row({ order: '"=""1234abcdef01"""' })}`)],
  ])('may be written %s', (_, file) => {
    expect(readRedsysList(file)).toMatchObject({ right: [good] });
  });

  it('may have lines before the names, other names, another order of columns and none for the currency', () => {
    const found = read(
      'Comercio;999008881',
      '',
      'Ds_Amount;Ds_Order;Ds_Date;Ds_Response;Ds_TransactionType',
      '1200;1234abcdef01;2026-11-18;0000;0',
      '500;1234abcdef01;2026-11-19;0900;3',
    );
    expect(found).toMatchObject({
      right: [
        { ...good, line: 4 },
        { line: 5, day: '2026-11-19', kind: 'refund', amount: 500, isAuthorised: true },
      ],
    });
  });

  it.each([
    ['Denegada 190', false],
    ['Sin Finalizar 9998', false],
    ['No autorizada', false],
    ['0190', false],
    ['Autorizada', true],
    ['0099', true],
    ['0900', true],
    ['900', true],
  ])('knows by %s whether money moved', (result, isAuthorised) => {
    expect(read(head, row({ result }))).toMatchObject({ right: [{ isAuthorised }] });
  });

  it.each([
    ['Devolución', 'refund'],
    ['3', 'refund'],
    ['Autorización', 'payment'],
    ['Pago', 'payment'],
    ['0', 'payment'],
    ['Preautorización', 'other'],
    ['Anulación de devolución', 'other'],
  ])('knows by %s which way', (type, kind) => {
    expect(read(head, row({ type }))).toMatchObject({ right: [{ kind }] });
  });

  it.each([
    ['12,00 €', 1200],
    ['12,00 EUR', 1200],
    ['+12,00', 1200],
    ['12', 1200],
    ['1.234,56', 123_456],
    ['0,01', 1],
  ])('reads the amount %s', (amount, cents) => {
    expect(read(head, row({ amount }))).toMatchObject({ right: [{ amount: cents }] });
  });

  it('reads a refund with its sign', () => {
    expect(read(head, row({ type: 'Devolución', amount: '-5,00' }))).toMatchObject({
      right: [{ kind: 'refund', amount: 500 }],
    });
  });

  it.each([
    ['a formula for an order', { order: '=HYPERLINK("http://mal.example")' }, 'notAnOrder 2 order'],
    ['an order that a spreadsheet has damaged', { order: '1,23457E+11' }, 'notAnOrder 2 order'],
    ['no day', { day: '' }, 'notADay 2 day'],
    ['a day that does not exist', { day: '31/11/2026' }, 'notADay 2 day'],
    ['an amount of which nobody knows what its point means', { amount: '1.234' }, 'notAnAmount 2 amount'],
    ['an amount in the English way', { amount: '1,234.50' }, 'notAnAmount 2 amount'],
    ['a payment below zero', { amount: '-12,00' }, 'notAnAmount 2 amount'],
    ['a formula for an amount', { amount: '=1+1' }, 'notAnAmount 2 amount'],
    ['no type', { type: '' }, 'unknownType 2 type'],
    ['a result of which it is not known what it means', { result: 'Quizá' }, 'unknownResult 2 result'],
    ['another currency', { currency: 'USD' }, 'otherCurrency 2 currency'],
  ])('with %s is refused, with the place', (_, more, fault) => {
    expect(faultOf(head, row(more))).toBe(fault);
  });

  it('that is cut, has an open quote or no table is refused', () => {
    expect(faultOf(head, row(), row().slice(0, 40))).toBe('cutRow 3 3');
    expect(faultOf(head, row({ type: '"Autorización' }))).toBe('openQuote 2 ');
    expect(faultOf('Esto no es una lista')).toBe('noTable 1 ');
    expect(faultOf('')).toBe('noTable 1 ');
    expect(faultOf('Número de pedido;Importe', '1234;5')).toBe('missingColumn 1 day');
    expect(readRedsysList(Buffer.from('PK\u0003\u0004'))).toMatchObject({ left: [{ kind: 'notText' }] });
    expect(readRedsysList(new Uint8Array(5_000_000))).toMatchObject({ left: [{ kind: 'tooLarge' }] });
    const many = Array.from({ length: 50 }, () => row({ order: '=1' }));
    expect(read(head, ...many)).toMatchObject({ left: { length: 20 } });
  });

  it.each([
    ['one endless line', ';'.repeat(3_000_000), 'notText'],
    ['lines without an end', `${head}\n`.repeat(40_000) + '\n'.repeat(60_001), 'tooLarge'],
    ['spaces without an end', `${head}\n${row({ amount: `1${' '.repeat(3_000_000)}x` })}`, 'notText'],
    ['quotes in every row, the last of which never closes', `${head}\n${'"\n'.repeat(90_001)}`, 'openQuote'],
    [
      'a cell that is no amount, at length',
      `${head}\n${row({ amount: `1${' '.repeat(9000)}x` })}`,
      'notAnAmount',
    ],
  ])('is refused soon, with %s', (_, text, kind) => {
    expect(readRedsysList(Buffer.from(text))).toMatchObject({ left: [{ kind }] });
  });

  it('may end with the sum of payments, with or without refunds, and is refused with any other', () => {
    const rows = [row(), row({ type: 'Devolución', amount: '5,00' }), row({ result: 'Denegada 190' })];
    for (const sum of ['12,00', '7,00', '17,00'])
      expect(read(head, ...rows, `Total;;;;${sum};`)).toMatchObject({ right: { length: 3 } });
    expect(faultOf(head, ...rows, 'Total;;;;12,01;')).toBe('wrongSum 5 1201');
    expect(faultOf(head, 'Total;;;;12,00;', ...rows)).toBe('notAnOrder 2 order');
  });
});
