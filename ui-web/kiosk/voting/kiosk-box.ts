import { voteAtKioskCall } from '#adapters/wire/voting-desk/kiosk/vote-at-kiosk.ts';
import type { BallotBox, CastRefusal } from '#application/ports/browser/ballot-box.ts';
import { ballotId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { codeEntries } from '#domain/voting/receipt-code.ts';
import { voteRefusals } from '#domain/voting/vote-refusal.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import type { KioskCouncil } from '#ui-web/composition/kiosk.ts';

type Refusal = RefusalOf<typeof voteAtKioskCall>;

/** What a refusal means for the vote: what the council may have stored before it failed is unknown. */
function castRefusalOf(refusal: Refusal): CastRefusal {
  const kind = voteRefusals.find((one) => one === refusal.kind);
  if (kind !== undefined) return { kind };
  if (refusal.kind === 'serverFailed') return refusal;
  // A vote that the kiosk itself cannot send any more: the page says so, and not the dialog.
  if (refusal.kind === 'deskRefused') return { kind: 'notActive' };
  return { kind: 'noAnswer' };
}

/** Who sends: the token of the voter, in the memory of this page alone. */
export interface KioskVoterHere {
  readonly token: () => string | null;
  /** The council knows the voter or the kiosk no longer. */
  readonly gone: (where: string) => unknown;
}

/** Votes at a kiosk. The code is the page's own, and goes with it: an answer that was lost is sent again under it. */
export const kioskBox = (
  { realm, call }: Pick<KioskCouncil, 'realm' | 'call'>,
  { token, gone }: KioskVoterHere,
): BallotBox => ({
  cast: async (_, { survey, answer, code }) => {
    const voter = token();
    if (voter === null) return left({ kind: 'notActive' });
    const body = { voter, survey, answer, code: [...codeEntries(code)] };
    const answered = await call(voteAtKioskCall, { realm, body });
    if (!isLeft(answered)) return right(ballotId('counted'));
    if (answered.left.kind === 'deskRefused') gone(answered.left.where ?? '');
    return left(castRefusalOf(answered.left));
  },
  // A vote at a kiosk is the person's first: it replaces none.
  previous: async () => left({ kind: 'censusInvalid' }),
});
