import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { aDrawnSale, drawnCampaign, identityOf } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { readDeskDay } from '../issue/desk-tallies.ts';
import { personAtDesk } from '../issue/person-at-desk.ts';
import { returnAtDesk } from '../issue/return-at-desk.ts';
import { takeLotAtDesk } from './take-at-desk.ts';

const day = 86_400_000;
const { realm } = orderedIn;
const types = drawnCampaign.types.map((type) => ({ ...type, price: cents(500) }));
const lot = [{ type: 'gratis', count: 2 }];

/** A drawn campaign and its desk, whose lots cost ten euros. */
async function aDrawnDesk(campaign = { ...drawnCampaign, types }) {
  const sale = await aDrawnSale(campaign);
  const ports = {
    ...sale.ports,
    goods: sale.goods,
    passSeal: { digest: (_: unknown, text: string) => text },
  };
  const person = (number: number) => ({
    written: { identity: identityOf(number), birthDay: null },
    isAtDesk: true,
  });
  return {
    ...sale,
    ports,
    enterAtDesk: (number: number, lines: typeof lot = lot) =>
      sale.order(`desk-key-${number}`, { channel: 'desk', by: 'Neus', lines, person: person(number) }),
    look: async (number: number) => {
      const found = await personAtDesk(ports)(realm, campaign.id, identityOf(number));
      return isLeft(found) ? found : found.right.entry;
    },
    takeAtDesk: (number: number, with_: object = {}) =>
      takeLotAtDesk({ ...ports, ...with_ })(orderedIn, {
        campaign: campaign.id,
        identity: identityOf(number),
        by: 'Neus',
      }),
  };
}

describe('a person without a device, at a desk', () => {
  it('is put down for the draw by the same rules as over the web, and is in it once', async () => {
    const { enterAtDesk, enter, look, time, freeOf, order } = await aDrawnDesk();
    expect(await look(1)).toBeNull();
    expect(await enterAtDesk(1)).toMatchObject(right({ state: 'entered' }));
    expect(await freeOf('web')).toBe(8);
    expect(await look(1)).toMatchObject({
      state: 'entered',
      position: null,
      type: 'gratis',
      count: 2,
      amount: 1000,
    });
    expect(await enter(1)).toEqual(left({ kind: 'alreadyEntered' }));
    await enter(2);
    expect(await enterAtDesk(2)).toEqual(left({ kind: 'alreadyEntered' }));
    expect(await enterAtDesk(3, [{ type: 'gratis', count: 1 }])).toEqual(left({ kind: 'notLot', most: 2 }));
    time.now = drawnCampaign.draw.until;
    // From the first day on, a desk gives its own share.
    expect(
      await order('own share', {
        channel: 'desk',
        by: 'Neus',
        lines: [{ type: 'gratis', count: 1 }],
        person: { written: { identity: identityOf(9), birthDay: null }, isAtDesk: true },
      }),
    ).toMatchObject(right({ state: 'granted' }));
  });

  it('learns there what came out, and has their lot for cash, once, also of two pages at once', async () => {
    const { enterAtDesk, look, takeAtDesk, draw, pass, time, ports, good, drawnPeople } = await aDrawnDesk();
    for (const number of [1, 2, 3, 4, 5]) await enterAtDesk(number);
    expect(await takeAtDesk(1)).toEqual(left({ kind: 'notHeld' }));
    await draw();
    await pass();
    const looked = await Promise.all([1, 2, 3, 4, 5].map(look));
    const states = looked.map((one) => one !== null && 'state' in one && one.state);
    expect(states.filter((state) => state === 'offered')).toHaveLength(4);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(1);
    const numbers = [1, 2, 3, 4, 5].toSorted((a, b) => placeOf(looked[a - 1]) - placeOf(looked[b - 1]));
    const [one = 0, two = 0, three = 0, , last = 0] = numbers;
    const taken = await Promise.all([takeAtDesk(one), takeAtDesk(two), takeAtDesk(one)]);
    expect(taken.map((answer) => !isLeft(answer) && answer.right.state)).toEqual([
      'granted',
      'granted',
      'granted',
    ]);
    expect(await takeAtDesk(last)).toEqual(left({ kind: 'notHeld' }));
    expect(await look(one)).toBeNull();
    expect((await readDeskDay(ports)(orderedIn, good, { at: time.now, by: 'Neus' })).own).toEqual({
      vouchers: 4,
      returned: 0,
      cash: 2000,
    });
    time.now += 3 * day;
    expect(await look(three)).toBeNull();
    expect(await takeAtDesk(three)).toEqual(left({ kind: 'notHeld' }));
    await pass();
    expect(await look(last)).toMatchObject({ state: 'offered' });
    expect(await drawnPeople()).toHaveLength(5);
    // What was sold here is given back here.
    const found = await personAtDesk(ports)(realm, 'otono', identityOf(one));
    const back = isLeft(found) ? null : found.right.has[0];
    expect(back).toMatchObject({ back: 500 });
    expect(
      isLeft(
        await returnAtDesk(ports as never)(orderedIn, {
          campaign: 'otono',
          identity: identityOf(one),
          name: back?.name ?? '',
          by: 'Neus',
        }),
      ),
    ).toBe(false);
  });

  it('is told what is wrong: no campaign, no number, no entry, or a store that refuses', async () => {
    const { enterAtDesk, takeAtDesk, draw, pass, ports, goods, look } = await aDrawnDesk();
    const asked = { campaign: 'nada', identity: identityOf(1), by: 'Neus' };
    expect(await takeLotAtDesk(ports)(orderedIn, asked)).toEqual(left({ kind: 'unknownCampaign' }));
    const unread = { ...asked, campaign: 'otono', identity: '1' };
    expect(await takeLotAtDesk(ports)(orderedIn, unread)).toEqual(left({ kind: 'identityUnreadable' }));
    expect(await takeAtDesk(8)).toEqual(left({ kind: 'notHeld' }));
    await enterAtDesk(1);
    await draw();
    await pass();
    for (const kind of ['recordChanged', 'notHeld'] as const) {
      const ask = async () => left({ kind, record: '' } as never);
      expect(await takeAtDesk(1, { goods: { ...goods, ask } })).toEqual(left({ kind: 'notHeld' }));
    }
    expect(await look(1)).toMatchObject({ state: 'offered', position: 1 });
  });
});

const placeOf = (looked: unknown): number => (looked as { readonly position: number }).position;
