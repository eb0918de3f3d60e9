import { cleanup, fireEvent, screen } from '@testing-library/react';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlaceBoundary } from './broken-part.tsx';
import { drawInShop, sampleMeans } from './sample-shop.tsx';
import { ShopFrame, type TillPlace } from './shop-frame.tsx';

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

  it('keeps what is above its places when another one is opened, and opens that one after one that broke', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const CutOff = cutOff();
    let lines = 0;
    function Line({ children }: { readonly children: ReactNode }) {
      useEffect(() => {
        lines += 1;
      }, []);
      return children;
    }
    function Places() {
      const [place, go] = useState<TillPlace>('day');
      return (
        <ShopFrame title="Forn" speak={() => undefined} place={place} go={go} signOut={() => undefined}>
          <Line>
            <PlaceBoundary place={place}>{place === 'day' ? <CutOff /> : <h1>{place}</h1>}</PlaceBoundary>
          </Line>
        </ShopFrame>
      );
    }
    await drawInShop(<Places />, sampleMeans([]));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Mis datos' }));
    expect(screen.getByRole('heading', { name: 'data' })).toBeTruthy();
    expect([screen.queryByRole('alert'), lines]).toEqual([null, 1]);
  });
});
