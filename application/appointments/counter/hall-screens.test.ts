import { describe, expect, it } from 'vitest';
import { bookingCouncil, bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { calledVisits } from '#domain/appointments/called-visits.ts';
import { hallScreenKinds } from '#domain/appointments/hall-screen.ts';
import type { OfficeVisit } from '#domain/appointments/visit.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { listHallScreens, officeOfScreen, openHallScreen, withdrawHallScreen } from './hall-screens.ts';

const { realm } = town;

function hall() {
  const { ports } = bookingCouncil();
  let made = 0;
  const passSeal = {
    newToken: () => `token-${(made += 1)}`,
    digest: (of: string, secret: string) => `hash of ${of} ${secret}`,
  };
  return { ...ports, passSeal };
}

describe('a screen in a hall', () => {
  it('is opened by its link, as what it is, until it is withdrawn', async () => {
    const ports = hall();
    const opened = await openHallScreen(ports)(realm, { office: 'plaza', screen: 'display', by: 'rosa' });
    const token = isLeft(opened) ? '' : opened.right;
    expect(await officeOfScreen(ports)(realm, token, hallScreenKinds)).toMatchObject({ office: 'plaza' });
    expect(await officeOfScreen(ports)(realm, token, ['entrance'])).toBeNull();
    expect(await officeOfScreen(ports)(realm, 'guessed', hallScreenKinds)).toBeNull();
    const [screen] = await listHallScreens(ports)(realm, 'plaza');
    expect(screen).toMatchObject({ screen: 'display', by: 'rosa' });
    expect(screen?.id).not.toBe(token);
    expect(await officeOfScreen(ports)(realm, screen?.id ?? '', hallScreenKinds)).toBeNull();
    const close = (office: string) => withdrawHallScreen(ports)(realm, office, screen?.id ?? '', 'rosa');
    expect(await close('raval')).toEqual(left({ kind: 'unknownScreen' }));
    expect(isLeft(await close('plaza'))).toBe(false);
    expect(isLeft(await close('plaza'))).toBe(false);
    expect(await officeOfScreen(ports)(realm, token, hallScreenKinds)).toBeNull();
    expect(await listHallScreens(ports)(realm, 'plaza')).toEqual([]);
  });

  it('is of an office of the town, and nothing is opened if it changed meanwhile', async () => {
    const ports = hall();
    const asked = { office: 'none', screen: 'display', by: 'rosa' } as const;
    expect(await openHallScreen(ports)(realm, asked)).toEqual(left({ kind: 'unknownOffice' }));
    expect(await withdrawHallScreen(ports)(realm, 'plaza', 'none', 'x')).toEqual(
      left({ kind: 'unknownScreen' }),
    );
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'hallScreen' });
    const busy = { ...ports, goods: { ...ports.goods, ask } };
    expect(await openHallScreen(busy)(realm, { ...asked, office: 'plaza' })).toEqual(
      left({ kind: 'changed' }),
    );
  });
});

it('a display shows the codes that are at desks, the last one first, and no names', () => {
  const visit = (code: string | null, at: number, more: Partial<OfficeVisit> = {}): OfficeVisit => ({
    id: `v${at}`,
    office: 'plaza',
    services: [],
    people: 1,
    at: 0,
    seat: null,
    state: 'called',
    code,
    holder: '',
    person: { name: 'Empar', email: '', language: 'va' },
    moved: 0,
    desk: '1',
    deeds: [{ act: 'call', at, by: 'rosa' }],
    ...more,
  });
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => visit(`A-00${n}`, n));
  const none = [
    visit('A-010', 99, { state: 'done' }),
    visit(null, 99),
    visit('A-011', 99, { desk: null }),
    visit('A-012', 99, { deeds: [] }),
  ];
  const shown = calledVisits([...many, ...none, visit('A-008', 8, { state: 'serving' })]);
  expect(shown.map(({ code }) => code)).toEqual(['A-008', 'A-007', 'A-006', 'A-005', 'A-004', 'A-003']);
  expect(JSON.stringify(shown)).not.toContain('Empar');
});
