import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAlertsCall } from '#adapters/wire/push/alerts.ts';
import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import { readPickupCall } from '#adapters/wire/showcase/own-pickup.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import type { LinesAhead } from '#domain/pocket/line-ahead.ts';
import type { VoucherSeason } from '#domain/vouchers/voucher-season.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { memoryShelf } from '../reservations/samples/memory-shelf.ts';
import { aPickup, shownBakery } from '../showcase/samples/showcase-page.tsx';
import { answeringPocket, councilOfPocket, drawPocket, unreachableCouncil } from './samples/pocket-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the pocket', () => {
  it('has what is on today, requests and what is followed, each with its page; a code opens with one press', async () => {
    await drawPocket(councilOfPocket());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hoy, miércoles 18 de noviembre');
    expect(screen.getByText('12.54')).toBeTruthy();
    expect(screen.getByText('dentro de 54 min')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Banco roto' }).getAttribute('href')).toContain('#K7QM');
    expect(screen.getByRole('link', { name: 'Carril bici' })).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Ver el código: Empadronarme');
    expect(document.activeElement?.textContent).toContain('12.54');
    expect(screen.getByText('C-126')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Volver a Hoy');
    expect(screen.getByText('Banco roto')).toBeTruthy();
  });

  it('keeps what is to come in words, which are seen before it the next time', async () => {
    const council = councilOfPocket();
    await drawPocket(council);
    const at = Date.parse('2026-11-18T11:54:00Z');
    expect(council.pocketNotes.read(council.realm, 'comingUp')).toEqual({
      lang: 'es',
      lines: [
        {
          from: Date.parse('2026-11-17T23:00:00Z'),
          until: expect.any(Number),
          clock: '12.54',
          title: 'Empadronarme',
          where: expect.stringMatching(/^Cita C-126 · /u),
        },
      ],
    });
    const { lines } = council.pocketNotes.read(council.realm, 'comingUp') as LinesAhead;
    expect(lines[0]?.until).toBeGreaterThan(at + 2 * 3_600_000);
    cleanup();
    await drawPocket({ ...councilOfPocket({ hasVisit: false }), pocketNotes: council.pocketNotes });
    expect(council.pocketNotes.read(council.realm, 'comingUp')).toBeNull();
  });

  it('keeps no words of what may be of the person before, until it knows whose the device is', async () => {
    const council = councilOfPocket({
      more: ({ people }) => ({ people: { ...people, who: () => new Promise<never>(() => undefined) } }),
    });
    await drawPocket(council);
    expect(screen.getByText('12.54')).toBeTruthy();
    expect(council.pocketNotes.read(council.realm, 'comingUp')).toBeNull();
  });

  it('is read without the council as it was, and says since when', async () => {
    const before = councilOfPocket();
    await drawPocket(before);
    cleanup();
    const later = councilOfPocket({ calls: unreachableCouncil() });
    await drawPocket({ ...later, keptAnswers: before.keptAnswers, pocketNotes: before.pocketNotes });
    expect(screen.getByText('Sin conexión con el Ayuntamiento. Guardado: hoy, 12.00.')).toBeTruthy();
    for (const text of ['12.54', 'Banco roto', 'Carril bici']) expect(screen.getByText(text)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('has what shops keep for the reader, without the council, until it is fetched or the shop has closed', async () => {
    const titles = { va: 'Dos coques per 5,00 €', es: 'Dos cocas por 5,00 €' };
    const waits = { ...aPickup, title: titles.va, titles, shopName: 'Forn de la Plaça' };
    const over = { ...aPickup, id: 'over', title: 'Coca', until: '2026-11-18T10:59:00Z' };
    const shelf = memoryShelf([waits, over].map((one) => ({ venue: one.shop, key: one.id, answer: one })));
    const fetched = stubCall(readPickupCall, async () => right({ ...waits, state: 'handed' as const }));
    const away = { call: readPickupCall, answer: async () => left({ kind: 'unreachable' as const }) };
    const given = { hasVisit: false, more: () => ({ pickupShelf: shelf }) };
    await drawPocket(councilOfPocket({ ...given, calls: [...unreachableCouncil(), away] }));
    expect(screen.queryByText('Todavía no hay nada aquí')).toBeNull();
    const link = screen.getByRole('link', { name: 'Dos cocas por 5,00 € × 2' });
    expect(link.getAttribute('href')).toBe('/comercios?comercio=forn');
    expect(screen.getByText('7K2QRA').parentElement?.textContent).toBe(
      '7K2QRA · Forn de la Plaça, a nombre de Empar · Hasta el sábado 28 de noviembre a las 14.00.',
    );
    expect(screen.queryByText(/^Coca/u)).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    await drawPocket(councilOfPocket({ ...given, calls: [...unreachableCouncil(), fetched] }));
    expect(screen.queryByText('7K2QRA')).toBeNull();
    expect(screen.getByText('Todavía no hay nada aquí')).toBeTruthy();
  });

  it('of an empty device leads to the services', async () => {
    await drawPocket(councilOfPocket({ calls: unreachableCouncil(), hasVisit: false }));
    expect(screen.getByText('Todavía no hay nada aquí')).toBeTruthy();
    expect(screen.getByText(/puede que falte algo/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pedir cita' })).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('has nothing of the person before, once another has signed in on the phone', async () => {
    let holders: readonly string[] = ['u-anna'];
    const council = councilOfPocket({
      calls: unreachableCouncil(),
      notes: { favourites: [{ title: 'Biblioteca de Anna', path: '/b' }] },
      more: ({ visits, pocketNotes, realm, people }) => ({
        people: {
          ...people,
          who: async () =>
            right({
              firstName: '',
              lastName: '',
              telephone: '',
              email: 'p@c.example',
              isVerified: true,
              user: 'u-pau',
            }),
        },
        deviceData: {
          note: () => undefined,
          erase: async () => undefined,
          holders: () => holders,
          hold: (_realm, users) => {
            holders = users;
          },
          eraseOfPerson: async () => {
            for (const { key } of visits.list(realm)) visits.forget(realm, key);
            pocketNotes.write(realm, 'favourites', null);
          },
        },
      }),
    });
    await drawPocket(council);
    expect(holders).toEqual(['u-pau']);
    expect(screen.queryByText('Empadronarme')).toBeNull();
    cleanup();
    await drawPocket(council, 'favoritos');
    expect(screen.queryByText('Biblioteca de Anna')).toBeNull();
  });

  it('shows a tour on the first opening, which ends by skipping and is not shown again', async () => {
    const council = councilOfPocket({ notes: { showTour: null } });
    await drawPocket(council);
    expect(screen.getByText('Lo tuyo, en un sitio')).toBeTruthy();
    await press('Siguiente');
    expect(screen.getByText('Avisos que no se pierden')).toBeTruthy();
    await press('Saltar la visita');
    expect(screen.queryByText('Avisos que no se pierden')).toBeNull();
    cleanup();
    await drawPocket(council, 'ajustes');
    expect(screen.queryByText('Lo tuyo, en un sitio')).toBeNull();
    await press('Ver la visita otra vez');
    for (const _ of [1, 2, 3]) await press('Siguiente');
    await press('Empezar');
    expect(screen.queryByText('Solo en este dispositivo')).toBeNull();
  });
});

describe('alerts', () => {
  it('are seen, saved and deleted, and deleting one is taken back', async () => {
    await drawPocket(councilOfPocket(), 'avisos');
    expect(screen.getByRole('link', { name: 'Hay novedades en tu solicitud: Banco roto' })).toBeTruthy();
    expect(screen.getByText('(1 sin ver)')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Ya los he visto');
    expect(screen.queryByText('(1 sin ver)')).toBeNull();
    await press(/^Guardar: /u);
    await press('Guardados: 1');
    expect(screen.getByText(/Banco roto/u, { selector: 'a' })).toBeTruthy();
    await press(/^Borrar/u);
    expect(screen.getByText('No has guardado ningún aviso')).toBeTruthy();
    await press('Deshacer');
    expect(screen.getByText(/Banco roto/u, { selector: 'a' })).toBeTruthy();
  });

  it('that were saved outlast the answers that the device keeps', async () => {
    const council = councilOfPocket();
    await drawPocket(council, 'avisos');
    await press(/^Guardar: /u);
    cleanup();
    await council.keptAnswers.clear();
    const later = councilOfPocket({ calls: unreachableCouncil() });
    await drawPocket({ ...later, pocketNotes: council.pocketNotes }, 'avisos');
    expect(screen.getByText(/Banco roto/u, { selector: 'a' })).toBeTruthy();
  });
});

describe('what the council told', () => {
  const told = (items: readonly object[]) => stubCall(listAlertsCall, async () => right({ items } as never));
  const alert = {
    id: 'mail-1',
    subject: 'appointments',
    title: 'Tu cita es mañana',
    url: '/citas?realm=vilanova',
    at: '2026-11-18T08:00:00.000Z',
  };

  it('is one alert with what the phone noticed of it, which stays seen or deleted', async () => {
    const about = 'request/2026-000017/open';
    const answered = {
      ...alert,
      subject: 'requests',
      title: 'Te hemos contestado',
      url: '/solicitudes',
      about,
    };
    let isTold = false;
    const calls = [
      ...answeringPocket(),
      stubCall(listAlertsCall, async () => right({ items: isTold ? [answered] : [] } as never)),
    ];
    const council = councilOfPocket({ calls });
    await drawPocket(council, 'avisos');
    const noticed = () => screen.queryByRole('link', { name: 'Hay novedades en tu solicitud: Banco roto' });
    expect(noticed()).toBeTruthy();
    await press('Ya los he visto');
    isTold = true;
    cleanup();
    await drawPocket(council, 'avisos');
    expect(noticed()).toBeNull();
    expect(screen.getByRole('link', { name: 'Te hemos contestado' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ya los he visto' })).toBeNull();
  });

  it('is among the alerts once, of the moment at which it was told, and stays deleted', async () => {
    const calls = [
      ...answeringPocket(),
      told([alert, { ...alert, id: 'old', at: '2026-10-01T08:00:00.000Z' }]),
    ];
    const council = councilOfPocket({ calls });
    await drawPocket(council, 'avisos');
    const link = () => screen.queryAllByRole('link', { name: 'Tu cita es mañana' });
    expect(link().map((one) => one.getAttribute('href'))).toEqual(['/citas?realm=vilanova']);
    expect(screen.getByText('hoy, 9.00')).toBeTruthy();
    cleanup();
    await drawPocket(council, 'avisos');
    expect(link()).toHaveLength(1);
    await press(/^Borrar.*Tu cita/u);
    cleanup();
    await drawPocket(council, 'avisos');
    expect(link()).toEqual([]);
  });

  it('is asked for again by a device whose session is over, and is nothing for one that the council does not know', async () => {
    let isIn = false;
    const calls = [
      ...answeringPocket(),
      stubCall(listAlertsCall, async () =>
        isIn ? right({ items: [alert] } as never) : left({ kind: 'notAllowed' }),
      ),
    ];
    await drawPocket(councilOfPocket({ calls }), 'avisos');
    expect(screen.queryByText(/Sin conexión/u)).toBeNull();
    cleanup();
    const session = {
      isLoggedIn: async () => right(false),
      logIn: async () => {
        isIn = true;
        return right(true as const);
      },
      register: async () => left({ kind: 'unreachable' as const }),
    };
    const deviceIds = { read: () => 'd', keep: () => undefined };
    await drawPocket(councilOfPocket({ calls, more: () => ({ session, deviceIds }) }), 'avisos');
    expect(screen.getByText('Tu cita es mañana')).toBeTruthy();
  });
});

describe('favourites', () => {
  it('begin with the pharmacy on duty, and are removed one by one', async () => {
    const notes = { favourites: [{ title: 'Biblioteca del Raval', path: '/entidades/biblioteca' }] };
    await drawPocket(councilOfPocket({ notes }), 'favoritos');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Farmàcia Soler');
    expect(screen.getByText('Termina su turno: mañana, 9.30')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe('tel:960000081');
    expect(await faultsForAxe()).toEqual([]);
    await press(/^Quitar/u);
    expect(screen.queryByText('Biblioteca del Raval')).toBeNull();
  });

  it('say when a court is free and when an event begins, for a few of them and only with a line', async () => {
    const notes = {
      favourites: [
        { title: 'Pista', path: '/reservas?instalacion=nord' },
        { title: 'Concierto', path: '/entradas?evento=concert' },
        { title: 'Biblioteca', path: '/entidades/biblioteca' },
        ...Array.from({ length: 30 }, (_, n) => ({
          title: `Pista ${n}`,
          path: `/reservas?instalacion=${n}`,
        })),
      ],
    };
    const starts = ['2026-11-18T09:00:00.000Z', '2026-11-18T17:00:00.000Z', '2026-11-18T16:00:00.000Z'];
    const asked: string[] = [];
    const calls = [
      ...answeringPocket(),
      stubCall(readVenueWeekCall, async ({ id }) => {
        asked.push(id);
        return right({ days: [{ places: [{ starts }] }] } as never);
      }),
      stubCall(readTicketedEventCall, async () => {
        const session = (start: string, calledOff: string | null) => ({ start, calledOff });
        const dates = [
          session('2026-11-19T19:00:00.000Z', 'rain'),
          session('2026-11-20T19:00:00.000Z', null),
        ];
        return right({ dates } as never);
      }),
    ];
    await drawPocket(councilOfPocket({ notes, calls }), 'favoritos');
    expect(screen.getAllByText('Primera hora libre: hoy, 17.00').length).toBe(asked.length);
    expect(asked).toHaveLength(10);
    expect(screen.getByText('Próxima sesión: viernes 20 de noviembre, 20.00')).toBeTruthy();
    cleanup();
    await drawPocket(councilOfPocket({ notes, calls: unreachableCouncil() }), 'favoritos');
    expect(screen.queryByText(/^Primera hora libre|^Próxima sesión/u)).toBeNull();
  });

  it('that are shops say whether they are open and take vouchers, by one question to the council', async () => {
    const shops = [
      shownBakery,
      { ...shownBakery, id: 'roig', hours: 'Lunes, de 9 a 14', takesVouchers: false },
      { ...shownBakery, id: 'bar', age: 'stale' as const, takesVouchers: false },
    ];
    const link = (id: string) => ({ title: id, path: `/comercios?comercio=${id}` });
    const favourites = ['forn', 'roig', 'bar', 'gone'].map(link);
    let asked = 0;
    let vouchers: VoucherSeason = 'used';
    const listed = stubCall(listShowcaseCall, async () => {
      asked += 1;
      return right({ items: shops, itemsCount: 3, version: 'v1', markets: [], holidays: [], vouchers });
    });
    const calls = [...answeringPocket(), listed];
    await drawPocket(councilOfPocket({ notes: { favourites }, calls }), 'favoritos');
    const said = () =>
      screen
        .getAllByRole('button', { name: /^Quitar/u })
        .map((one) => one.parentElement?.querySelector('span')?.textContent);
    expect(said()).toEqual([
      'fornAbierto día y noche · Acepta bonos',
      'roigCerrado: abre el lunes a las 9.00 · Acepta bonos',
      'barPuede que algo haya cambiado: llama antes de ir. · Acepta bonos',
      'gone',
    ]);
    expect(asked).toBe(1);
    for (const [use, words] of [
      ['paused', ' · Bonos en pausa'],
      ['ended', ' · La campaña de bonos ha terminado'],
      ['none', ''],
    ] as const) {
      cleanup();
      vouchers = use;
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await drawPocket(councilOfPocket({ notes: { favourites }, calls }), 'favoritos');
      expect(said()[0]).toBe(`fornAbierto día y noche${words}`);
    }
  });

  it('ask where the reader is only when they press, and say what to do if the device refuses', async () => {
    const rota = {
      firstTurn: '2026-11-17',
      pharmacies: [{ id: 'a', title: 'A', coordinates: { lat: 39, lng: 0 } }],
    };
    const denied = (_found: unknown, failed: (error: { code: number }) => void) => failed({ code: 1 });
    const ask = vi.fn<typeof denied>(denied);
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: ask } });
    const council = councilOfPocket();
    await council.keptAnswers.keep('/bolsillo?realm=vilanova', {
      body: { requests: [], votes: [], alerts: [], rota },
      at: 1,
    });
    const away = councilOfPocket({ calls: unreachableCouncil() });
    await drawPocket({ ...away, keptAnswers: council.keptAnswers }, 'favoritos');
    expect(ask).not.toHaveBeenCalled();
    await press('¿A qué distancia estoy?');
    expect(screen.getByText(/Tu dispositivo no nos deja ver dónde estás/u)).toBeTruthy();
  });
});

describe('settings', () => {
  it('change letters and colours at once', async () => {
    await drawPocket(councilOfPocket(), 'ajustes');
    await act(async () => fireEvent.change(screen.getByRole('slider'), { target: { value: '150' } }));
    expect(localStorage.getItem('fontFactor')).toBe('1.5');
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Oscuros' })));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Como los/u })));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('erase what is stored after one more question, and say when the policy was accepted', async () => {
    const erase = vi.fn<() => Promise<void>>(async () => undefined);
    const more = ({ deviceData }: { readonly deviceData: object }) =>
      ({ deviceData: { ...deviceData, eraseOfPerson: erase } }) as never;
    await drawPocket(councilOfPocket({ more }), 'ajustes');
    await press('La he leído y la acepto');
    expect(screen.getByText('Aceptada en este dispositivo: 18 de noviembre de 2026')).toBeTruthy();
    await press('Borrar lo guardado');
    expect(erase).not.toHaveBeenCalled();
    await press('Sí, borrarlo');
    expect(erase).toHaveBeenCalledOnce();
    expect(screen.getByText(/ya no queda nada tuyo/u)).toBeTruthy();
  });

  it('share the portal, never the pocket: without sharing of the device the address is copied', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
    await drawPocket(councilOfPocket(), 'ajustes');
    await press('Compartir esta web');
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/`);
    expect(screen.getByText('Enlace copiado.')).toBeTruthy();
  });
});
