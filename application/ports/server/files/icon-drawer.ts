import type { Portal } from '#domain/access/portals.ts';

/** How the icon of an installed front-end is drawn. */
export interface WishedIcon {
  /** Its sides, in pixels. */
  readonly size: number;
  /** Whether a system may cut its edges off: then it fills them, and what counts is in the middle. */
  readonly isMaskable: boolean;
  /** The front-end whose sign is in its corner; that of participation has none. */
  readonly portal: Portal;
  /** The colour of the town, as `#0a6f6a`. */
  readonly colour: string;
}

/** Draws icons of installed front-ends from the icon of a town. */
export interface IconDrawer {
  /** A PNG; null if the icon of the town cannot be drawn, or if nothing on this machine draws. */
  draw(icon: Uint8Array, wished: WishedIcon): Promise<Uint8Array | null>;
}
