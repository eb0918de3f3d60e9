import type { Coordinates } from '../shared/coordinates.ts';

/** What everybody may read of a request that staff published as a proposal: not its sender, and no file. */
export interface PublicProposal {
  readonly id: string;
  readonly title: string;
  /** Paragraphs of HTML. */
  readonly body: string;
  readonly category: string | null;
  readonly coordinates: Coordinates | null;
  /** The process that it is for, by its id. */
  readonly process: string | null;
  readonly neighbourhood: string | null;
}
