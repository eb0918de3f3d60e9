import { describe, expect, it } from 'vitest';
import { hall } from '#fixtures/builders/reservations/venue.ts';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { nameForStaff, reservationOfName } from './name-for-staff.ts';

const passSeal = {
  digest: (realm: string, secret: string) =>
    `${realm}${[...secret].map((letter) => letter.codePointAt(0)).join('')}`.split('').toReversed().join(''),
};

describe('the name of a reservation for staff', () => {
  it('finds it, says when it begins, and not its key', async () => {
    const town = reservingTown(hall);
    const ports = { ...town.ports, passSeal };
    await town.asks('hall', { place: 'salon', purpose: 'Asamblea' });
    const found = await town.find('hall');
    const name = nameForStaff(ports, town.good, found);
    expect(name).toMatch(/^[0-9a-z]+\.[0-9a-z]{24}$/u);
    expect(Number.parseInt(name, 36) * 60_000).toBe(hourOf(20, 19));
    expect((await reservationOfName(ports)(town.good, name))?.reservation.id).toBe('hall');
  });

  it('is of one venue, and what is no name finds nothing', async () => {
    const town = reservingTown(hall);
    const ports = { ...town.ports, passSeal };
    await town.asks('hall', { place: 'salon', purpose: 'Asamblea' });
    const name = nameForStaff(ports, { ...town.good, good: 'reservations/other' }, await town.find('hall'));
    const [minute = ''] = name.split('.');
    for (const other of [name, 'hall', '', '.', `${minute}.`, `0${minute}zzzzzzz.x`, `${minute}zzzz.x`])
      expect(await reservationOfName(ports)(town.good, other)).toBeNull();
  });
});
