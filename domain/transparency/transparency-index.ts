import type { LocalizedText } from '../shared/localized-text.ts';

/** A thing that a council should publish, under its number in the index. */
export interface IndexPoint {
  readonly number: number;
  readonly title: LocalizedText;
  /** Whether the wording was seen in a source; else it was put together from what several say. */
  readonly verified: boolean;
  /** Where the wording comes from. */
  readonly source: string;
}

/** Points of one subject. */
export interface IndexGroup {
  /** As the index writes it: `A.1`. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly points: readonly IndexPoint[];
}

/** Groups of one area, such as the institution or its accounts. */
export interface IndexSection {
  /** A letter: `A`. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly groups: readonly IndexGroup[];
}

/** An edition of a transparency index. No number is repeated in it. */
export interface TransparencyIndex {
  readonly edition: string;
  readonly name: LocalizedText;
  readonly sections: readonly IndexSection[];
}

/** All points of a section, in the order of the index. */
export const pointsIn = (section: IndexSection): readonly IndexPoint[] =>
  section.groups.flatMap(({ points }) => points);
