import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricedCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { endPlace } from './after/leave-activity.ts';
import { withdrawApplication } from './apply/correct-application.ts';
import { answerOffer } from './places/answer-offer.ts';
import { listApplications } from './read-applications.ts';

const minute = 60_000;
const people = [10, 11, 12, 1];

const act = fc.record({
  what: fc.constantFrom('send', 'accept', 'decline', 'pay', 'leave', 'expel', 'withdraw', 'pass', 'wait'),
  who: fc.constantFrom(...people),
});

/** Does one thing in a town; what is refused changes nothing. */
async function does(town: ReturnType<typeof registeringTown>, what: string, who: number): Promise<void> {
  const { ports, places, clock } = town;
  const key = `key-${who}`;
  const isThere = (await listApplications(ports)(places.good, null)).some(
    ({ application }) => application.id === key,
  );
  if (what === 'wait') clock.at += 31 * minute;
  if (what === 'pass') await town.passOn();
  if (what === 'send') await town.sends(who);
  if (!isThere) return;
  if (what === 'accept' || what === 'decline') await answerOffer(ports)(places, key, what === 'accept');
  if (what === 'pay' && (await town.find(who)).fee > 0) await town.paid(await town.begin(who));
  if (what === 'withdraw') await withdrawApplication(ports)(places, key);
  const to = what === 'leave' ? 'left' : 'expelled';
  if (what === 'leave' || what === 'expel')
    await endPlace(ports)(places, key, { to, reason: 'x', by: 'neus' });
}

describe('the books of an activity', () => {
  it('say, whatever people do and in whatever order, that who has no place paid for none, and that no place is had twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
        const town = registeringTown(pricedCourse);
        const { ports, places, clock, accounts, refunds } = town;
        for (const { what, who } of acts) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await does(town, what, who);
        }
        const all = (await listApplications(ports)(places.good, null)).map(({ application }) => application);
        const kept = all.reduce(
          (sum, { state, fee, back }) =>
            sum + (state === 'enrolled' ? fee : 0) + (back !== null && state !== 'refunded' ? back.kept : 0),
          0,
        );
        expect(accounts()['bank'] ?? 0).toBe(kept);
        // What came to the bank and was not booked went back.
        expect(refunds.every(({ amount }) => amount > 0)).toBe(true);
        const pools = await ports.goods.pools(places.good, clock.at);
        for (const { size, held, taken } of pools) expect(held + taken).toBeLessThanOrEqual(size);
        const taken = pools.find(({ id }) => id === 'places')?.taken ?? 0;
        expect(all.filter(({ state }) => state === 'enrolled')).toHaveLength(taken);
      }),
      { numRuns: 60 },
    );
  });
});
