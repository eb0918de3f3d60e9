import { cleanup, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawInShop, sampleMeans } from './sample-shop.tsx';
import { ShopFrame } from './shop-frame.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const cutOff = () =>
  lazy<() => null>(async () => {
    throw new Error('the file did not come');
  });

describe('the page of shops', () => {
  it('says what to do if the file of a part does not come, and keeps its menu', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const CutOff = cutOff();
    await drawInShop(
      <ShopFrame
        title="Forn de la Plaça"
        speak={() => undefined}
        place="day"
        go={() => undefined}
        signOut={() => undefined}
      >
        <CutOff />
      </ShopFrame>,
      sampleMeans([]),
    );
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('La venta que tenías a medias sigue guardada en este dispositivo');
    expect(screen.getByRole('button', { name: 'Probar otra vez' })).toBeTruthy();
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('Informe de hoy');
  });

  it('says nothing of a sale to whoever has not signed in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const CutOff = cutOff();
    await drawInShop(
      <ShopFrame title="Vilanova" speak={() => undefined}>
        <CutOff />
      </ShopFrame>,
      sampleMeans([]),
    );
    const told = await screen.findByRole('alert');
    expect(told.textContent).toMatch(/^No hay conexión con el Ayuntamiento/u);
  });
});
