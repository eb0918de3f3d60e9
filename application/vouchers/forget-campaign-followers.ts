import type { FollowStore } from '#application/ports/server/follow-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { Subject } from '#domain/following/follow.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { readRules } from './records/read-rules.ts';

interface Ports {
  readonly follows: Pick<FollowStore, 'subjects' | 'following' | 'change'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly realms: Pick<RealmRegister, 'towns'>;
}

const pageLength = 200;

/** Whether a campaign has nothing more to tell: it gives no vouchers any more. One whose opening was cancelled may open again. */
async function isOver(ports: Ports, realm: RealmId, id: string, by: Instant): Promise<boolean> {
  const kept = await readRules(ports)(realm, id);
  return kept === null || by >= kept.rules.campaign.issue.until || kept.rules.ended?.kind === 'ended';
}

async function endFollows({ follows }: Ports, realm: RealmId, subject: Subject): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page is erased before the next one
    const page = await follows.following(realm, subject, '', pageLength);
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const { id } of page) await follows.change(realm, id, () => null);
    if (page.length < pageLength) return;
  }
}

/**
 * Erases who wanted a mail when vouchers of a campaign can be had, once there are no more. Addresses that nobody confirmed are
 * erased with all such, after a week.
 */
export const forgetCampaignFollowers =
  (ports: Ports) =>
  async (by: Instant): Promise<void> => {
    // oxlint-disable no-await-in-loop -- one campaign after the other
    for (const { realm } of await ports.realms.towns())
      for (const subject of await ports.follows.subjects(realm))
        if (subject.kind === 'campaign' && (await isOver(ports, realm, subject.id, by)))
          await endFollows(ports, realm, subject);
    // oxlint-enable no-await-in-loop
  };
