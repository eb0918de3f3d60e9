import * as t from 'io-ts';
import { orNull } from '../decode.ts';

/** The input and the answer of following a report. */
export const followWire = t.partial({ email: orNull(t.string) });
export const reportFollowedWire = t.intersection([
  t.type({ status: t.literal('ok'), followers: t.number }),
  /**
   * `asked`: a mail with a link was sent to that address; `following`: the follow has begun; null: no address was
   * given.
   */
  t.partial({ told: orNull(t.keyof({ asked: null, following: null })) }),
]);

/** The state of a follow. */
export interface ReportFollowing {
  readonly followers: number;
  /** `asked`: a mail was sent to the address and must be confirmed; null: there is no address for notices. */
  readonly told: 'asked' | 'following' | null;
}

export const readFollowing = ({ followers, told }: t.TypeOf<typeof reportFollowedWire>): ReportFollowing => ({
  followers,
  told: told ?? null,
});
