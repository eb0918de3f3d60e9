import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import { joinWaitingListCall } from '#adapters/wire/appointments/waiting/join-waiting-list.ts';
import { leaveWaitingListCall } from '#adapters/wire/appointments/waiting/leave-waiting-list.ts';
import { letOfferGoCall } from '#adapters/wire/appointments/waiting/let-offer-go.ts';
import { mailWaitingCodeCall } from '#adapters/wire/appointments/waiting/mail-waiting-code.ts';
import { readWaitingCall } from '#adapters/wire/appointments/waiting/read-waiting.ts';
import { takeOfferCall } from '#adapters/wire/appointments/waiting/take-offer.ts';
import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { memoryWaitingKeys } from '../../waiting/sample-keys.ts';
import { aPlace, offeredPlace as offered } from './samples/sample-place.ts';
import { WaitingPart } from './waiting-part.tsx';
import type { SoughtTimes } from './waiting-state.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const service = (id: string, booker: ServiceAnswer['booker']): ServiceAnswer => ({
  id,
  title: { es: id === 'padron' ? 'Empadronarme' : 'Licencias de obra' },
  summary: '',
  family: id,
  minutes: 15,
  minutesMore: 5,
  mostPeople: 1,
  isCombinable: false,
  papers: [],
  fee: '0.00',
  booker,
});
const plaza: OfficeAnswer = {
  id: 'plaza',
  title: { es: 'Ayuntamiento' },
  address: 'Plaça Major, 1',
  coordinates: null,
  desks: [],
};
const choices = { services: [service('padron', 'census'), service('obras', 'anybody')], offices: [plaza] };
const { id: key } = aPlace();

const sought: SoughtTimes = { services: ['padron'], people: 1, office: 'plaza', visit: null };
const refusedFor = (where: string) => left({ kind: 'appointmentRefused', where, faults: [] } as never);
const read = (place: WaitingPlaceAnswer) => stubCall(readWaitingCall, async () => right(place));

interface Given {
  readonly calls?: readonly StubbedCall[];
  readonly kept?: readonly string[];
  readonly wanted?: SoughtTimes | null;
  readonly placeKey?: string | null;
}

async function draw({ calls = [], kept = [], wanted = null, placeKey = null }: Given) {
  const taken: string[] = [];
  const { council } = aFormCouncil(null, { calls: [...calls] });
  const waitingKeys = memoryWaitingKeys(kept);
  const ports = { ...council, waitingKeys };
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...council, forms: async () => council, services: async () => council }}
        site={aSite()}
        speech={speech}
      >
        <h1>Citas</h1>
        <WaitingPart
          {...{ ports, choices, placeKey }}
          sought={wanted}
          onTaken={(visit) => void taken.push(visit)}
        />
      </SamplePlace>,
    );
  });
  return { has: () => waitingKeys.list('vilanova' as never), taken };
}
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (name: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }));

