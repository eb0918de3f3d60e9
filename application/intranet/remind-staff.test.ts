import { expect, it } from 'vitest';
import { dueOwner, noticeIn, noticeKind, settledNotice } from '#domain/notices/notice.ts';
import { intranetGood } from '#domain/intranet/intranet-records.ts';
import type { WaitingIntranet } from '#domain/office/duties/intranet-duty.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { aGrant, aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { remindedOf, remindStaff } from './remind-staff.ts';

const town = aTown();
const email = (id: string) => ({ name: id, email: `${id}@vilanova.example` });
const people = [
  aPerson('rosa', { ...email('rosa'), grants: [aGrant('requestOfficer')] }),
  aPerson('pau', email('pau')),
  aPerson('gone', { ...email('gone'), endedAt: 5, grants: [aGrant('requestOfficer')] }),
  aPerson('silent', { grants: [aGrant('requestOfficer')] }),
];
const request: WaitingIntranet = {
  kind: 'decision',
  subject: 'request-r',
  title: 'Vacaciones',
  from: { id: 'pau', name: 'pau' },
  approver: null,
  came: noon - 4 * 86_400_000,
};

it('a reminder is sent once to each who works here and has an address, whoever comes first', async () => {
  const goods = memoryGoods();
  let waiting: readonly WaitingIntranet[] = [request];
  const ports = {
    goods,
    goodsRecords: goods,
    clock: { now: () => noon },
    people: { list: async () => people },
    waitingOf: async () => waiting,
  };
  const good = { realm: town.realm, good: intranetGood };
  const due = async () =>
    (
      await goods.list(good, {
        kind: noticeKind,
        owner: dueOwner,
        from: null,
        until: null,
        limit: 9,
        after: null,
      })
    ).map((record) => noticeIn(record)?.to);
  await Promise.all([remindStaff(ports)(town), remindStaff(ports)(town)]);
  expect(await due()).toEqual(['rosa@vilanova.example']);

  expect(await remindedOf(ports)(town, 'request-r', 'rosa')).toEqual(request);
  expect(await remindedOf(ports)(town, 'request-r', 'pau')).toBeNull();
  const records = [settledNotice('reminder/request-r/rosa', noon, 2)];
  const sent = { key: 'sent', bodyHash: '', at: noon, by: bySystem, acts: [], money: [], records };
  await goods.ask(good, sent);
  await remindStaff(ports)(town);
  expect(await due()).toEqual([]);
  waiting = [];
  expect(await remindedOf(ports)(town, 'request-r', 'rosa')).toBeNull();
});
