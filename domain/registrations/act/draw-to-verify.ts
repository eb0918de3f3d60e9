import type { PasskeyProof } from '../../office/access/passkey-proof.ts';
import type { DrawList } from '../draw/draw-list.ts';
import type { DrawOutcome } from '../draw/draw-outcome.ts';
import type { DrawTexts } from './kept-draw.ts';

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
  /**
   * List and outcome as they were written, if they were read of nothing else: what has the published hash as it is need not be
   * written again, which would take as long as the draw.
   */
  readonly texts?: DrawTexts;
}
