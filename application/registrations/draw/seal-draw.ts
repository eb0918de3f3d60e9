import type { DrawnActivity } from '#application/ports/server/registrations/draw-lists.ts';
import type { HashText } from '#domain/office/steps/step.ts';
import { mayDraw } from '#domain/registrations/act/sign-act.ts';
import type { SealedDraw } from '#domain/registrations/act/draw-act.ts';
import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import { faultsOfDrawList } from '#domain/registrations/draw/list-faults.ts';
import { drawListText } from '#domain/registrations/draw/list-text.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Signer, SignRefused } from '#domain/voting/opening/sign-vote.ts';
import { drawChain, drawRecord, listRecord } from './draw-records.ts';

/** Why a list is not sealed. */
export type SealRefused =
  | SignRefused
  /** The list is not final, has nobody, or cannot be drawn. */
  | { readonly kind: 'open' | 'nobody' | 'badList' };

/** A list that is to be sealed: nobody has done it before. */
export interface SealMatter {
  readonly activity: DrawnActivity;
  readonly list: DrawList;
}

/** Who seals it, with a seed that chance made. */
export interface GivenSeal {
  readonly signer: Signer;
  readonly now: Instant;
  /** 64 digits of base 16. */
  readonly seed: string;
  /** The seed, encrypted. */
  readonly encrypted: string;
}

/** What a step says of a seal: both hashes, so that the chain of steps has them too. */
export const sealedState = ({ listHash, seedHash }: Pick<SealedDraw, 'listHash' | 'seedHash'>): string =>
  `${listHash} ${seedHash}`;

function refusalOf({ activity, list }: SealMatter, { signer, now }: GivenSeal): SealRefused | null {
  const may = mayDraw(signer, now);
  if (isLeft(may)) return may.left;
  if (!activity.isFinal) return { kind: 'open' };
  if (list.applications.length === 0) return { kind: 'nobody' };
  return faultsOfDrawList(list).length > 0 ? { kind: 'badList' } : null;
}

/**
 * The request that fixes a list after its last moment: the list, its hash, and the hash of a seed that stays secret until the
 * act. Left: nothing changes.
 */
export function sealDraw(
  matter: SealMatter,
  given: GivenSeal,
  hash: HashText,
): Either<SealRefused, GoodsRequest> {
  const refused = refusalOf(matter, given);
  if (refused !== null) return left(refused);
  const { activity, list } = matter;
  const { signer, now, seed, encrypted } = given;
  const text = drawListText(list);
  const sealed: SealedDraw = {
    activity: activity.id,
    title: activity.title,
    names: activity.names,
    applications: list.applications.length,
    places: list.groups.reduce(
      (sum, { places }) => sum + places.reduce((own, { count }) => own + count, 0),
      0,
    ),
    listHash: hash(text),
    seedHash: hash(seed),
    at: now,
    by: signer.name,
  };
  const to = sealedState(sealed);
  const step = { act: 'draw.seal', from: null, to, words: null, by: signer.name, at: now };
  return right({
    key: `draw/seal/${signer.id}/${now}`,
    bodyHash: sealed.listHash,
    at: now,
    by: signer.name,
    acts: [],
    money: [],
    records: [
      drawRecord({ sealed, seed: encrypted, waiting: null, done: null }, 1, now),
      listRecord(text, now),
    ],
    steps: [{ subject: drawChain, step }],
  });
}
