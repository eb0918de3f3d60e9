import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { aGrant } from '#fixtures/builders/data/grant.ts';
import { readCallRow, readGrantRow } from './read-subsidy-lists.ts';
import { writeCallRow, writeGrantRow } from './subsidy-lists.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim());
const anyTitle = fc.oneof(
  fc.constantFrom('Ayudas'),
  fc.record({ es: fc.constant('Ayudas'), va: fc.constantFrom('Ajudes', '') }),
);
const anyGrant = fc
  .record({
    administration: anyText.filter((text) => !/\d/u.test(text)),
    call: anyTitle,
    callCode: fc.constantFrom('809117', ''),
    date: fc.constantFrom<CalendarDay | null>('2025-01-31' as CalendarDay, null),
    amount: fc.integer({ min: -9_999_999_99, max: 9_999_999_999 }).map(cents),
  })
  .map(aGrant);

describe('the rows of the calls for subsidies', () => {
  it('come back as they were, to the cent and in every language', () => {
    fc.assert(
      fc.property(anyGrant, fc.constantFrom('es', 'va', 'eu'), (grant, language) => {
        const travelled: unknown = JSON.parse(JSON.stringify(writeGrantRow(grant, { language })));
        expect(readGrantRow(travelled)).toEqual(right(grant));
      }),
    );
    const call = {
      code: '1',
      recoveryPlan: true,
      department: 'A',
      body: 'B',
      date: null,
      title: { va: 'C' },
    };
    const row: unknown = JSON.parse(JSON.stringify(writeCallRow(call, { language: 'es' })));
    expect(readCallRow(row)).toEqual(right(call));
  });

  it('have the columns of the specification, and the number of the call at position 14', () => {
    const row = writeGrantRow(aGrant({ callCode: '809117' }), { language: 'es' });
    expect(Object.keys(row).slice(0, 10)).toEqual([
      'Administración',
      'Departamento',
      'Convocatoria',
      'Enlace Concesión',
      'URL de las BBRR',
      'Aplicación presupuestaria',
      'Fecha de concesión',
      'Beneficiario',
      'Importe',
      'Detalles',
    ]);
    expect(Object.values(row)[14]).toBe('809117');
  });

  it('of another server are read by position, whatever their names, and the recipient of a grant is masked', () => {
    const values = [
      'Ajuntament',
      'Cultura',
      'Ayudas X1234567L',
      '',
      '',
      '2025/1',
      '14/10/2025',
      '12345678Z PI',
    ];
    const row = Object.fromEntries([...values, '12.50', null].map((value, at) => [`c${at}`, value]));
    expect(readGrantRow(row)).toEqual(
      right(
        aGrant({
          administration: 'Ajuntament',
          call: 'Ayudas ****4567*',
          callCode: '',
          instrument: '',
          budgetLine: '2025/1',
          beneficiary: '***4567**',
          amount: cents(1250),
        }),
      ),
    );
  });

  it('that are invalid name the position of the fault', () => {
    const row = Object.values(writeGrantRow(aGrant(), { language: 'es' }));
    expect(readGrantRow(row.with(8, 'mucho'))).toEqual(left({ kind: 'unreadable', where: '8' }));
    expect(readGrantRow(row.with(8, 1e300))).toEqual(left({ kind: 'unreadable', where: '8' }));
    expect(readGrantRow(row.with(2, ''))).toEqual(left({ kind: 'unreadable', where: '2' }));
    expect(readGrantRow('<html>')).toMatchObject(left({ kind: 'unreadable' }));
    expect(readCallRow({ algo: 1 })).toMatchObject(left({ kind: 'unreadable' }));
  });
});
