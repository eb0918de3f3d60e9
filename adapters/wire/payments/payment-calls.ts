import { answerSandboxText } from './answer-sandbox.ts';
import { beginPaymentText } from './begin-payment.ts';
import { readPaymentText } from './read-payment.ts';
import { endRefundText } from './end-refund.ts';
import { listPaymentsText } from './list-payments.ts';
import { readStaffPaymentText } from './read-staff-payment.ts';
import { reconcilePaymentsText } from './reconcile-payments.ts';
import { refundPaymentText } from './refund-payment.ts';
import { settlePaymentText } from './settle-payment.ts';
import { showPaymentPageText } from './show-payment-page.ts';
import { takeNoticeText } from './take-notice.ts';

/** The calls of payments. */
export const paymentCalls = [
  beginPaymentText,
  readPaymentText,
  showPaymentPageText,
  answerSandboxText,
  takeNoticeText,
  listPaymentsText,
  readStaffPaymentText,
  settlePaymentText,
  refundPaymentText,
  endRefundText,
  reconcilePaymentsText,
] as const;
