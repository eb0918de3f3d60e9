import type { KeptAppointment, VisitWallet } from '#application/ports/browser/visit-wallet.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { keptList } from './kept-list.ts';
import { writtenInTab } from './written-in-tab.ts';

/** The key under which the appointments of a town are stored, and in the tab what is being written. */
export const visitsKey = (realm: RealmId): string => `concejo.appointments.${realm}`;

const isKept = (kept: unknown): kept is KeptAppointment =>
  typeof (kept as Readonly<Record<string, unknown>> | null)?.['key'] === 'string';

/** The appointments of a device, in the browser's storage; what is being written, in that of the tab. */
export const localVisits = (): VisitWallet => ({
  ...keptList(visitsKey, isKept),
  ...writtenInTab(visitsKey),
});
