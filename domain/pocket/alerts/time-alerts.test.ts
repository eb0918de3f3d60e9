import { describe, expect, it } from 'vitest';
import { aPocketEntry } from '#fixtures/builders/pocket.ts';
import { alertKinds } from './pocket-alert.ts';
import { endingAlert, entryAlerts } from './time-alerts.ts';

const zone = 'Europe/Madrid';
const moment = (text: string) => ({ now: Date.parse(text), zone });
const start = Date.parse('2026-11-19T19:00:00+01:00');
const court = aPocketEntry({
  kind: 'reservation',
  id: 'court',
  at: start,
  end: start + 3_600_000,
  door: start - 900_000,
});
const kinds = (entry: typeof court, text: string) => entryAlerts(entry, moment(text)).map(({ kind }) => kind);

describe('alerts that the clock brings', () => {
  it('come the day before, whatever the hour, and once the door opens until the end', () => {
    expect(kinds(court, '2026-11-17T23:59:00+01:00')).toEqual([]);
    expect(kinds(court, '2026-11-18T00:00:00+01:00')).toEqual(['tomorrow']);
    expect(kinds(court, '2026-11-18T23:59:00+01:00')).toEqual(['tomorrow']);
    expect(kinds(court, '2026-11-19T18:44:00+01:00')).toEqual([]);
    expect(kinds(court, '2026-11-19T18:45:00+01:00')).toEqual(['door']);
    expect(kinds(court, '2026-11-19T20:00:00+01:00')).toEqual([]);
    expect(kinds({ ...court, door: null }, '2026-11-19T19:30:00+01:00')).toEqual([]);
  });

  it('name the moment and the page, and come again for another moment of the same thing', () => {
    const [alert] = entryAlerts(court, moment('2026-11-18T12:00:00+01:00'));
    expect(alertKinds).toContain(alert?.kind);
    expect(alert).toMatchObject({ when: start, path: '/reservas', title: court.title });
    const [moved] = entryAlerts({ ...court, at: start + 1 }, moment('2026-11-18T12:00:00+01:00'));
    expect(moved?.id).not.toBe(alert?.id);
  });

  it('come nine days before a vote closes and seven before vouchers end, until then', () => {
    const until = Date.parse('2026-11-28T00:00:00+01:00');
    const vote = { kind: 'vote', id: 'v', title: 'Presupuestos', until, path: '/p' } as const;
    const voucher = { ...vote, kind: 'voucher' } as const;
    expect(endingAlert(vote, moment('2026-11-17T23:59:00+01:00'))).toBeNull();
    expect(endingAlert(vote, moment('2026-11-18T00:00:00+01:00'))).toMatchObject({
      when: until - 1,
      path: '/p',
    });
    expect(endingAlert(voucher, moment('2026-11-19T23:59:00+01:00'))).toBeNull();
    expect(endingAlert(voucher, moment('2026-11-20T00:00:00+01:00'))).toMatchObject({ kind: 'voucher' });
    expect(endingAlert(vote, moment('2026-11-28T00:00:00+01:00'))).toBeNull();
  });
});
