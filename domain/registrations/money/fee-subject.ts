import type { PaymentSubject } from '../../payments/payment.ts';
import { activityOfGood, goodOfActivity } from '../activity/activity.ts';

/** What the payment of a place is for: of its whole fee, or of what who accepts it pays. */
export const subjectOfPlaceFee = (activity: string, application: string): PaymentSubject => ({
  kind: 'fee',
  id: `${goodOfActivity(activity)}/${application}`,
});

/** What the payment of a part that has a day is for. */
export const subjectOfPart = (activity: string, application: string, n: number): PaymentSubject => ({
  kind: 'fee',
  id: `${subjectOfPlaceFee(activity, application).id}/${n}`,
});

/** What a payment of a place is for. */
export interface PaidPlace {
  readonly activity: string;
  readonly application: string;
  /** The number of a part that has a day; null: what is paid for the place to be had. */
  readonly part: number | null;
}

const subjectShape = /^(?<good>activity\/[^/]+)\/(?<application>[^/]+)(?:\/(?<part>\d+))?$/u;

/** The activity, the application and the part that a payment is for; null if it is for something else. */
export function applicationOfSubject({ kind, id }: PaymentSubject): PaidPlace | null {
  const { good = '', application = '', part } = subjectShape.exec(id)?.groups ?? {};
  const activity = activityOfGood(good);
  if (kind !== 'fee' || activity === null) return null;
  return { activity, application, part: part === undefined ? null : Number(part) };
}
