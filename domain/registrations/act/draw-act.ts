import { canonicalJson } from '../../documents/canonical-json.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { RecordSignature } from '../../voting/closing/closing-book.ts';

/** What people read for the ids of a list. */
export interface DrawNames {
  readonly groups: Readonly<Record<string, LocalizedText>>;
  readonly segments: Readonly<Record<string, LocalizedText>>;
}

/** What is fixed and published at once when a list closes: afterwards neither list nor seed can be another one unseen. */
export interface SealedDraw {
  readonly activity: string;
  readonly title: LocalizedText;
  /** Not part of what is hashed: a draw is made of ids. */
  readonly names: DrawNames;
  readonly applications: number;
  readonly places: number;
  /** The SHA-256 of the canonical text of the list. */
  readonly listHash: string;
  /** The SHA-256 of the seed as it is written, in 64 digits of base 16. */
  readonly seedHash: string;
  readonly at: Instant;
  /** The name of the person who sealed it. */
  readonly by: string;
}

/** What two people sign in the act of a draw. */
export interface PublicValue {
  /** Dice, a number of the lottery: what nobody could know when the list was sealed. */
  readonly value: string;
  /** Where it is from, in words. */
  readonly source: string;
}

/** A first signature that waits for a second person, who types the value again. */
export interface WaitingValue extends PublicValue {
  readonly hash: string;
  readonly by: RecordSignature;
}

/** A draw that was made: nothing of it changes any more. */
export interface MadeDraw extends PublicValue {
  readonly hash: string;
  readonly seed: string;
  /** The SHA-256 of the canonical text of the outcome. */
  readonly resultHash: string;
  readonly by: readonly [first: RecordSignature, second: RecordSignature];
}

/** The fewest and the most characters of a value: three dice without spaces, and a line. */
export const valueLengths = { least: 3, most: 200 } as const;
/** The most characters of the words on its source. */
export const longestSource = 500;

/** A value as it is used: one line with one space between its parts, whoever typed it. */
export const asOneLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** The canonical text of what two people sign: which list and which seed were sealed, and the value with its source. */
export const drawActText = (
  { activity, listHash, seedHash }: Pick<SealedDraw, 'activity' | 'listHash' | 'seedHash'>,
  { value, source }: PublicValue,
): string => canonicalJson({ format: 'concejo-draw-1', activity, listHash, seedHash, value, source });

/** What a passkey signs for a draw: no challenge of a session or of another record can stand for it. */
export const drawChallenge = (hash: string): string => `concejo draw ${hash}`;
