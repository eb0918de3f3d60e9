import { describe, expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { aGrant, aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice } from '#fixtures/builders/data/staff-office.ts';
import { endPerson, endRole, giveRole } from './change-person.ts';

const admin = (id: string) => ({ id, grants: [aGrant('administrator')] });
const reader = { role: 'reader', scope: { kind: 'town' }, until: null } as const;
const signer = { role: 'voteSigner', scope: { kind: 'town' }, until: null } as const;

async function withNeus() {
  const office = aStaffOffice();
  await office.people.change(office.realm, 'neus', () => aPerson('neus'), { by: 'operator', at: 1 });
  const of = (id = 'neus', by = admin('amparo')) => ({ realm: office.realm, id, by });
  const grants = async () => (await office.people.find(office.realm, 'neus'))?.grants ?? [];
  return { office, of, grants };
}

describe('a role', () => {
  it('is given, and taken away from now on', async () => {
    const { office, of, grants } = await withNeus();
    expect(await giveRole(office)(of(), reader)).toMatchObject({ right: { grants: [reader] } });
    expect(await endRole(office)(of(), reader)).toMatchObject({
      right: { grants: [{ until: office.time.now }] },
    });
    expect(await endRole(office)(of(), reader)).toEqual(left({ kind: 'unknownGrant' }));
    const past = { ...reader, until: office.time.now };
    expect(await endRole(office)(of(), past)).toEqual(left({ kind: 'unknownGrant' }));
    expect(await grants()).toHaveLength(1);
    expect(await office.actsOf('staff/neus')).toEqual(['staff.invite', 'staff.grant', 'staff.endGrant']);
  });

  it('with an end can be taken away before', async () => {
    const { office, of } = await withNeus();
    const limited = { ...reader, until: office.time.now + 10 };
    await giveRole(office)(of(), { ...reader, role: 'editor' });
    await giveRole(office)(of(), limited);
    expect(await endRole(office)(of(), reader)).toEqual(left({ kind: 'unknownGrant' }));
    expect(await endRole(office)(of(), limited)).toMatchObject({
      right: { grants: [{ until: null }, { until: office.time.now }] },
    });
  });

  it('of a vote is signed by two people, and given in the latest state', async () => {
    const { office, of, grants } = await withNeus();
    await giveRole(office)(of(), signer);
    expect(await giveRole(office)(of(), signer)).toEqual(
      left({ kind: 'grantRefused', faults: [{ kind: 'sameSigner' }] }),
    );
    await Promise.all([
      giveRole(office)(of('neus', admin('pau')), signer),
      giveRole(office)(of('neus', admin('pau')), reader),
    ]);
    expect((await grants()).map(({ givenBy }) => givenBy.map(({ by }) => by))).toEqual([
      ['amparo', 'pau'],
      ['pau'],
    ]);
  });

  it('is neither given nor taken by somebody for themselves, nor for nobody', async () => {
    const { office, of, grants } = await withNeus();
    const own = left({ kind: 'grantRefused', faults: [{ kind: 'ownGrant' }] });
    const neus = of('neus', admin('neus'));
    expect(await giveRole(office)(neus, reader)).toEqual(own);
    expect(await endRole(office)(neus, reader)).toEqual(own);
    expect(await endPerson(office)(neus)).toEqual(own);
    expect(await giveRole(office)(of('nobody'), reader)).toEqual(left({ kind: 'unknownPerson' }));
    expect(await grants()).toEqual([]);
  });
});

it('somebody who stops working there is changed no more', async () => {
  const { office, of } = await withNeus();
  expect(await endPerson(office)(of())).toMatchObject({ right: { endedAt: office.time.now } });
  expect(await giveRole(office)(of(), reader)).toEqual(left({ kind: 'unknownPerson' }));
  expect(await endPerson(office)(of())).toEqual(left({ kind: 'unknownPerson' }));
});
