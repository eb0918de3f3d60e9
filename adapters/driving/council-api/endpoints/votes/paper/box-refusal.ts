import type { CallRefusal } from '#adapters/wire/call.ts';

/** A refusal of the rules of boxes with what it is about. */
export function boxRefusal({ kind, ...about }: { readonly kind: string }): CallRefusal<'boxRefused'> {
  const isBare = Object.keys(about).length === 0;
  return { kind: 'boxRefused', where: kind, ...(!isBare && { faults: [about] }) };
}
