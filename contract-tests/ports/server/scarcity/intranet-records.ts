import { describe, expect, it } from 'vitest';
import { forgetIntranet } from '#application/intranet/forget-intranet.ts';
import {
  askInternally,
  decideInternalRequest,
  findInternalRequest,
  listInternalRequests,
  withdrawInternalRequest,
} from '#application/intranet/internal-requests.ts';
import type { IntranetPorts } from '#application/intranet/intranet-book.ts';
import { markNewsRead, readingsOf } from '#application/intranet/read-news.ts';
import { remindStaff } from '#application/intranet/remind-staff.ts';
import { confirmReview, listReviews } from '#application/intranet/review-procedure.ts';
import { changeRoom } from '#application/intranet/rooms.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { intranetGood } from '#domain/intranet/intranet-records.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import type { WaitingIntranet } from '#domain/office/duties/intranet-duty.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

/** Two processes at one store. */
interface Opened {
  readonly goods: GoodsStore;
  readonly other: GoodsStore;
  readonly records: GoodsRecords;
}

const town = aTown();
const { realm } = town;
const day = 86_400_000;
const [rosa, pau] = ['rosa', 'pau'].map((id) => ({ id, name: id })) as [
  { id: string; name: string },
  { id: string; name: string },
];
const form = { id: 'averia', approver: null, asksDays: false, mailbox: null };
const asked = { id: 'r1', from: rosa, text: 'La luz', firstDay: null, lastDay: null, answers: {} };

/** What a store must hold of an intranet, also while two processes write it. */
export function intranetRecordsContract(name: string, open: () => Promise<Opened>): void {
  const processes = async () => {
    const { goods, other, records: goodsRecords } = await open();
    const at = (of: GoodsStore): IntranetPorts => ({ goods: of, goodsRecords, clock: { now: () => noon } });
    return { one: at(goods), two: at(other), goodsRecords };
  };

  describe(`the intranet on ${name}`, () => {
    it('gives an hour of a room to one of two who take it at once', async () => {
      const { one, two } = await processes();
      const hour = { room: 'salas.vidre', day: '2026-11-19' as CalendarDay, hour: 12, start: noon + day };
      const taken = await Promise.all([
        changeRoom(one)(realm, hour, { person: rosa, isTaken: true }),
        changeRoom(two)(realm, hour, { person: pau, isTaken: true }),
      ]);
      expect(taken.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
    });

    it('decides a request or takes it back, whichever of both at once was first', async () => {
      const { one, two } = await processes();
      await askInternally(one)(realm, form, asked);
      await askInternally(two)(realm, form, asked);
      const kept = await findInternalRequest(one)(realm, 'r1');
      if (kept === null) throw new Error('the request is not there');
      const granted = { isGranted: true, by: pau, reason: '' };
      const both = await Promise.all([
        decideInternalRequest(one)(realm, kept, granted),
        withdrawInternalRequest(two)(realm, kept, rosa),
      ]);
      expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
      const [request, ...others] = await listInternalRequests(two)(realm);
      expect(others).toEqual([]);
      expect((request?.decision === null) !== (request?.withdrawnAt === null)).toBe(true);
    });

    it('notes a reading, a review and a reminder once each', async () => {
      const { one, two, goodsRecords } = await processes();
      await Promise.all([markNewsRead(one)(realm, 'n', 'rosa'), markNewsRead(two)(realm, 'n', 'rosa')]);
      expect(await readingsOf(two)(realm, 'n')).toEqual([{ news: 'n', person: 'rosa', at: noon }]);
      await Promise.all([confirmReview(one)(realm, 'p', rosa), confirmReview(two)(realm, 'p', pau)]);
      expect([...(await listReviews(one)(realm))]).toEqual([['p', noon]]);
      const waiting: WaitingIntranet = {
        kind: 'decision',
        subject: 'request-r1',
        title: 'A',
        from: rosa,
        approver: 'pau',
        came: noon - 4 * day,
      };
      const people = [aPerson('pau', { name: 'pau', email: 'pau@vilanova.example' })];
      const reminding = { people: { list: async () => people }, waitingOf: async () => [waiting] };
      await Promise.all([one, two].map((ports) => remindStaff({ ...ports, ...reminding })(town)));
      const query = { kind: noticeKind, owner: null, from: null, until: null, limit: 9, after: null };
      expect(await goodsRecords.list({ realm, good: intranetGood }, query)).toHaveLength(1);
    });

    it('erases what is old, and the names of people who left a year ago', async () => {
      const { one, goodsRecords } = await processes();
      await markNewsRead(one)(realm, 'n', 'rosa');
      await askInternally(one)(realm, form, asked);
      const people = { list: async () => [aPerson('rosa', { endedAt: noon })] };
      const towns = { people, realms: { towns: async () => [{ realm }] } };
      const forget = forgetIntranet({ ...one, ...towns, goodsRecords });
      await forget(noon + 365 * day);
      expect(await listInternalRequests(one)(realm)).toMatchObject([{ from: { name: '' }, text: '' }]);
      await forget(noon + 731 * day);
      expect(await readingsOf(one)(realm, 'n')).toEqual([]);
      await forget(noon + 1461 * day);
      expect(await listInternalRequests(one)(realm)).toEqual([]);
    });
  });
}
