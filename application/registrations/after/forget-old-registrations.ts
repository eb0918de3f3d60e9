import type { ProofVault } from '#application/ports/server/registrations/proof-vault.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import { phoneCallKind } from '#domain/notices/phone-call.ts';
import {
  activityKeyKind,
  applicationKind,
  codeKind,
  familyKind,
  waitingLineKind,
  onlyRecord,
  participantKind,
} from '#domain/registrations/applicants/application-records.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import { drawTextKinds, readDrawTexts } from '../draw/draw-records.ts';
import { listApplications } from '../read-applications.ts';

/** Milliseconds for which applications and their proofs are kept after the last day of their activity. */
export const registrationsKept = 365 * 86_400_000;

interface Ports {
  readonly goodsRecords: Pick<
    GoodsRecords,
    'record' | 'list' | 'goodsWith' | 'eraseRecords' | 'forgetHolders'
  >;
  readonly proofVault: Pick<ProofVault, 'drop'>;
  readonly realms: { readonly towns: () => Promise<readonly { readonly realm: RealmId }[]> };
}

const always = Number.MAX_SAFE_INTEGER;

/** Erases an activity's applications. Its key goes last: as long as it is there, what was begun is found again and ended. */
async function eraseOf({ goodsRecords, proofVault }: Ports, good: GoodId, by: Instant): Promise<void> {
  // oxlint-disable no-await-in-loop -- erasing is in no hurry
  for (const { application } of await listApplications({ goodsRecords })(good, null))
    for (const { content } of application.proofs) await proofVault.drop(content, by);
  await goodsRecords.forgetHolders(good, applicationKind);
  for (const kind of [
    applicationKind,
    codeKind,
    participantKind,
    familyKind,
    waitingLineKind,
    noticeKind,
    phoneCallKind,
    drawTextKinds.list,
    drawTextKinds.outcome,
    activityKeyKind,
  ])
    await goodsRecords.eraseRecords(good, kind, always);
  // oxlint-enable no-await-in-loop
}

/**
 * Erases, a year after the last day of an activity, who applied, with all proofs and the key without which no copy of them is
 * read. Grants stay and are nobody's; so does which lists were published. Of a draw its hashes, seed, value and signatures stay:
 * who has kept its record can still draw it again.
 */
export const forgetOldRegistrations =
  (ports: Ports) =>
  async (by: Instant): Promise<void> => {
    const { goodsRecords, realms } = ports;
    // oxlint-disable no-await-in-loop -- one activity after the other: erasing is in no hurry
    for (const { realm } of await realms.towns())
      for (const good of await goodsRecords.goodsWith(realm, activityKeyKind)) {
        const key = await goodsRecords.record({ realm, good }, activityKeyKind, onlyRecord);
        if (key !== null && key.at < by - registrationsKept) await eraseOf(ports, { realm, good }, by);
      }
    // oxlint-enable no-await-in-loop
  };

/**
 * Whether the list of a draw that was sealed then is erased: that of an activity is there before a year has passed, and need not
 * be looked for.
 */
export async function isDrawErased(
  { goodsRecords }: { readonly goodsRecords: Pick<GoodsRecords, 'record'> },
  {
    realm,
    activity,
    sealedAt,
  }: { readonly realm: RealmId; readonly activity: string; readonly sealedAt: Instant },
  now: Instant,
): Promise<boolean> {
  if (campaignOfDraw(activity) === null && now < sealedAt + registrationsKept) return false;
  return (await readDrawTexts({ goodsRecords })(realm, activity)).list === null;
}
