/** The recipient of a payment: a bank, or the sandbox page that replaces it while a town tries its forms. */
export type Till = 'bank' | 'sandbox';

/** A mailbox that names this gateway may be paid in the sandbox. */
export const sandboxName = 'sandbox';
/** A mailbox that names this gateway is paid at the town's bank. */
export const bankName = 'redsys';

/**
 * The recipient of a mailbox's payments; null if there is none. If the town has a bank, the bank receives all payments,
 * whatever gateway the mailbox names: nobody can avoid a fee by choosing the sandbox. Without one, only a mailbox that
 * names the sandbox has it.
 */
export function tillOf(gateway: string, hasBank: boolean): Till | null {
  if (hasBank) return 'bank';
  return gateway === sandboxName ? 'sandbox' : null;
}

/**
 * Whether a mailbox may name this gateway: it is known, and the town has what it names. A town with a mailbox that names
 * another is not loaded.
 */
export const isGateway = (gateway: string, hasBank: boolean): boolean =>
  gateway === sandboxName || (gateway === bankName && hasBank);
