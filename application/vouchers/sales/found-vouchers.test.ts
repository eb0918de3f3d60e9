import { expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { goodOfTill, tillInMemory, twoUses } from '#fixtures/builders/vouchers/till-in-memory.ts';
import { findLatestVoucher } from './found-vouchers.ts';

it('the latest voucher of an id is itself if it was not lost, and none if there is none', async () => {
  const { ports } = await tillInMemory();
  expect(await findLatestVoucher(ports, goodOfTill, twoUses, noon)).toMatchObject({ id: twoUses });
  expect(await findLatestVoucher(ports, goodOfTill, 'none', noon)).toBeNull();
});
