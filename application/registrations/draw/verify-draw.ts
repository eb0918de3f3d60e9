import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import { drawActText, drawChallenge } from '#domain/registrations/act/draw-act.ts';
import type { ActToVerify, DrawToVerify } from '#domain/registrations/act/draw-to-verify.ts';
import {
  type DrawnPlace,
  type DrawOutcome,
  drawOutcomeText,
} from '#domain/registrations/draw/draw-outcome.ts';
import { faultsOfDrawList } from '#domain/registrations/draw/list-faults.ts';
import { drawListText } from '#domain/registrations/draw/list-text.ts';
import { runDraw } from '#domain/registrations/draw/run-draw.ts';

/** What somebody noted when the list was sealed; null if they noted nothing. */
export interface NotedHashes {
  readonly list: string | null;
  readonly seed: string | null;
}

/** What of a published draw does not hold. */
export const drawFaults = [
  /** The list does not have the hash that was published. */
  'listHash',
  /** A hash is not the one that was noted when the list was sealed. */
  'notedList',
  'notedSeed',
  /** The list is that of another activity, or cannot be drawn. */
  'otherList',
  'badList',
  /** The seed is not the one that was sealed. */
  'seed',
  /** What was signed is not this list, this seed and this value. */
  'act',
  /** There are not two signatures by two passkeys of two people. */
  'signers',
  'signature',
  /** Another position or another place comes out. */
  'position',
  'place',
  /** The outcome differs in something else. */
  'outcome',
  'resultHash',
] as const;

/** A fault; `of` is the application, the signer or what was found. */
export interface DrawFault {
  readonly kind: (typeof drawFaults)[number];
  readonly of: string;
}

/** What a recount found. */
export interface VerifiedDraw {
  readonly faults: readonly DrawFault[];
  readonly listHash: string;
  /** Null before the act. */
  readonly resultHash: string | null;
  /** What comes out; null before the act, or if the list cannot be drawn. */
  readonly outcome: DrawOutcome | null;
  /** How many applications have the position and the place that come out. */
  readonly same: number;
}

/** With what a draw is verified: browsers hash in the background. */
export interface VerifyingPorts {
  readonly hash: (text: string) => string | Promise<string>;
  /** Whether a passkey signed a challenge; null where that cannot be checked. */
  readonly isSigned: ((proof: PasskeyProof, challenge: string) => Promise<boolean>) | null;
}

/** How many differences are listed one by one. */
const mostListed = 20;

const areTwo = (values: readonly string[]): boolean => values.length === 2 && new Set(values).size === 2;

interface Compared {
  readonly faults: readonly DrawFault[];
  readonly same: number;
  /** Whether reasons, waiting lists and segments are the same too. */
  readonly areOthersSame: boolean;
}

const areSameWaits = (one: DrawnPlace['waiting'], other: DrawnPlace['waiting']): boolean =>
  one.length === other.length &&
  one.every(({ group, n }, at) => other[at]?.group === group && other[at]?.n === n);

/** Whether two outcomes have the same segments, and the same applications in number. */
const isSameFrame = (one: DrawOutcome, other: DrawOutcome): boolean =>
  one.applications.length === other.applications.length &&
  drawOutcomeText({ ...one, applications: [] }) === drawOutcomeText({ ...other, applications: [] });

function comparePlaces(published: DrawOutcome, found: DrawOutcome): Compared {
  const faults: DrawFault[] = [];
  let [same, areOthersSame] = [0, isSameFrame(published, found)];
  for (const [at, { id, position, placed, segment, reason, waiting }] of found.applications.entries()) {
    // Both are in the order of the list; one that is elsewhere is no outcome of it.
    const one = published.applications[at];
    if (one?.id !== id || one.position !== position) faults.push({ kind: 'position', of: id });
    else if (one.placed !== placed || one.segment !== segment) faults.push({ kind: 'place', of: id });
    else {
      same += 1;
      if (one.reason !== reason || !areSameWaits(one.waiting, waiting)) areOthersSame = false;
    }
  }
  return { faults, same, areOthersSame };
}

