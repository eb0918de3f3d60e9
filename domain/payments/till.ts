/** Whom a payment is made to: a bank, or the page that stands for one while a town tries its forms out. */
export type Till = 'bank' | 'sandbox';

/** A mailbox that names this gateway may be paid in the sandbox. */
export const sandboxName = 'sandbox';

/**
 * Who takes the payments of a mailbox; null where nobody does. The bank of the town takes them all, whatever the mailbox
 * names: nothing that costs money can be had for nothing where there is a bank. Without one, only a mailbox that names
 * the sandbox has it.
 */
export function tillOf(gateway: string, hasBank: boolean): Till | null {
  if (hasBank) return 'bank';
  return gateway === sandboxName ? 'sandbox' : null;
}
