// A process that sells vouchers and closes settlements until it is killed: `node contract-tests/faults/sell-vouchers.ts STORE
// PLACE ROUND`, where the store is sqlite or postgres and the place a file or an address. Prints each answer in a line as soon
// as it has it.
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sellingStore } from './vouchers/selling-store.ts';
import { sellVouchers } from './vouchers/sold-vouchers.ts';

const [, , store, place = '', round] = process.argv;
const opened = sellingStore({ store: store === 'postgres' ? 'postgres' : 'sqlite', place });
await sellVouchers(opened, Number(round), noon, (key, answer) => {
  process.stdout.write(`${JSON.stringify({ key, answer })}\n`);
});
process.exit(0);
