import type { Act } from '#domain/office/roles.ts';
import type { LateScreen } from '#ui-web/shell/routing/late-screen.ts';
import type { OfficeIconName } from '../parts/office-icon.tsx';

/** The groups of the rail, in their order. */
export const placeGroups = ['attend', 'publish', 'house'] as const;

/** One place of the office: an address, its screen, and who sees it in the rail. */
export interface OfficePlaceEntry {
  readonly id:
    | 'today'
    | 'setup'
    | 'requests'
    | 'proposals'
    | 'comments'
    | 'payments'
    | 'templates'
    | 'documents'
    | 'mailboxes'
    | 'votes'
    | 'works'
    | 'closures'
    | 'registrations'
    | 'draws'
    | 'vouchers'
    | 'shops'
    | 'counter'
    | 'venues'
    | 'doors'
    | 'files'
    | 'imports'
    | 'portals'
    | 'people'
    | 'intranet'
    | 'access';
  readonly path: string;
  /** Addresses that the same screen has. */
  readonly pattern: string;
  readonly group: (typeof placeGroups)[number] | null;
  /** A person with one of these acts sees the place; empty: everybody. */
  readonly acts: readonly Act[];
  readonly icon: OfficeIconName;
  readonly screen: LateScreen;
}
