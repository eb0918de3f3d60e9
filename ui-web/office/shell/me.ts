import type { Act } from '#domain/office/roles.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** The person of staff who is signed in, as the shell needs them. */
export interface Me {
  readonly name: string;
  /** Null if they have not said. */
  readonly language: Language | null;
  /** What they may do somewhere in the town; each call decides for its own subject. */
  readonly acts: ReadonlySet<Act>;
  /** False for a token: that has no session to end. */
  readonly canSignOut: boolean;
  /** Whether each of their signatures asks for a passkey: they have one. */
  readonly signsWithKey: boolean;
}
