import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { doorKinds, doorsKept } from '#domain/tickets/door/door-records.ts';

/** All but the doors themselves. */
const erased = [doorKinds.code, doorKinds.device, doorKinds.ticket, doorKinds.repeat];

/** Erases who came in when, with the codes and devices of doors, 90 days after they changed last. */
export const forgetDoors =
  ({
    goodsRecords,
    realms,
  }: {
    readonly goodsRecords: Pick<GoodsRecords, 'goodsWith' | 'eraseRecords'>;
    readonly realms: { readonly towns: () => Promise<readonly { readonly realm: RealmId }[]> };
  }) =>
  async (by: Instant): Promise<void> => {
    // oxlint-disable no-await-in-loop -- one good after the other: erasing is in no hurry
    for (const { realm } of await realms.towns())
      for (const kind of erased)
        for (const good of await goodsRecords.goodsWith(realm, kind))
          await goodsRecords.eraseRecords({ realm, good }, kind, by - doorsKept);
    // oxlint-enable no-await-in-loop
  };
