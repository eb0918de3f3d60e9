import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import {
  formerNamed,
  internalRequestIn,
  internalRequestRecord,
  withoutFormer,
} from '#domain/intranet/internal-request.ts';
import { intranetGood, intranetKept, intranetKinds } from '#domain/intranet/intranet-records.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { intranetBook, type IntranetPorts } from './intranet-book.ts';

type ForgettingPorts = IntranetPorts & {
  readonly goodsRecords: Pick<GoodsRecords, 'eraseRecords'>;
  readonly people: Pick<StaffPeople, 'list'>;
  readonly realms: { readonly towns: () => Promise<readonly { readonly realm: RealmId }[]> };
};

/** Takes the names of people who left a year ago out of what they asked for and decided. */
async function unnameFormer(ports: ForgettingPorts, realm: RealmId, by: Instant): Promise<void> {
  const people = await ports.people.list(realm);
  const former = people.filter(({ endedAt }) => endedAt !== null && endedAt <= by - formerNamed);
  if (former.length === 0) return;
  const gone = new Set(former.map(({ id }) => id));
  const book = intranetBook(ports, realm);
  for (const record of await book.list('request')) {
    const { request, version } = internalRequestIn(record);
    const after = withoutFormer(request, gone);
    if (after !== request)
      // oxlint-disable-next-line no-await-in-loop -- one after the other: erasing is in no hurry
      await book.write(internalRequestRecord(after, version + 1), bySystem);
  }
}

/** Erases what the intranet stored longer ago than each kind is kept, and the names of people who left a year ago. */
export const forgetIntranet =
  (ports: ForgettingPorts) =>
  async (by: Instant): Promise<void> => {
    // oxlint-disable no-await-in-loop -- one after the other: erasing is in no hurry
    for (const { realm } of await ports.realms.towns()) {
      for (const kind of Object.keys(intranetKinds) as (keyof typeof intranetKinds)[])
        await ports.goodsRecords.eraseRecords(
          { realm, good: intranetGood },
          intranetKinds[kind],
          by - intranetKept[kind],
        );
      await unnameFormer(ports, realm, by);
    }
    // oxlint-enable no-await-in-loop
  };
