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
