import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHallCall } from '#adapters/wire/appointments/read-hall.ts';
import { takeHallTicketCall } from '#adapters/wire/appointments/take-hall-ticket.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { officePresenter } from '../shell/presenter.ts';
import { anOfficeCouncil, anOfficeTown } from '../shell/sample-office.tsx';
import { type Hall, hallPresenter } from './hall-presenter.ts';
import { HallRoot } from './hall-root.tsx';
import { ownTicketUrl } from './own-ticket.tsx';

const rung = vi.fn<() => void>();
vi.mock('./call-sound.ts', () => ({ ring: () => rung(), sayAloud: () => undefined }));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  rung.mockClear();
});

const aHall = (more: Partial<Hall> = {}): Hall => ({
  screen: 'display',
  office: 'Plaza',
  asOf: '2026-11-18T09:31:00.000Z',
  called: [
    { code: 'A-042', desk: { es: 'Mostrador 3', va: 'Taulell 3' }, at: '2026-11-18T09:30:00.000Z' },
    { code: 'C-118', desk: 'Mostrador 1', at: '2026-11-18T09:20:00.000Z' },
  ],
  waiting: 4,
  wait: { from: 20, to: 30, ahead: 4 },
  services: [],
  closed: null,
  ...more,
});
const service = {
  id: 'padron',
  title: 'Empadronarme',
  summary: '',
  family: 'padron',
  minutes: 15,
  minutesMore: 0,
  mostPeople: 1,
  isCombinable: false,
  papers: [],
  fee: '0.00',
  booker: 'anybody' as const,
};
const ticket: OwnVisit = {
  id: 'k',
  state: 'arrived',
  office: 'plaza',
  services: ['padron'],
  people: 1,
  at: '2026-11-18T09:31:00.000Z',
  end: null,
  code: 'A-050',
  until: null,
  extended: 0,
  moved: 0,
  desk: null,
  ahead: 4,
  waitFrom: 20,
  waitTo: 30,
  note: null,
  closed: null,
  calendar: null,
};

interface Council {
  hall: Hall;
  fails?: 'unreachable' | 'appointmentRefused';
}

async function draw(council: Council) {
  const taken: string[] = [];
  const failure = () =>
    council.fails === 'appointmentRefused'
      ? left({ kind: 'appointmentRefused' as const, where: 'unknownScreen', faults: [] })
      : left({ kind: 'unreachable' as const });
  const calls = [
    stubCall(readHallCall, async () => (council.fails ? failure() : right(council.hall))),
    stubCall(takeHallTicketCall, async ({ body }) => {
      taken.push(body.key);
      return council.fails ? failure() : right(ticket);
    }),
  ];
  const here = anOfficeCouncil(calls);
  const speaking = officePresenter({
    town: anOfficeTown,
    readMe: async () => left({ kind: 'notAllowed' }),
    speakIn: officeSpeaker(),
    storedLanguage: () => null,
    storeLanguage: () => undefined,
    speaks: () => undefined,
  });
  render(
    <HallRoot
      town={anOfficeTown}
      hall={hallPresenter(here, 'token')}
      speaking={speaking}
      newKey={here.newKey}
    />,
  );
  await act(() => speaking.open());
  return taken;
}
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the call display', () => {
  it('shows codes and desks, the last one large, in one language after another', async () => {
    const council = { hall: aHall() };
    await draw(council);
    expect(await screen.findByText('A-042')).toBeTruthy();
    expect(screen.getByText('→ Mostrador 3')).toBeTruthy();
    expect(screen.getByText('entre 20 y 30 minutos')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await later(9500);
    expect(await screen.findByText('entre 20 i 30 minuts')).toBeTruthy();
    council.hall = aHall({ wait: { from: 120, to: 150, ahead: 40 } });
    await later(4100);
    expect(await screen.findByText('més de dues hores')).toBeTruthy();
    expect(document.documentElement.lang).toBe('ca-ES-valencia');
  });

  it('rings for who is called next once the bell was switched on by hand', async () => {
    const council = { hall: aHall({ called: [] }) };
    await draw(council);
    expect(await screen.findByText('Enseguida llamamos')).toBeTruthy();
    council.hall = aHall();
    await later(4100);
    expect(rung).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Campana' }));
    council.hall = aHall({ called: [{ code: 'A-043', desk: '1', at: council.hall.asOf }] });
    await later(4100);
    expect(rung).toHaveBeenCalledOnce();
  });

  it('says since when it knows nothing new, and that its link was withdrawn', async () => {
    const council: Council = { hall: aHall() };
    await draw(council);
    await screen.findByText('A-042');
    council.fails = 'unreachable';
    await later(4100);
    expect(screen.getByRole('status').textContent).toBe('Sin conexión: lo último que sabemos, de las 10.31');
    expect(screen.getByText('A-042')).toBeTruthy();
    council.fails = 'appointmentRefused';
    await later(4100);
    expect(screen.getByRole('heading', { name: 'Esta pantalla está cerrada' })).toBeTruthy();
  });
});

it('a ticket is followed on the own phone, and no server or log has its key', () => {
  const { pathname, search, hash } = new URL(ownTicketUrl('vilanova', 'key/of a ticket'));
  expect([pathname, search, hash]).toEqual(['/citas', '?realm=vilanova', '#key%2Fof%20a%20ticket']);
});

describe('the entrance', () => {
  const entrance = () => aHall({ screen: 'entrance', services: [service] });

  it('gives a ticket by one press, shows its code, and is for the next person after a while', async () => {
    await draw({ hall: entrance() });
    fireEvent.click(await screen.findByRole('button', { name: 'Empadronarme' }));
    expect(await screen.findByRole('heading', { name: 'Tu turno A-050' })).toBeTruthy();
    expect(screen.getByText('Esperarás: entre 20 y 30 minutos.')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    expect(await screen.findByRole('img', { name: /^Código QR/u })).toBeTruthy();
    await later(20_100);
    expect(screen.getByText('A-050')).toBeTruthy();
    await later(20_100);
    expect(screen.getByRole('heading', { name: '¿A qué vienes?' })).toBeTruthy();
  });

  it('says that its office is closed, and gives tickets all the same', async () => {
    const closed = { reason: 'Fiesta local', services: ['padron'] };
    await draw({ hall: { ...entrance(), closed } });
    expect(await screen.findByText(/^Hoy está cerrado: Fiesta local. Antes de coger turno/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Empadronarme' }));
    expect(await screen.findByRole('heading', { name: 'Tu turno A-050' })).toBeTruthy();
    expect(screen.getByText(/^Hoy está cerrado: Fiesta local/u)).toBeTruthy();
  });

  it('asks for the same ticket again if no answer came', async () => {
    const council: Council = { hall: entrance() };
    const taken = await draw(council);
    const button = await screen.findByRole('button', { name: 'Empadronarme' });
    council.fails = 'unreachable';
    fireEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
    fireEvent.click(screen.getByRole('button', { name: 'Empadronarme' }));
    await later(10);
    council.fails = 'appointmentRefused';
    fireEvent.click(screen.getByRole('button', { name: 'Empadronarme' }));
    expect(await screen.findByText(/Ahora no se puede para eso/u)).toBeTruthy();
    expect(new Set(taken).size).toBe(1);
  });
});
