import { cleanup, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawInShop, sampleMeans } from './sample-shop.tsx';
import { ShopFrame } from './shop-frame.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the page of shops', () => {
  it('says what to do if the file of a part does not come, and keeps its menu', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const CutOff = lazy<() => null>(async () => {
      throw new Error('the file did not come');
    });
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
});
