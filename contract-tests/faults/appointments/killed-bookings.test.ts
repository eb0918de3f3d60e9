import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { killBooking } from './killed-bookings.ts';

it('a booking that is killed between hold, payment and grant goes on as it was answered, and is nobody else’s', async () => {
  const place = join(scratchFolder(), 'concejo.sqlite');
  openSql(place).close();
  for (let round = 0; round < 2; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one kill after the other
    const { answered, faults } = await killBooking({ store: 'sqlite', place }, round);
    expect(answered).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  }
});