describe('the waiting list', () => {
  it('is not there for who neither waits nor looked for anything', async () => {
    await draw({});
    expect(screen.queryByText('Lista de espera')).toBeNull();
  });

  it('is joined with the days and hours that suit, and the place is kept on the device', async () => {
    const sent: unknown[] = [];
    const join = stubCall(joinWaitingListCall, async ({ body }) => {
      sent.push(body);
      return right(aPlace({ id: body.key, ahead: 0 }));
    });
    const { has } = await draw({ calls: [join], wanted: sought });
    await press('Apuntarme a la lista de espera');
    await act(async () => {
      fireEvent.click(screen.getByLabelText('Por la mañana'));
      fireEvent.click(screen.getByLabelText(/martes/iu));
      fireEvent.click(screen.getByLabelText('En cualquier oficina'));
    });
    await type(/Nombre y apellidos/u, 'Empar');
    await type(/DNI, NIE/u, '12345678Z');
    expect(await faultsForAxe()).toEqual([]);
    await press('Apuntarme');
    expect(sent[0]).toMatchObject({
      services: ['padron'],
      offices: [],
      weekdays: [2],
      from: '00:00',
      until: '14:00',
      firstDay: '2026-11-18',
      lastDay: '2026-12-16',
      name: 'Empar',
      email: null,
      visit: null,
    });
    expect(has()).toHaveLength(1);
    expect(screen.getByText('No hay nadie antes que tú para estas horas.')).toBeTruthy();
    expect(screen.queryByText('¿Te avisamos si queda libre?')).toBeNull();
  });

  it('is joined again with the same key if the answer was lost', async () => {
    const keys: string[] = [];
    const join = stubCall(joinWaitingListCall, async ({ body }) => {
      keys.push(body.key);
      return left({ kind: 'unreachable' });
    });
    await draw({ calls: [join], wanted: sought });
    await press('Apuntarme a la lista de espera');
    await press('Apuntarme');
    expect(screen.getByText(/No hemos podido hacerlo/u)).toBeTruthy();
    await press('Apuntarme');
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['nameMissing', 'Escribe tu nombre.'],
    ['notListed', /No te encontramos en el padrón/u],
    ['birthDayMissing', 'Escribe tu fecha de nacimiento.'],
    ['alreadyWaits', /Ya estás en la lista de espera/u],
    ['hasOpen', /Ya tienes una cita/u],
    ['whoKnows', /No hemos podido hacerlo/u],
  ])('says why it is not joined: %s', async (where, words) => {
    const join = stubCall(joinWaitingListCall, async () => refusedFor(where));
    await draw({ calls: [join], wanted: sought });
    await press('Apuntarme a la lista de espera');
    await press('Apuntarme');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('mails a code where the census is not asked', async () => {
    const mailed: string[] = [];
    const code = stubCall(mailWaitingCodeCall, async ({ body }) => {
      mailed.push(body.email);
      return right({ sent: true });
    });
    await draw({ calls: [code], wanted: { ...sought, services: ['obras'] } });
    await press('Apuntarme a la lista de espera');
    await type(/Correo electrónico/u, 'empar@correo.example');
    await press('Enviarme el código');
    expect(mailed).toEqual(['empar@correo.example']);
    expect(screen.getByText(/Lo hemos enviado/u)).toBeTruthy();
    await press('Ahora no');
    expect(screen.queryByLabelText(/Código del correo/u)).toBeNull();
  });

  it('says how many are before, until when, and what has happened', async () => {
    await draw({ calls: [read(aPlace({ unanswered: 1 }))], kept: [key] });
    expect(screen.getByText(/2 personas están antes que tú/u)).toBeTruthy();
    expect(screen.getByText(/16 de diciembre de 2026/u)).toBeTruthy();
    expect(screen.getByText(/No contestaste a la última oferta/u)).toBeTruthy();
    expect(screen.getByText(/Te apuntaste/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('takes what is offered with one tap, and hands its appointment on', async () => {
    const take = stubCall(takeOfferCall, async ({ body }) => {
      expect(body).toEqual({ key, at: '2026-11-19T08:40:00.000Z' });
      return right(aPlace({ state: 'booked', ahead: null, visit: key }));
    });
    const { taken } = await draw({ calls: [read(offered), take], placeKey: key });
    expect(screen.getByText(/jueves 19 de noviembre, 9\.40 · Ayuntamiento/iu)).toBeTruthy();
    expect(screen.getByText(/Acéptala antes de: .*13\.00/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Me la quedo');
    expect(taken).toEqual([key]);
    expect(screen.getByText('La hora es tuya.')).toBeTruthy();
  });

  it('lets it go, and says if the offer was over', async () => {
    const go = stubCall(letOfferGoCall, async () => refusedFor('noOffer'));
    await draw({ calls: [read(offered), go], kept: [key] });
    await press('Dejarla pasar');
    expect(screen.getByText(/Esta oferta ha terminado/u)).toBeTruthy();
  });

  it('is left, and then removed from the device; an unknown place is forgotten', async () => {
    const leave = stubCall(leaveWaitingListCall, async () => right(aPlace({ state: 'left', ahead: null })));
    const { has } = await draw({ calls: [read(aPlace()), leave], kept: [key] });
    await press('Salir de la lista');
    expect(screen.getByText(/Has salido de la lista/u)).toBeTruthy();
    await press('Quitar de esta página');
    expect([has().length, screen.queryByText('Lista de espera')]).toEqual([0, null]);
    cleanup();
    const none = await draw({
      calls: [stubCall(readWaitingCall, async () => refusedFor('unknownPlace'))],
      kept: [key],
    });
    expect(none.has()).toEqual([]);
  });

  it('says of an earlier time that the present appointment stays until then', async () => {
    await draw({ wanted: { ...sought, visit: 'key-of-an-appointment' } });
    expect(screen.getByText('¿Quieres venir antes?')).toBeTruthy();
    expect(screen.getByText(/sigue siendo tuya/u)).toBeTruthy();
  });
});
