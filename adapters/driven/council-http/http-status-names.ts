import type { StatusNames } from '#application/ports/status-names.ts';
import { readStatusNames } from '#adapters/wire/management.ts';
import { requestAddresses } from '#adapters/wire/request-addresses.ts';
import { flatMap } from '#domain/shared/result.ts';
import { ask, type CallSettings } from './council-call.ts';

/** The management options of mailboxes over the council's API. */
export const httpStatusNames = (settings: CallSettings): StatusNames => ({
  ofMailbox: async (realm, mailbox) =>
    flatMap(readStatusNames)(await ask(settings, requestAddresses.mailbox(realm, mailbox))),
});
