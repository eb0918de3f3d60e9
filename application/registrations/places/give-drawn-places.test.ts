import { describe, expect, it } from 'vitest';
import { drawnAndUngiven, giveThroughKills } from '#fixtures/builders/registrations/killed-giving.ts';
import { freeCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { left } from '#domain/shared/result.ts';
import { giveDrawnPlaces } from './give-drawn-places.ts';
import { passPlacesOn } from './pass-on.ts';

describe('the places of a draw', () => {
  it('are given once each, as they were drawn, though each process that gives them is killed', async () => {
    expect(await giveThroughKills(await drawnAndUngiven())).toEqual({
      kills: 6,
      wrong: [],
      declinedTo: [1],
      changed: 0,
    });
  });

  it('are not passed on while some of them are left to give', async () => {
    const { ports, places } = await drawnAndUngiven();
    const asked: string[] = [];
    const ask: typeof ports.goods.ask = async (_, { key }) => {
      asked.push(key);
      return left({ kind: 'recordChanged', record: 'x' });
    };
    await passPlacesOn({ ...ports, goods: { ...ports.goods, ask } })(places);
    expect(asked.every((key) => key.startsWith('drawn/'))).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it('are none where nothing was drawn', async () => {
    const { ports, places } = registeringTown(freeCourse);
    expect(await giveDrawnPlaces(ports)(places)).toBe(0);
  });
});
