import { describe, expect, it } from 'vitest';
import type { SubsidyRegister } from '../ports/server/subsidy-register.ts';
import { findAssociations } from '../directory/find-associations.ts';
import { countTransparency } from '../transparency/count-transparency.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { anAssociation } from '#fixtures/builders/data/association.ts';
import { aGrant } from '#fixtures/builders/data/grant.ts';
import { findSubsidies, type SubsidyQuery } from './find-subsidies.ts';

const town = realmId('vilanova');
const away = left({ kind: 'unreachable' } as const);
const asked: SubsidyQuery = { view: 'grants', language: 'es', year: 2025, search: '', sort: null };

describe('finding subsidies', () => {
  const years: (number | null)[] = [];
  const register: SubsidyRegister = {
    calls: async (_, year) => {
      years.push(year);
      const code = { code: '1', recoveryPlan: false, department: 'Cultura', body: '', date: null };
      return right([{ ...code, title: 'Ayudas' }]);
    },
    grants: async () =>
      right([aGrant({ amount: cents(1) }), aGrant({ amount: cents(2), beneficiary: 'Club' })]),
  };
  const find = findSubsidies({ register });

  it('asks the source for the year and shows the rows of the view', async () => {
    expect(await find(town, { ...asked, view: 'calls' })).toMatchObject(right([{ cells: { 0: '1' } }]));
    expect(years).toEqual([2025]);
    expect(await find(town, { ...asked, view: 'by-call' })).toMatchObject(right([{ amount: 3 }]));
  });

  it('searches and puts in order', async () => {
    const sort = { by: 'amount', descending: true } as const;
    expect(await find(town, { ...asked, sort })).toMatchObject(right([{ amount: 2 }, { amount: 1 }]));
    expect(await find(town, { ...asked, search: 'CLUB' })).toMatchObject(right([{ amount: 2 }]));
  });

  it('finds a day as pages and as files write it, and what only looks like one as it stands', async () => {
    const days: SubsidyRegister = {
      ...register,
      grants: async () => right([aGrant({ date: '2025-10-14' as CalendarDay, details: '2025-02-31' })]),
    };
    const findDays = findSubsidies({ register: days });
    for (const search of ['14/10/2025', '2025/10/14', '2025-10-14', '2025-02-31'])
      expect(await findDays(town, { ...asked, search })).toMatchObject(
        right([{ amount: expect.any(Number) }]),
      );
    expect(await findDays(town, { ...asked, search: '31/02/2025' })).toEqual(right([]));
  });

  it('reports a source that fails, and never shows an empty table instead', async () => {
    const failing = findSubsidies({ register: { calls: async () => away, grants: async () => away } });
    for (const view of ['calls', 'grants', 'by-call'] as const) {
      expect(await failing(town, { ...asked, view })).toEqual(away);
    }
  });
});

describe('finding associations', () => {
  const all = [anAssociation('Zum', { types: ['Baile'] }), anAssociation('Àgora'), anAssociation('Nus')];
  const find = findAssociations({ register: { active: async () => right(all) } });

  it('gives those of the types, or all, by title', async () => {
    const query = { language: 'es', typeName: String, types: null, search: '' } as const;
    expect(await find(town, query)).toMatchObject(right([{ id: 'Àgora' }, { id: 'Nus' }, { id: 'Zum' }]));
    expect(await find(town, { ...query, types: ['Baile'] })).toMatchObject(right([{ id: 'Zum' }]));
    expect(await find(town, { ...query, search: 'agora' })).toMatchObject(right([{ id: 'Àgora' }]));
  });
});

describe('counting transparency', () => {
  it('counts the articles of the council, or says why it cannot', async () => {
    const index = { edition: 'x', name: 'X', sections: [] };
    const count = (found: typeof away | ReturnType<typeof right<never, readonly []>>) =>
      countTransparency({ articles: { all: async () => found } })(town, index);
    expect(await count(right([]))).toMatchObject(right({ met: 0, total: 0 }));
    expect(await count(away)).toEqual(away);
  });
});
