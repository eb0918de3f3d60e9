import type { CallAnswer } from '#adapters/wire/call.ts';
import type { readStaffPaymentCall } from '#adapters/wire/payments/read-staff-payment.ts';
import type { Told } from '../parts/told-notice.tsx';

/** A payment as staff read it, with what was done to it. */
export type ReadPayment = CallAnswer<typeof readStaffPaymentCall>;

/** A payment that may be changed, and who is told how that ended. */
export interface PaymentActsProps {
  readonly payment: ReadPayment;
  readonly changed: (told: Told) => void;
}
