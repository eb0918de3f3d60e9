/** Whether the council did not answer: there is no line to it, or it cannot work now. A till goes on without it. */
export const hasNoAnswer = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'unreachable' || kind === 'serverFailed';
