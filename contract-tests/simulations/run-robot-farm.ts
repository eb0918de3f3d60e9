// `npm run drill robot-farm`: 1,000 people want an appointment of the day that opens at ten, once among themselves and once with
// a farm of 1,000 addresses, 32 processors and 50 people of the census whose birth dates it knows. Ends with 1 if the farm
// gets more than 50 appointments, if somebody gets none, or if half of the people wait five per cent longer.
import { type FarmFigures, playRush } from './robot-farm.ts';

const people = 1000;
const alone = await playRush({ people, addresses: 0, identities: 0, processors: 1 });
const beside = await playRush({ people, addresses: 1000, identities: 50, processors: 32 });

const line = (name: string, { placed, median, slow, ofFarm, mostHeld, faults }: FarmFigures): string =>
  `${name}: ${placed} of ${people} have a place, half after ${median.toFixed(1)} s, nine of ten after ${slow.toFixed(1)} s; the farm has ${ofFarm}, held ${mostHeld} at most in 15 minutes; ${faults} faults in the books`;
const change = (beside.median / alone.median - 1) * 100;
console.log(line('people alone', alone));
console.log(line('with the farm', beside));
console.log(`the median changes by ${change.toFixed(2)} % (5 allowed)`);
const isWell =
  beside.ofFarm <= 50 &&
  alone.placed === people &&
  beside.placed === people &&
  Math.abs(change) < 5 &&
  alone.faults + beside.faults === 0;
process.exitCode = isWell ? 0 : 1;
