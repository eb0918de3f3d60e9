import { addressOf } from '#adapters/wire/address-of.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import type { StatusNames } from '#application/ports/browser/status-names.ts';
import { readStatusNames } from '#adapters/wire/requests/management.ts';
import { flatMap } from '#domain/shared/result.ts';
import { ask, type CallSettings } from './council-call.ts';

/** The management options of mailboxes over the council's API. */
export const httpStatusNames = (settings: CallSettings): StatusNames => ({
  ofMailbox: async (realm, mailbox) =>
    flatMap(readStatusNames)(await ask(settings, addressOf(readMailboxCall, { realm, id: mailbox }))),
});
