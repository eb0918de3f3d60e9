/** When a draft is to be published and withdrawn, as fields of a form have it; empty: not said. */
export interface When {
  readonly at: string;
  readonly until: string;
}
