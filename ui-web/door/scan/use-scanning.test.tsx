import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type PassedDoorWire, passDoorCall } from '#adapters/wire/tickets/door/pass-door.ts';
import { realmId } from '#domain/shared/ids.ts';
import { right } from '#domain/shared/result.ts';
import { playWithDoors } from '#fixtures/builders/tickets/sample-door.ts';
import { answeringCalls, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { DoorContext, type DoorMeans } from '../door-context.ts';
import type { DoorLine } from '../here/use-door-line.ts';
import { useScanning } from './use-scanning.ts';

afterEach(cleanup);

const [door, session] = [{ id: 'one', name: 'Puerta 1', types: null }, playWithDoors.sessions[0]] as const;
const verdict = (kind: 'ok' | 'question'): PassedDoorWire['verdict'] => ({
  kind,
  at: null,
  where: null,
  doors: [],
});

/** A scanner with a line, whose council lets everybody in or asks about the first; `clock.now` is the time. */
function scanner(kind: 'ok' | 'question' = 'ok') {
  const [clock, sent] = [{ now: session?.startsAt ?? 0 }, [] as string[]];
  const call = answeringCalls([
    stubCall(passDoorCall, async ({ body }) => {
      sent.push(...body.scans.map(({ ticket }) => ticket.text));
      return right({
        items: body.scans.map(({ nonce }) => ({
          nonce,
          verdict: verdict(sent.length === 1 ? kind : 'ok'),
          ticket: null,
        })),
      });
    }),
  ]);
  const means = {
    realm: realmId('vilanova'),
    call,
    now: () => clock.now,
    newNonce: () => `nonce-of-scan-${sent.length}`,
  } as unknown as DoorMeans;
  const line = {
    book: { prepared: { event: playWithDoors, doors: [door], ahead: 0 } },
    awaySince: null,
    sync: () => undefined,
  } as unknown as DoorLine;
  if (session === undefined) throw new Error('the play has no session');
  const place = { door, session, direction: 'in' } as const;
  const { result } = renderHook(() => useScanning({ line, place, isLoud: false }), {
    wrapper: ({ children }) => <DoorContext value={means}>{children}</DoorContext>,
  });
  const see = (text: string) => act(async () => result.current.found(text, false));
  return { clock, sent, result, see };
}

it('does not scan a ticket again that stays before the camera, also once the next one is asked for', async () => {
  const { clock, sent, result, see } = scanner();
  await see('CT2:ONE');
  act(() => result.current.next());
  for (let look = 0; look < 4; look += 1) {
    clock.now += 2500;
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await see('CT2:ONE');
  }
  expect([sent, result.current.scanned]).toEqual([['CT2:ONE'], null]);
});

it('scans the next ticket at once, and the same one again when it has been away', async () => {
  const { clock, sent, result, see } = scanner();
  await see('CT2:ONE');
  await see('CT2:TWO');
  act(() => result.current.next());
  clock.now += 3001;
  await see('CT2:TWO');
  expect(sent).toEqual(['CT2:ONE', 'CT2:TWO', 'CT2:TWO']);
});

it('answers a question first, and then does not scan what was before the camera all the time', async () => {
  const { clock, sent, result, see } = scanner('question');
  await see('CT2:ONE');
  for (const text of ['CT2:ONE', 'CT2:ONE', 'CT2:TWO']) {
    clock.now += 2500;
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await see(text);
  }
  act(() => result.current.next());
  await see('CT2:ONE');
  expect([sent, result.current.scanned]).toEqual([['CT2:ONE'], null]);
});
