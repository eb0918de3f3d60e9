import type * as t from 'io-ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { foundWire } from '#adapters/wire/desk/search-all.ts';
import type { Town } from '#domain/access/town.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** Something that was found, as the call answers it. */
export type Found = t.TypeOf<typeof foundWire>;

/** How many of each kind are shown. */
export const mostFound = 8;

/** What is searched, asked by one member of staff. */
export interface StaffSearch {
  readonly town: Town;
  readonly member: StaffMember;
  readonly text: string;
  /** Whether a text has what is looked for, in any of its languages. */
  readonly has: (text: LocalizedText) => boolean;
}
