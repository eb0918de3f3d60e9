import { expect, it } from 'vitest';
import { isRight } from '#domain/shared/result.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { aSale, orderedIn, sold } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { storedOrder } from './read-order.ts';

it('an order that is known to be stored is read, and one that is gone is a defect', async () => {
  const { ports, order } = await aSale();
  const good = { realm: orderedIn.realm, good: goodOfCampaign(sold.id) };
  expect(isRight(await order('one'))).toBe(true);
  expect(await storedOrder(ports)(good, 'one')).toMatchObject({ id: 'one' });
  await expect(storedOrder(ports)(good, 'none')).rejects.toThrow('gone');
});
