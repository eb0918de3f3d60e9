import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawingBoard } from '../map/drawing-board.ts';
import { sampleCentre, sampleMarkerWords } from './sample-markers.tsx';
import { SpotMap } from './spot-map.tsx';

afterEach(cleanup);

it('a map of one place shows it, and is moved with the keys', async () => {
  const { board, load } = drawingBoard(sampleCentre);
  render(
    <SpotMap
      id="s"
      words={sampleMarkerWords}
      tiles={{ url: '/{z}/{x}/{y}.png', credit: 'IGN' }}
      at={sampleCentre}
      load={load}
    />,
  );
  await act(async () => undefined);
  act(() => board.drawing?.onTilesMissing());
  const field = screen.getByRole('application', { name: 'Mapa de propuestas' });
  for (const key of ['ArrowRight', '-']) fireEvent.keyDown(field, { key });
  for (const name of ['Acercar el mapa', 'Alejar el mapa'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(board.signs.map(({ position }) => position)).toEqual([sampleCentre]);
  expect(board.fits).toEqual([[sampleCentre]]);
  expect(board.asked).toEqual(['pan 64 0', 'zoom -1', 'zoom 1', 'zoom -1']);
  expect(screen.getByText(sampleMarkerWords.tilesMissing)).toBeTruthy();
});

it('a map whose background is on another host asks that host only once its reader wants it', async () => {
  const { board, load } = drawingBoard(sampleCentre);
  const tiles = {
    url: 'https://tiles.example/{z}/{x}/{y}.png',
    credit: '© Tiles',
    host: 'tiles.example',
    covers: (zoom: number) => zoom > 5,
  };
  render(<SpotMap id="s" words={sampleMarkerWords} tiles={tiles} at={sampleCentre} load={load} />);
  await act(async () => undefined);
  expect(board.ground).toBeNull();
  expect(board.signs).toHaveLength(1);
  expect(screen.getByText(/tiles\.example, que sabrá/u)).toBeTruthy();
  expect(screen.queryByText('© Tiles')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar el mapa' }));
  expect(board.ground?.url).toBe(tiles.url);
  expect([board.ground?.covers?.(14, 0, 0), board.ground?.covers?.(5, 0, 0)]).toEqual([true, false]);
  expect(screen.getByText('© Tiles')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostrar el mapa' })).toBeNull();
});

it('a map of one place that does not load says so', async () => {
  render(
    <SpotMap
      id="s"
      words={sampleMarkerWords}
      tiles={null}
      at={sampleCentre}
      load={() => Promise.reject(new Error('no line'))}
    />,
  );
  await act(async () => undefined);
  expect(screen.getByText(sampleMarkerWords.mapMissing)).toBeTruthy();
});
