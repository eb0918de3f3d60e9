import { expect, it } from 'vitest';
import { playRush } from './robot-farm.ts';

it('a robot farm gets one appointment for each person whose birth date it knows, and everybody else gets theirs', async () => {
  const farm = { people: 60, addresses: 200, identities: 10, processors: 32 };
  const { placed, ofFarm, mostHeld, faults } = await playRush(farm);
  expect({ placed, ofFarm, faults }).toEqual({ placed: 60, ofFarm: 10, faults: 0 });
  // What devices hold without a name in ten minutes, and what of it rests.
  expect(mostHeld).toBeLessThanOrEqual(60);
});
