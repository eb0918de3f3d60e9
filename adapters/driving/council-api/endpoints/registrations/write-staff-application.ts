import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { writeFeeParts } from '#adapters/wire/registrations/fee-parts.ts';
import type { ActivityKey } from '#application/ports/server/registrations/proof-vault.ts';
import { openParty } from '#application/registrations/sealed-party.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import { confirmedPoints, claimedPoints } from '#domain/registrations/applicants/claims.ts';
import { isFeePaid } from '#domain/registrations/money/ended-fee.ts';
import { isPastGrace } from '#domain/registrations/money/late-parts.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { writeContent, writeProofs } from './write-own-application.ts';

const moment = (at: Instant): string => new Date(at).toISOString();
const momentOrNull = (at: Instant | null): string | null => (at === null ? null : moment(at));

function writeVerdict({ verdict }: Application): StaffApplicationAnswer['verdict'] {
  if (verdict === null) return null;
  const { segments, points, exemptions, at, ...rest } = verdict;
  return {
    ...rest,
    segments: [...segments],
    points: [...points],
    exemptions: [...exemptions],
    at: moment(at),
  };
}

/** An application as the people of staff get it; without its names once the key of its activity was erased. */
export const writeStaffApplication =
  (
    { proofVault, clock }: Pick<ServerParts, 'proofVault' | 'clock'>,
    activity: Activity,
    key: ActivityKey | null,
  ) =>
  (application: Application): StaffApplicationAnswer => {
    const now = clock.now();
    const { code, state, age, isOfCensus, family, appeal, drawn, lines, place, verdict } = application;
    return {
      code,
      state,
      at: moment(application.at),
      correctedAt: momentOrNull(application.correctedAt),
      party: openParty(proofVault, key, application),
      age,
      isOfCensus,
      family,
      content: writeContent(application),
      proofs: writeProofs(application),
      verdict: writeVerdict(application),
      appeal: appeal && { ...appeal, at: moment(appeal.at) },
      points:
        verdict === null
          ? claimedPoints(activity, application.points)
          : confirmedPoints(activity, application),
      position: drawn?.position ?? null,
      waiting: [...lines],
      place: place && { group: place.group, segment: place.segment },
      until: momentOrNull(application.until),
      fee: application.fee,
      isPaid: isFeePaid(application),
      parts: writeFeeParts(application.parts, now),
      isUnpaid: isPastGrace(application, activity.graceDays, now),
      back: application.back,
      reason: application.reason,
      attended: [...application.attended],
    };
  };
