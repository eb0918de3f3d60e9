// Votes on a machine of its own, as people do who reach only the server process there: `node vote-on-island.ts URL
// COOKIE FROM TO`. Prints each decided vote as a line of JSON, and each that was not when its input ends.
import { startCrowd, type TimedVote } from './failover/crowd.ts';

const [url = '', cookie = '', from = '0', to = '0'] = process.argv.slice(2);
const crowd = startCrowd({
  url,
  cookie,
  from: Number(from),
  to: Number(to),
  every: 500,
  withRequests: false,
});
process.stdin.resume();
await new Promise((resolve) => process.stdin.once('end', resolve));
await crowd.settle(0);
for (const vote of crowd.votes satisfies readonly TimedVote[])
  process.stdout.write(`${JSON.stringify(vote)}\n`);
process.exit(0);
