import type { BankWord } from '#domain/payments/settling.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Payment } from '#domain/payments/payment.ts';

/** A page that takes the money: where a browser is sent, and with which form. */
export interface ProviderPage {
  readonly url: string;
  /** Posted to the address; empty for a page that is only opened. */
  readonly form: Readonly<Record<string, string>>;
}

/** What a provider's notice says of a payment. */
export interface ProviderNotice {
  readonly payment: string;
  /** Null for a notice that is not about a payment: a refund, a reservation of the amount. */
  readonly word: BankWord | null;
}

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
}
