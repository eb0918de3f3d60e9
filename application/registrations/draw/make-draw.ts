import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { HashText, NewStep } from '#domain/office/steps/step.ts';
import { drawActText, type PublicValue } from '#domain/registrations/act/draw-act.ts';
import { type DrawActRefused, actToSign, type ActTry, mayDraw } from '#domain/registrations/act/sign-act.ts';
import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import { drawOutcomeText } from '#domain/registrations/draw/draw-outcome.ts';
import { runDraw } from '#domain/registrations/draw/run-draw.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RecordSignature } from '#domain/voting/closing/closing-book.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import { drawChain, drawRecord, type FoundDraw, outcomeRecord } from './draw-records.ts';
import { sealedState } from './seal-draw.ts';

/** Why a draw is not made. */
export type DrawNotMade =
  | DrawActRefused
  /** What is stored is not what was sealed: somebody changed the list or the seed since. */
  | { readonly kind: 'tampered' };

/** A draw on its way to its act. */
export interface DrawMatter {
  readonly activity: string;
  /** Null if its list is not sealed. */
  readonly found: FoundDraw | null;
  /** The person who signed first, as they are now. */
  readonly first: Signer | null;
}

/** What the second signature draws with, as it is stored. */
export interface SecretParts {
  /** The canonical text of the list. */
  readonly list: string | null;
  /** Null if it was not sealed with the key of this council. */
  readonly seed: string | null;
  /** What the first step of the draw says of its seal. */
  readonly step: string | null;
}

/** A value that a person is about to sign, with its hash. */
export interface ValueToSign extends PublicValue {
  readonly hash: string;
}

function stageOf({ found }: DrawMatter): 'unsealed' | 'sealed' | 'drawn' {
  if (found === null) return 'unsealed';
  return found.kept.done === null ? 'sealed' : 'drawn';
}

/** What a person may sign in this turn. Left: why nothing. */
export function valueToSign(
  matter: DrawMatter,
  given: ActTry,
  hash: HashText,
): Either<DrawActRefused, ValueToSign> {
  const { found, first } = matter;
  const waiting = found?.kept.waiting ?? null;
  const made = actToSign({ stage: stageOf(matter), waiting, first }, given);
  if (isLeft(made)) return made;
  const { value, source } = made.right;
  // What is not sealed has been refused.
  const { sealed } = (found as FoundDraw).kept;
  return right({ value, source, hash: hash(drawActText(sealed, { value, source })) });
}

interface Written {
  readonly signer: Signer;
  readonly now: Instant;
  readonly hash: string;
  readonly step: Pick<NewStep, 'act' | 'to'>;
  readonly records: readonly GoodsRecord[];
}

const requestOf = (version: number, { signer, now, hash, step, records }: Written): GoodsRequest => ({
  key: `${step.act}/${version}/${signer.id}`,
  bodyHash: hash,
  at: now,
  by: signer.name,
  acts: [],
  money: [],
  records,
  steps: [{ subject: drawChain, step: { ...step, from: null, words: null, by: signer.name, at: now } }],
});

/** Whether list and seed are those that were sealed, by the record and by the chain of steps. */
function areSealed(
  { kept: { sealed } }: FoundDraw,
  { list, seed, step }: SecretParts,
  hash: HashText,
): boolean {
  if (list === null || seed === null || step !== sealedState(sealed)) return false;
  return hash(list) === sealed.listHash && hash(seed) === sealed.seedHash;
}

/**
 * The request of a signature: the first one waits, with the value; the second one draws, in one transaction with all that is
 * published of it. Left: nothing changes.
 */
export function signDraw(
  matter: DrawMatter,
  given: ActTry & { readonly proof: PasskeyProof; readonly hash: string },
  { secret, hash }: { readonly secret: SecretParts; readonly hash: HashText },
): Either<DrawNotMade | { readonly kind: 'changed' }, GoodsRequest> {
  const signed = valueToSign(matter, given, hash);
  if (isLeft(signed)) return signed;
  const found = matter.found as FoundDraw;
  const { value, source, hash: own } = signed.right;
  // What the passkey signed is this value, not the one that was there before.
  if (own !== given.hash) return left({ kind: 'changed' });
  if (!areSealed(found, secret, hash)) return left({ kind: 'tampered' });
  const { signer, now, proof, turn } = given;
  const by: RecordSignature = { person: signer.id, name: signer.name, at: now, proof };
  const { kept, version } = found;
  const next = (record: typeof kept) => drawRecord(record, version + 1, now);
  const written = { signer, now, hash: own };
  const { waiting } = kept;
  if (turn === 'second' && waiting?.hash !== own) return left({ kind: 'tampered' });
  if (turn === 'first' || waiting === null) {
    const records = [next({ ...kept, waiting: { value, source, hash: own, by } })];
    return right(requestOf(version, { ...written, step: { act: 'draw.sign', to: own }, records }));
  }
  const seed = secret.seed as string;
  const list = JSON.parse(secret.list as string) as DrawList;
  const text = drawOutcomeText(runDraw(list, { seed, value }));
  const resultHash = hash(text);
  const done = { value, source, hash: own, seed, resultHash, by: [waiting.by, by] as const };
  const records = [next({ ...kept, waiting: null, done }), outcomeRecord(text, now)];
  return right(requestOf(version, { ...written, step: { act: 'draw.make', to: resultHash }, records }));
}

/** The request that takes a first signature back: the value was typed wrongly. Left: why not. */
export function takeActBack(
  { found }: Pick<DrawMatter, 'found'>,
  signer: Signer,
  now: Instant,
): Either<DrawActRefused, GoodsRequest> {
  const may = mayDraw(signer, now);
  if (isLeft(may)) return may as Either<DrawActRefused, never>;
  if (found === null || found.kept.waiting === null) return left({ kind: 'unsigned' });
  const { kept, version } = found;
  const { hash } = found.kept.waiting;
  const records = [drawRecord({ ...kept, waiting: null }, version + 1, now)];
  return right(requestOf(version, { signer, now, hash, step: { act: 'draw.unsign', to: null }, records }));
}
