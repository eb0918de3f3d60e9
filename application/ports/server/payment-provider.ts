import type { BankWord } from '#domain/payments/settling.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';

/** A page that takes the money: where a browser is sent, and with which form. */
export interface ProviderPage {
  readonly url: string;
  /** Posted to the address; empty for a page that is only opened. */
  readonly form: Readonly<Record<string, string>>;
}

/** What a provider's notice says of a refund. */
export interface RefundNotice {
  /** The number that was sent with it; null if the notice does not repeat it. */
  readonly number: number | null;
  readonly amount: Cents;
  readonly state: 'done' | 'refused';
}

/** What a provider's notice says of a payment. */
export interface ProviderNotice {
  readonly payment: string;
  /** Null for a notice that is not about a payment: a refund, a reservation of the amount. */
  readonly word: BankWord | null;
  /** Null for a notice that is not about a refund, or does not yet say how it ended. */
  readonly refund: RefundNotice | null;
}

/** A refund as it is sent to a provider. */
export interface RefundOrder {
  readonly realm: RealmId;
  readonly payment: string;
  /** Of the refund among those of its payment. */
  readonly number: number;
  readonly amount: Cents;
}

/**
 * What a provider answers to a refund. `unknown`: no answer came that can be trusted, so that the money may have moved or
 * not. `code` is the provider's own word for a refusal.
 */
export type RefundAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

/** How a browser comes back from the bank, and which language its reader reads. */
export interface PagePlan {
  readonly back: string;
  readonly language: Language;
}

/** A bank's gateway. Its signed notice decides, never the browser's return. */
export interface PaymentProvider {
  page(payment: Payment, plan: PagePlan): ProviderPage;
  /** Null if it is not signed as the provider signs, or is about another shop. */
  notice(form: Readonly<Record<string, string>>): ProviderNotice | null;
  /** Sends a refund, once. It never throws. */
  refund(order: RefundOrder): Promise<RefundAnswer>;
}
