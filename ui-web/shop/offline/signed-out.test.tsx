import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readOwnShopCall } from '#adapters/wire/vouchers/shops/read-own-shop.ts';
import { signShopOutCall } from '#adapters/wire/vouchers/shops/shop-keys.ts';
import { startShopDeviceCall } from '#adapters/wire/vouchers/shops/start-shop-device.ts';
import { left, right } from '#domain/shared/result.ts';
import { memoryTill } from '#fixtures/memory/vouchers/till-store.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { ownBakery, sampleMeans } from '../sample-shop.tsx';
import { shopSpeech } from '../i18n/shop-speech.ts';
import { ShopRoot } from '../shop-root.tsx';
import { preparedTill, waitingSale } from './sample-prepared.ts';
import type { PreparedTill } from './prepared-till.ts';
import { isOutUnsaid } from './signed-out.ts';

afterEach(cleanup);

/** A till of the bakery, whose line can be cut. */
async function aTill() {
  const council = { hasLine: true, asked: [] as string[] };
  const till = memoryTill<PreparedTill>();
  await till.prepare('vilanova', ownBakery.id, preparedTill);
  await till.keep({ ...waitingSale, realm: 'vilanova', shop: ownBakery.id });
  const answering = (name: string, answer: object) => async () => {
    if (!council.hasLine) return left({ kind: 'unreachable' } as const);
    council.asked.push(name);
    return right(answer as never);
  };
  const means = sampleMeans(
    [
      stubCall(readOwnShopCall, answering('read', ownBakery)),
      stubCall(signShopOutCall, answering('out', { status: 'ok' })),
      stubCall(startShopDeviceCall, answering('start', ownBakery)),
    ],
    { till },
  );
  means.storage.setItem('concejo-till/vilanova', ownBakery.id);
  means.storage.setItem('concejo-sale/vilanova/forn', '{"looked":{}}');
  const speech = await shopSpeech('es', 'es');
  await speech.later();
  const open = () =>
    act(async () => {
      render(
        <ShopRoot
          means={means}
          townName={{ es: 'Vilanova' }}
          path="/bonos/tienda"
          firstSpeech={speech}
          speakIn={async () => speech}
        />,
      );
    });
  return { council, till, means, open };
}

describe('signing out of the till without a line', () => {
  it('forgets what can be forgotten, keeps the sales that wait, and ends the session at the next line', async () => {
    const { council, till, means, open } = await aTill();
    await open();
    council.hasLine = false;
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Salir' })));
    expect(await screen.findByRole('heading', { name: 'Entra en tu tienda' })).toBeTruthy();
    expect(await till.prepared('vilanova', ownBakery.id)).toBeNull();
    expect(await till.unsent('vilanova', ownBakery.id)).toHaveLength(1);
    expect(means.storage.getItem('concejo-till/vilanova')).toBeNull();
    expect(means.storage.getItem('concejo-sale/vilanova/forn')).toBeNull();
    expect(isOutUnsaid(means)).toBe(true);
    council.hasLine = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(isOutUnsaid(means)).toBe(false));
    expect(council.asked.at(-1)).toBe('out');
  });

  it('is out when the page is opened again, with a line or without one, though its cookie is here', async () => {
    const { council, means, open } = await aTill();
    means.storage.setItem('concejo-till-out/vilanova', '1');
    council.hasLine = false;
    await open();
    expect(await screen.findByRole('heading', { name: 'Entra en tu tienda' })).toBeTruthy();
    cleanup();
    council.hasLine = true;
    await open();
    expect(council.asked.slice(0, 2)).toEqual(['out', 'read']);
  });

  it('is said before somebody comes in again: the new session is not ended by it', async () => {
    const { council, means, open } = await aTill();
    means.storage.setItem('concejo-till-out/vilanova', '1');
    council.hasLine = false;
    await open();
    council.hasLine = true;
    fireEvent.click(await screen.findByRole('button', { name: 'Con un código de papel' }));
    fireEvent.change(screen.getByLabelText(/NIF/u), { target: { value: 'B58378431' } });
    fireEvent.change(screen.getByLabelText(/^Código de papel/u), { target: { value: 'BCDFGHJKMPRT' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Entrar' })));
    expect(council.asked).toEqual(['out', 'start']);
    expect(isOutUnsaid(means)).toBe(false);
  });
});
