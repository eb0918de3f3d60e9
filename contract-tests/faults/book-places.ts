// A process that books appointments and courts until it is killed: `node contract-tests/faults/book-places.ts STORE PLACE ROUND`,
// where the store is sqlite or postgres and the place a file or an address. Prints each answer in a line as soon as it has it.
import { bookRound } from './appointments/booked-round.ts';

const [, , store, place = '', round] = process.argv;
await bookRound({ store: store === 'postgres' ? store : 'sqlite', place }, Number(round), (key, answer) => {
  process.stdout.write(`${JSON.stringify({ key, answer })}\n`);
});
process.exit(0);
