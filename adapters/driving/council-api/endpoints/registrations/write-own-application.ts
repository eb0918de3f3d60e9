import { addressOf } from '#adapters/wire/address-of.ts';
import { showPaymentPageCall } from '#adapters/wire/payments/show-payment-page.ts';
import { writeFeeParts } from '#adapters/wire/registrations/fee-parts.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { OpenPayment } from '#application/ports/server/payment-store.ts';
import { feeBackOf } from '#application/registrations/after/leave-activity.ts';
import type { SeenApplication } from '#application/registrations/view-application.ts';
import type { Town } from '#domain/access/town.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { isOfAges } from '#domain/registrations/activity/ages.ts';
import type { Application, ApplicationContent } from '#domain/registrations/applicants/application.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** Where the payer of a place is sent, and comes back to. */
export interface PayingFee {
  readonly payment: OpenPayment;
  readonly forward: string;
  readonly lang: Language;
}

const writePayment = ({ realm }: Town, way: PayingFee | null): OwnApplicationAnswer['payment'] =>
  way && {
    id: way.payment.payment.id,
    isRefused: way.payment.payment.status === 'refused',
    url: addressOf(showPaymentPageCall, {
      realm,
      token: way.payment.token,
      forward: way.forward,
      lang: way.lang,
    }),
  };

/** What an application asks for, as calls have it. */
export const writeContent = ({
  wishes,
  segments,
  points,
  plan,
  exemptions,
}: ApplicationContent): OwnApplicationAnswer['content'] => ({
  wishes: [...wishes],
  segments: [...segments],
  points: [...points],
  plan,
  exemptions: [...exemptions],
});

/** Its proofs, without where they are stored. */
export const writeProofs = ({ proofs }: Pick<Application, 'proofs'>): OwnApplicationAnswer['proofs'] =>
  proofs.map(({ id, proof, name, bytes }) => ({ id, proof, name, bytes }));

/** What staff have confirmed is for its applicant once it is published; where the first to come have the places, at once. */
function writeConfirmed({ verdict }: Application, isListed: boolean): OwnApplicationAnswer['confirmed'] {
  if (verdict === null || !isListed) return null;
  const { segments, points, exemptions } = verdict;
  return { segments: [...segments], points: [...points], exemptions: [...exemptions] };
}

/** Why, for its applicant: what staff wrote of it, once it may be seen. */
function reasonOf({ reason, verdict }: Application, isListed: boolean): string {
  if (reason !== '') return reason;
  return isListed ? (verdict?.reason ?? '') : '';
}

/** An application as its applicant gets it. */
export function writeOwnApplication(
  town: Town,
  activity: Activity,
  { application, state, lines }: SeenApplication,
  { at, isListed, way }: { readonly at: Instant; readonly isListed: boolean; readonly way: PayingFee | null },
): OwnApplicationAnswer {
  const { id, code, age, family, appeal, drawn, place, until, fee, back, attended } = application;
  const isHeld = state === 'offered' || state === 'accepted';
  return {
    id,
    code,
    activity: { id: activity.id, title: activity.title },
    state,
    content: writeContent(application),
    groupsOfAge: activity.groups.filter((group) => isOfAges(group, age)).map((group) => group.id),
    family,
    proofs: writeProofs(application),
    confirmed: writeConfirmed(application, isListed),
    appeal: appeal && { text: appeal.text, answer: appeal.answer },
    position: drawn?.position ?? null,
    waiting: lines.map(({ group, n }) => ({ group, n })),
    place: place && { group: place.group, segment: place.segment },
    until: isHeld && until !== null ? new Date(until).toISOString() : null,
    fee,
    payment: writePayment(town, way),
    refundNow: state === 'enrolled' ? feeBackOf(activity, application, 'left', at).back.refund : null,
    back,
    parts: writeFeeParts(application.parts, at),
    toPay: way?.payment.payment.amount ?? null,
    reason: reasonOf(application, isListed),
    attended: [...attended],
  };
}
