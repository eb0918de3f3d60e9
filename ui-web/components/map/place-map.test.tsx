import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawingBoard } from './drawing-board.ts';
import { sampleMapWords } from './examples.tsx';
import { PlaceMap } from './place-map.tsx';
import type { Position } from './position.ts';

afterEach(cleanup);

const plaza = { lat: 39.4, lng: -0.4 };

type Given = Partial<Parameters<typeof PlaceMap>[0]>;

function Marking({ onMark, ...given }: Given) {
  const [marked, setMarked] = useState<Position | null>(null);
  const mark = (position: Position) => {
    setMarked(position);
    onMark?.(position);
  };
  const shown = { id: 'm', words: sampleMapWords, centre: plaza, tiles: null, marked };
  return <PlaceMap {...shown} {...given} onMark={mark} />;
}

const markedAt = ({ signs }: ReturnType<typeof drawingBoard>['board']) =>
  signs.map(({ position }) => position);

async function aMap(given: Given = {}) {
  const { board, load } = drawingBoard(plaza);
  const drawn = render(<Marking load={load} {...given} />);
  await act(async () => undefined);
  return { board, field: screen.getByRole('application'), ...drawn };
}

describe('a map to mark a place on', () => {
  it('marks the place that is pressed, and describes it', async () => {
    const { board } = await aMap({ address: 'Plaza Mayor, 1' });
    expect(screen.getByRole('status').textContent).toBe('Aún no has señalado ningún punto.');
    act(() => board.drawing?.onPick({ lat: 39.41268, lng: -0.33911 }));
    expect(markedAt(board)).toEqual([{ lat: 39.41268, lng: -0.33911 }]);
    expect(board.asked).toEqual(['see mark']);
    expect(screen.getByRole('status').textContent).toBe('Punto señalado: Plaza Mayor, 1');
    expect(screen.getByText('39,4127 N · 0,3391 O')).toBeTruthy();
  });

  it('is used with the keyboard: the first arrow marks the middle, the next move the mark', async () => {
    const onMark = vi.fn<(position: Position) => void>();
    const { board, field } = await aMap({ onMark });
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(onMark).toHaveBeenLastCalledWith(plaza);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(onMark.mock.lastCall?.[0].lat).toBeGreaterThan(plaza.lat);
    fireEvent.keyDown(field, { key: '+' });
    fireEvent.keyDown(field, { key: '-' });
    expect(board.asked.filter((one) => one !== 'see mark')).toEqual(['zoom 1', 'zoom -1']);
    expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'ArrowUp', ctrlKey: true })).toBe(true);
    expect(onMark).toHaveBeenCalledTimes(2);
  });

  it('finds the position of the device, and zooms in on it', async () => {
    const here = { lat: 39.1, lng: -0.2 };
    const { board } = await aMap({
      geolocation: {
        getCurrentPosition: (found) =>
          found({ coords: { latitude: here.lat, longitude: here.lng } } as GeolocationPosition),
      },
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ir a mi ubicación' })));
    expect(board.asked).toEqual(['look at 39.1 -0.2 from 17', 'see mark']);
    expect(markedAt(board)).toEqual([here]);
  });

  it.each([
    [1, 'Tu dispositivo no nos deja ver dónde estás.'],
    [2, 'Tu dispositivo no sabe dónde está.'],
    [3, 'Tu dispositivo no ha encontrado dónde está.'],
    [9, 'Tu dispositivo no sabe dónde está.'],
  ])('says why it could not find the position (%i)', async (code, words) => {
    await aMap({
      geolocation: {
        getCurrentPosition: (_found, failed) => failed?.({ code } as GeolocationPositionError),
      },
    });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ir a mi ubicación' })));
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('says that a device has no position', async () => {
    await aMap({ geolocation: undefined });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ir a mi ubicación' })));
    expect(screen.getByRole('status').textContent).toBe('Tu dispositivo no sabe dónde está.');
  });

  it('works on a plain background if its tiles do not load', async () => {
    const { board } = await aMap({ tiles: { url: '/{z}/{x}/{y}.png', credit: 'IGN' } });
    expect(board.ground?.url).toBe('/{z}/{x}/{y}.png');
    expect(screen.getByText('IGN')).toBeTruthy();
    act(() => board.drawing?.onTilesMissing());
    expect(screen.getByText(sampleMapWords.tilesMissing)).toBeTruthy();
  });

  it('that does not load points to the other ways to give a place', async () => {
    const { field } = await aMap({ load: () => Promise.reject(new Error('no line')) });
    expect(screen.getByText(sampleMapWords.mapMissing)).toBeTruthy();
    fireEvent.keyDown(field, { key: '+' });
    fireEvent.keyDown(field, { key: 'ArrowLeft' });
    expect(screen.getByRole('status').textContent).toBe('Punto señalado:');
  });

  it('is removed with its page', async () => {
    const { board, unmount } = await aMap();
    for (const name of ['Acercar el mapa', 'Alejar el mapa'])
      fireEvent.click(screen.getByRole('button', { name }));
    unmount();
    expect(board.asked).toEqual(['zoom 1', 'zoom -1', 'removed']);
  });

  it('is no longer waited for once its page is left', () => {
    const waiting = new Set<object>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {
          waiting.add(this);
        }
        disconnect() {
          waiting.delete(this);
        }
      },
    );
    const { unmount } = render(<Marking />);
    expect(waiting.size).toBe(1);
    unmount();
    expect(waiting.size).toBe(0);
    fireEvent.scroll(document);
    expect(waiting.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