async function signatureFaults(
  { signatures }: ActToVerify,
  hash: string,
  { isSigned }: VerifyingPorts,
): Promise<readonly DrawFault[]> {
  const names = signatures.map(({ name }) => name);
  const faults: DrawFault[] = [];
  if (!areTwo(names) || !areTwo(signatures.map(({ publicKey }) => publicKey)))
    faults.push({ kind: 'signers', of: names.join(', ') });
  if (isSigned === null) return faults;
  const verified = await Promise.all(signatures.map((proof) => isSigned(proof, drawChallenge(hash))));
  for (const [at, of] of names.entries()) if (verified[at] !== true) faults.push({ kind: 'signature', of });
  return faults;
}

async function sealFaults(
  { activity, list, listHash, seedHash }: DrawToVerify,
  found: string,
  noted: NotedHashes,
): Promise<readonly DrawFault[]> {
  const broken = faultsOfDrawList(list)[0];
  return [
    ...(found === listHash ? [] : [{ kind: 'listHash', of: found } as const]),
    ...(noted.list === null || noted.list === found ? [] : [{ kind: 'notedList', of: noted.list } as const]),
    ...(noted.seed === null || noted.seed === seedHash
      ? []
      : [{ kind: 'notedSeed', of: noted.seed } as const]),
    ...(list.activity === activity ? [] : [{ kind: 'otherList', of: list.activity } as const]),
    ...(broken === undefined ? [] : [{ kind: 'badList', of: broken.of } as const]),
  ];
}

/** The hash of a text as it was written, if that is the published one; else of what it must be. */
async function hashOf(
  { hash }: VerifyingPorts,
  published: string,
  asWritten: string | null | undefined,
  anew: () => string,
): Promise<string> {
  if (asWritten != null && (await hash(asWritten)) === published) return published;
  return hash(anew());
}

/** The outcome compared with what comes out of the list. */
async function outcomeFaults(
  { act, list, texts }: { readonly act: ActToVerify } & Pick<DrawToVerify, 'list' | 'texts'>,
  ports: VerifyingPorts,
): Promise<Omit<VerifiedDraw, 'listHash'>> {
  const outcome = runDraw(list, act);
  const { faults, same, areOthersSame } = comparePlaces(act.outcome, outcome);
  // Only of an outcome that is the same can the published text stand for what came out here.
  const published = faults.length === 0 && areOthersSame ? texts?.outcome : null;
  const resultHash = await hashOf(ports, act.resultHash, published, () => drawOutcomeText(outcome));
  const others: DrawFault[] = [];
  if (faults.length === 0 && !areOthersSame) others.push({ kind: 'outcome', of: '' });
  if (resultHash !== act.resultHash) others.push({ kind: 'resultHash', of: resultHash });
  return { faults: [...faults.slice(0, mostListed), ...others], resultHash, outcome, same };
}

/** Draws a published list again, and compares everything that was published: hashes, seed, signatures, outcome. */
export const verifyDraw =
  (ports: VerifyingPorts) =>
  async (draw: DrawToVerify, noted: NotedHashes = { list: null, seed: null }): Promise<VerifiedDraw> => {
    const { list, act, activity, seedHash, texts } = draw;
    const listHash = await hashOf(ports, draw.listHash, texts?.list, () => drawListText(list));
    const seals = await sealFaults(draw, listHash, noted);
    const none = { listHash, resultHash: null, outcome: null, same: 0 };
    if (act === null || seals.some(({ kind }) => kind === 'badList')) return { ...none, faults: seals };
    const seed = await ports.hash(act.seed);
    // What was signed is computed of the list and the seed themselves, whatever the record says of them.
    const signed = await ports.hash(drawActText({ activity, listHash, seedHash: seed }, act));
    const acts: readonly DrawFault[] = [
      ...(seed === seedHash ? [] : [{ kind: 'seed', of: seed } as const]),
      ...(signed === act.hash ? [] : [{ kind: 'act', of: signed } as const]),
      ...(await signatureFaults(act, signed, ports)),
    ];
    const compared = await outcomeFaults({ act, list, ...(texts && { texts }) }, ports);
    return { ...compared, listHash, faults: [...seals, ...acts, ...compared.faults] };
  };
