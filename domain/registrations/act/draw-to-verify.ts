import type { PasskeyProof } from '../../office/access/passkey-proof.ts';
import type { DrawList } from '../draw/draw-list.ts';
import type { DrawOutcome } from '../draw/draw-outcome.ts';

/** What was signed and drawn in the act. */
export interface ActToVerify {
  readonly seed: string;
  readonly value: string;
  readonly source: string;
  readonly hash: string;
  readonly resultHash: string;
  readonly signatures: readonly (PasskeyProof & { readonly name: string })[];
  readonly outcome: DrawOutcome;
}

/** A published draw, as far as it is verified. */
export interface DrawToVerify {
  readonly activity: string;
  readonly listHash: string;
  readonly seedHash: string;
  readonly list: DrawList;
  /** Null before the act. */
  readonly act: ActToVerify | null;
}
