/** Why something could not be had from a council. */
export type CouncilRefusal =
  /** No answer came: no network, or the 20 seconds were over. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'serverFailed'; readonly status: number }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'notAllowed' }
  /** What came has not the shape of the specification; `where` is the first such place. */
  | { readonly kind: 'unreadable'; readonly where: string };
