/**
 * The order that the address names behind its hash, which reaches no server; null if it names none.
 *
 * @example linkedOrder('otono/JtPz0f4uQ8mHc1Xw7bLk2A') // { campaign: 'otono', key: 'JtPz0f4uQ8mHc1Xw7bLk2A' }
 */
export function linkedOrder(hash: string): { readonly campaign: string; readonly key: string } | null {
  const [, campaign, key] = /^([\w-]+)\/([\w-]{22,64})$/u.exec(hash) ?? [];
  return campaign === undefined || key === undefined ? null : { campaign, key };
}
