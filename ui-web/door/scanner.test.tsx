import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type PassedDoorWire,
  passDoorCall,
  type SentScanWire,
} from '#adapters/wire/tickets/door/pass-door.ts';
import { readOwnDoorCall, startDoorDeviceCall } from '#adapters/wire/tickets/door/own-door.ts';
import { writePlannedEvent } from '#adapters/wire/tickets/door/planned-event.ts';
import { syncDoorCall } from '#adapters/wire/tickets/door/sync-door.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { packDeltas } from '#domain/tickets/door/door-delta.ts';
import { lettersHash, ticketHash } from '#domain/tickets/door/door-hash.ts';
import { ownerOf } from '#domain/tickets/door/door-owner.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import { packTickets } from '#domain/tickets/door/pack-tickets.ts';
import { playTicket, playWithDoors } from '#fixtures/builders/tickets/sample-door.ts';
import { memoryDoor } from '#fixtures/memory/tickets/door-store.ts';
import { answeringCalls, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { DoorRoot } from './door-root.tsx';
import { doorSpeech } from './i18n/door-speech.ts';
import type { Signal } from './scan/signal.ts';

afterEach(cleanup);

const doors = [
  { id: 'one', name: 'Puerta 1', types: null },
  { id: 'two', name: 'Puerta 2', types: null },
];
const plan = { event: playWithDoors, doors, proven: ['reduced'] };
const friday = playWithDoors.sessions[0]?.startsAt ?? 0;
/** Tickets that a door has without a line. */
const ticketsOf = (door: string, count: number) =>
  Array.from({ length: 100 }, (_, n) => playTicket(`7K2QRA5D${String(n).padStart(4, '0')}`))
    .filter(({ code, type }) => ownerOf(doors, { type, hash: ticketHash(code) })?.id === door)
    .slice(0, count);
const [own] = ticketsOf('one', 1) as [ReturnType<typeof playTicket>];
const [others] = ticketsOf('two', 1) as [ReturnType<typeof playTicket>];
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

type Decide = (scan: SentScanWire) => Partial<NonNullable<PassedDoorWire['verdict']>> | null;

/** A scanner of a play; `line.is` says whether its council answers. */
async function openDoor(decide: Decide = () => ({ kind: 'ok' }), isStarted = true) {
  const line = { is: true, isOut: !isStarted };
  const sent: SentScanWire[] = [];
  const signals: Signal[] = [];
  const store = memoryDoor();
  const kept = new Map<string, string>(
    isStarted ? [['concejo-door/vilanova', JSON.stringify({ session: 'friday', door: 'one' })]] : [],
  );
  const away = left({ kind: 'unreachable' } as const);
  const out = left({ kind: 'doorNotAuthorised' } as const);
  const ownDoor = { ...writePlannedEvent(plan), device: 'Móvil de Empar' };
  let nonces = 0;
  const call = answeringCalls([
    stubCall(readOwnDoorCall, async () => (line.isOut ? out : line.is ? right(ownDoor) : away)),
    stubCall(startDoorDeviceCall, async ({ body }) => {
      if (body.code !== 'BCDF') return out;
      line.isOut = false;
      return right(ownDoor);
    }),
    stubCall(syncDoorCall, async ({ body }) => {
      if (!line.is) return away;
      if (line.isOut) return out;
      const parts = packTickets(playWithDoors, [own, others]);
      return right({
        ...ownDoor,
        now: new Date(friday).toISOString(),
        count: parts.length,
        parts: parts.flatMap(({ salt, factBytes, rows }, n) =>
          body.parts[n] === writeHex(salt)
            ? []
            : [{ n, salt: writeHex(salt), factBytes, rows: base64(rows) }],
        ),
        news: base64(packDeltas([], friday)),
        until: new Date(friday).toISOString(),
        inside: 187,
      });
    }),
    stubCall(passDoorCall, async ({ body }) => {
      if (!line.is) return away;
      sent.push(...body.scans);
      const items = body.scans.map((scan): PassedDoorWire => {
        const verdict = decide(scan);
        return {
          nonce: scan.nonce,
          verdict: verdict && { kind: 'ok', at: null, where: null, doors: [], ...verdict },
          ticket: {
            session: 'friday',
            state: 'valid',
            type: 'general',
            seat: 'C-12',
            initials: 'E. F.',
            inside: true,
          },
        };
      });
      return right({ items });
    }),
  ]);
  const speech = await doorSpeech('es', 'es');
  await act(async () => {
    render(
      <DoorRoot
        means={{
          realm: realmId('vilanova'),
          timeZone: 'Europe/Madrid',
          call,
          now: () => friday,
          newNonce: () => `nonce-of-scan-${(nonces += 1)}`,
          codeReader: async () => async () => null,
          storage: {
            getItem: (name) => kept.get(name) ?? null,
            setItem: (name, value) => void kept.set(name, value),
            removeItem: (name) => void kept.delete(name),
          },
          store,
          signal: (signal) => void signals.push(signal),
        }}
        townName={{ es: 'Vilanova' }}
        firstSpeech={speech}
        speakIn={async () => speech}
      />,
    );
  });
  return { line, sent, signals, store };
}

const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
async function scan(text: string) {
  if (screen.queryByLabelText('Letras de la entrada') === null) await press('Escribir');
  fireEvent.change(screen.getByLabelText('Letras de la entrada'), { target: { value: text } });
  await press('Comprobar');
}
const verdict = (name: string) => screen.findByRole('heading', { name });
const goAway = async (line: { is: boolean }) => {
  line.is = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
};

it('a device begins with a paper code, then chooses its session and its door', async () => {
  await openDoor(undefined, false);
  fireEvent.change(await screen.findByLabelText('Código de papel'), { target: { value: 'WRONG' } });
  await press('Empezar');
  expect(await screen.findByText(/Ese código no vale/u)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Código de papel'), { target: { value: 'BCDF' } });
  await press('Empezar');
  fireEvent.click(await screen.findByRole('radio', { name: 'Puerta 2' }));
  await press('Empezar a leer');
  expect(await screen.findByText('187 dentro')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Puerta 2' })).toBeTruthy();
});

it('with a line the council decides: a word, a sound, and who it was', async () => {
  const at = new Date(friday).toISOString();
  const { sent, signals } = await openDoor(({ nonce }) =>
    nonce.endsWith('1') ? { kind: 'ok' } : { kind: 'used', at, where: 'two' },
  );
  await screen.findByText('187 dentro');
  await scan(own.code);
  await verdict('Pasa');
  expect(screen.getByRole('alert').textContent).toContain('Butaca C-12');
  expect(screen.getByText('un toque agudo')).toBeTruthy();
  await press('Siguiente');
  await scan(own.code);
  await verdict('Ya usada');
  expect(screen.getByText('Entró a las 20:00 · Puerta 2')).toBeTruthy();
  expect(signals).toEqual(['high', 'twoLow']);
  expect(sent[0]).toMatchObject({ ticket: { by: 'code', text: own.code }, door: 'one', direction: 'in' });
});

it('a proof is asked for, and the ticket passes under the same nonce once it was shown', async () => {
  const { sent } = await openDoor(({ confirmed }) => ({ kind: confirmed ? 'ok' : 'question' }));
  await screen.findByText('187 dentro');
  await scan(own.id);
  await verdict('Pregunta');
  expect(screen.getByText('A nombre de E. F.')).toBeTruthy();
  await press('Lo ha enseñado: que pase');
  await verdict('Pasa');
  expect(sent.map(({ nonce, confirmed, ticket }) => [nonce, confirmed, ticket.by])).toEqual([
    ['nonce-of-scan-1', false, 'letters'],
    ['nonce-of-scan-1', true, 'letters'],
  ]);
});

it('without a line its own tickets pass once, those of the other door are asked about, and all are brought', async () => {
  const { line, sent, store } = await openDoor((one) =>
    one.offline && one.ticket.text === writeHex(ticketHash(others.code))
      ? { kind: 'used', at: new Date(friday).toISOString(), where: 'two' }
      : { kind: 'ok' },
  );
  await screen.findByText('187 dentro');
  await goAway(line);
  await screen.findByText(/^Sin línea desde las 20:00/u);
  await scan(own.code);
  await verdict('Pasa');
  await press('Siguiente');
  await scan(own.code);
  await verdict('Ya usada');
  await press('Siguiente');
  await scan(others.code);
  await verdict('Pregunta');
  expect(screen.getByText(/Quizá ya entró por otra puerta: Puerta 2/u)).toBeTruthy();
  await press('Es suya: que pase');
  await verdict('Pasa');
  await press('Siguiente');
  expect(screen.getByText('189 dentro')).toBeTruthy();
  const waiting = await store.unsent('vilanova');
  expect(waiting.map(({ hash }) => hash)).toEqual(
    [own, others].map(({ code }) => writeHex(ticketHash(code))),
  );
  expect(JSON.stringify(waiting)).not.toContain(own.code);
  line.is = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Una entrada repetida' })).toBeTruthy();
  expect(screen.getByText('2 pases sin línea ya están en su sitio.')).toBeTruthy();
  expect(sent.map(({ offline, ticket }) => [offline, ticket.by])).toEqual([
    [true, 'hash'],
    [true, 'hash'],
  ]);
  await press('Seguir leyendo');
  await waitFor(async () => expect(await store.unsent('vilanova')).toEqual([]));
});

it('without a line letters are not enough, and what was let in can be taken back', async () => {
  const { line, store } = await openDoor();
  await screen.findByText('187 dentro');
  await goAway(line);
  await screen.findByText(/^Sin línea/u);
  expect(lettersHash(own.id)).toHaveLength(6);
  await scan(own.id);
  await verdict('Pregunta');
  await press('No pasa');
  expect(await store.unsent('vilanova')).toEqual([]);
  await scan(own.id.slice(1));
  expect(screen.getByText(/^Tienen que ser doce letras/u)).toBeTruthy();
  expect(screen.getByLabelText('Letras de la entrada')).toBe(document.activeElement);
  await scan('CT1:NOTHING');
  await verdict('No es de aquí');
  await press('Siguiente');
  await scan(own.code);
  await verdict('Pasa');
  await press('Deshacer');
  expect(await store.unsent('vilanova')).toMatchObject([{ undone: true }]);
  expect(screen.getByText('187 dentro')).toBeTruthy();
});

it('a device that staff ended says so, and keeps what it has not brought', async () => {
  const { line } = await openDoor();
  await screen.findByText('187 dentro');
  line.isOut = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/Este aparato ya no puede leer entradas/u)).toBeTruthy();
});

it('leads to who has no ticket with them, as long as there is a line', async () => {
  const { line } = await openDoor();
  await press('Escribir');
  const names = () => screen.queryByRole('link', { name: /buscar por el nombre/u });
  expect(names()?.getAttribute('href')).toBe('/gestion/entradas/sequera/puertas');
  await goAway(line);
  expect(names()).toBeNull();
});

it('turns on the light of the camera where it has one, and closes it while letters are typed', async () => {
  const wanted: object[] = [];
  const stopped = vi.fn<() => void>();
  const track = {
    kind: 'video',
    stop: stopped,
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async (one: object) => void wanted.push(one),
  };
  const stream = { getTracks: () => [track] };
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: async () => stream } });
  const shown = vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'get').mockReturnValue(stream as never);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await openDoor();
  const light = await screen.findByRole('button', { name: 'Luz' });
  expect(light.getAttribute('aria-pressed')).toBe('false');
  await press('Luz');
  expect(light.getAttribute('aria-pressed')).toBe('true');
  expect([wanted, shown.mock.calls.length]).toEqual([[{ advanced: [{ torch: true }] }], 1]);
  // Nobody is scanned unseen while letters are typed; then the picture is there again.
  await press('Escribir');
  expect(stopped).toHaveBeenCalledOnce();
  await press('Cámara');
  expect(shown).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
