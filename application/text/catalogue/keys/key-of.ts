/** The keys that a file of texts answers to: `votes` for `votes_zero`, `votes_one` and `votes_other`. */
export type KeyOf<Texts> = {
  readonly [Name in keyof Texts]: Name extends `${infer Key}_${'zero' | 'one' | 'other'}` ? Key : Name;
}[keyof Texts] &
  string;
