import { addressOf } from '#adapters/wire/address-of.ts';
import { prepareOfflineCall } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import { syncSalesCall } from '#adapters/wire/vouchers/offline/sync-sales.ts';
import { askAnonymously } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { notRefused } from '../read-answer.ts';
import { whereWritable } from './support/visitor.ts';

/** Tills without a line. */
export const offlineTillChecks: readonly Check[] = [
  {
    id: 'bot-06',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) =>
      [
        [addressOf(prepareOfflineCall, { realm }), { hasUnsent: false, lists: [] }] as const,
        [addressOf(syncSalesCall, { realm }), { sales: [] }] as const,
      ].map(([address, body]) =>
        trial({ ...askAnonymously(address), sent: { body, shown: body } }, (answer) =>
          notRefused(answer, 401),
        ),
      ),
    ),
  },
];
