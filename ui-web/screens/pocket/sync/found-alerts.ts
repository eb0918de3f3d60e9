import { requestAddress } from '#domain/content/portal-place.ts';
import { type FoundAlert, requestAlertName } from '#domain/pocket/alerts/pocket-alert.ts';
import { type EndingThing, endingAlert, entryAlerts } from '#domain/pocket/alerts/time-alerts.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import type { HeldThings, PocketRequest, PocketVote } from '../state.ts';
import { pocketEntries } from '../things/entries.ts';
import { voucherCards } from '../things/usable-vouchers.ts';
import { heldAlerts } from './held-alerts.ts';

/** What a device knows when it looks for alerts. */
interface Looked {
  readonly held: HeldThings;
  readonly requests: readonly PocketRequest[];
  readonly votes: readonly PocketVote[];
}

function ofRequest({ id, iid, title, status, hasNews }: PocketRequest): readonly FoundAlert[] {
  const path = requestAddress(id);
  const name = requestAlertName(iid ?? id, status);
  return hasNews ? [{ id: name, kind: 'request', title, when: null, path }] : [];
}

const openVote = ({ id, title, until, path, hasTakenPart }: PocketVote): readonly EndingThing[] =>
  until === null || hasTakenPart ? [] : [{ kind: 'vote', id, title, until, path }];

/** All of which a person should know now. */
export function foundAlerts(
  { held, requests, votes }: Looked,
  moment: { readonly now: Instant; readonly zone: TimeZone },
): readonly FoundAlert[] {
  const vouchers = voucherCards(held.orders, moment.now, moment.zone).map(
    ({ campaign: id, title, until }): EndingThing => ({ kind: 'voucher', id, title, until, path: '/bonos' }),
  );
  return [
    ...requests.flatMap(ofRequest),
    ...heldAlerts(held),
    ...pocketEntries(held).flatMap((entry) => entryAlerts(entry, moment)),
    ...[...vouchers, ...votes.flatMap(openVote)].flatMap((thing) => endingAlert(thing, moment) ?? []),
  ];
}
