import type { Call, CallRefusal } from './call.ts';
import { type RefusalTag, refusals } from './refusals.ts';

/** Refusals that add nothing to their status: they are read by it, as those of councils that have no codes. */
const plain = [
  'unknownRealm',
  'unknownDocument',
  'noSession',
  'notStaff',
  'notAllowed',
  'wrongQuery',
  'storageFailed',
] as const;
const isPlain = new Set<RefusalTag>(plain);

/** The refusals that a client of a call gets under their names. */
export type KnownRefusal<C extends Call> = NamedRefusal<
  Exclude<C['refusals'][number], (typeof plain)[number]>
>;

/** A refusal to wait says how long. */
type NamedRefusal<Tag extends RefusalTag> = Tag extends RefusalTag
  ? CallRefusal<Tag> &
      ((typeof refusals)[Tag]['status'] extends 429 ? { readonly retryAfter: number } : unknown)
  : never;

interface Told {
  readonly errCode?: unknown;
  readonly where?: unknown;
  readonly retryAfter?: unknown;
  readonly faults?: unknown;
  readonly most?: unknown;
}

/**
 * The refusal of a call that a council's answer names by its code; null if it names none of them. A status that asks
 * to wait needs no code.
 */
export function knownRefusal<C extends Call>(
  { refusals: own }: C,
  { status, body }: { readonly status: number; readonly body: unknown },
): KnownRefusal<C> | null {
  const { errCode, where, retryAfter, faults, most }: Told =
    typeof body === 'object' && body !== null ? body : {};
  const kind =
    own.find((tag) => refusals[tag].errCode === errCode && !isPlain.has(tag)) ??
    (status === 429 ? own.find((tag) => refusals[tag].status === 429) : undefined);
  if (kind === undefined) return null;
  return {
    kind,
    ...(typeof where === 'string' && { where }),
    ...(refusals[kind].status === 429 && { retryAfter: Number(retryAfter) || 60 }),
    ...(Array.isArray(faults) && { faults: faults as readonly object[] }),
    ...(typeof most === 'number' && { most }),
  } as KnownRefusal<C>;
}
