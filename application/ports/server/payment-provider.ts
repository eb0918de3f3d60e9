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
  readonly isPaid: boolean;
  /** In cents; a notice about another amount pays nothing. */
  readonly amount: number;
}

/** A bank's gateway. Its signed notice decides, never the browser's return. */
export interface PaymentProvider {
  page(payment: Payment, back: string): ProviderPage;
  /** Null where it is not signed as the provider signs. */
  notice(form: Readonly<Record<string, string>>): ProviderNotice | null;
}
