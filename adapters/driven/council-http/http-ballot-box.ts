import { addressOf } from '#adapters/wire/address-of.ts';
import { castVoteCall } from '#adapters/wire/voting/cast-vote.ts';
import { readMyVoteCall } from '#adapters/wire/voting/read-my-vote.ts';
import type { BallotBox, CastRefusal, VoteClaim } from '#application/ports/browser/ballot-box.ts';
import { decode } from '#adapters/wire/decode.ts';
import { refusalBy } from '#adapters/wire/refusals.ts';
import { acceptedWire, type MyVoteBodyWire, myVoteWire, type VoteWire } from '#adapters/wire/voting/vote.ts';
import { ballotId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { codeEntries } from '#domain/voting/receipt-code.ts';
import { voteRefusals } from '#domain/voting/vote-refusal.ts';
import { call, type CallSettings, failureIn } from './council-call.ts';

const claimOf = ({ census, code }: VoteClaim): MyVoteBodyWire => ({
  census: {
    ...(census ? { id: census.id } : {}),
    secrets: [...(census?.secrets ?? []), ...codeEntries(code)],
  },
});

function refusalOf(status: number, body: unknown): CastRefusal {
  const { errCode, message, retryAfter } = (typeof body === 'object' && body ? body : {}) as Record<
    string,
    unknown
  >;
  const tag = refusalBy(errCode, message);
  const kind = voteRefusals.find((one) => one === tag);
  if (kind !== undefined) return { kind };
  switch (tag) {
    case 'noSession':
      return { kind: tag };
    case 'tooManyAttempts':
      return { kind: 'tooManyAttempts', retryAfterSeconds: Number(retryAfter) || 60 };
    case 'busy':
      return { kind: 'busy', retryAfterSeconds: Number(retryAfter) || 5 };
    default:
      return { kind: 'serverFailed', status };
  }
}

/** Votes over the council's API. */
export function httpBallotBox(settings: CallSettings): BallotBox {
  return {
    cast: async (realm, vote): Promise<Either<CastRefusal, ReturnType<typeof ballotId>>> => {
      const answered = await call(settings, addressOf(castVoteCall, { realm, id: vote.survey }), {
        answer: vote.answer,
        ...claimOf(vote),
        ...(vote.isChange && { change: true }),
      } satisfies VoteWire);
      if (isLeft(answered)) return left({ kind: 'noAnswer' });
      const { status, body } = answered.right;
      const accepted = decode(acceptedWire, body);
      if (failureIn(answered.right) !== null || isLeft(accepted)) return left(refusalOf(status, body));
      return right(ballotId(accepted.right.ballot));
    },
    previous: async (realm, claim) => {
      const answered = await call(
        settings,
        addressOf(readMyVoteCall, { realm, id: claim.survey }),
        claimOf(claim),
      );
      if (isLeft(answered)) return left({ kind: 'noAnswer' });
      const { status, body } = answered.right;
      const voted = decode(myVoteWire, body);
      if (failureIn(answered.right) !== null || isLeft(voted)) return left(refusalOf(status, body));
      return right(voted.right.answer);
    },
  };
}
