import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleCentre, sampleMarkerWords } from './sample-markers.tsx';
import { SpotMap } from './spot-map.tsx';

afterEach(cleanup);

it('a map of one place shows it, and is moved with the keys', async () => {
  const asked: unknown[] = [];
  render(
    <SpotMap
      id="s"
      words={sampleMarkerWords}
      tiles={{ url: '/{z}/{x}/{y}.png', credit: 'IGN' }}
      at={sampleCentre}
      load={async () => ({
        drawMarkers: ({ onTilesMissing }) => {
          onTilesMissing();
          return {
            show: (signs) => void asked.push(signs.map(({ position }) => position)),
            fit: (positions) => void asked.push(positions),
            zoomBy: (steps) => void asked.push(steps),
            panBy: (...by) => void asked.push(by),
            remove: () => undefined,
          };
        },
      })}
    />,
  );
  await act(async () => undefined);
  const field = screen.getByRole('application', { name: 'Mapa de propuestas' });
  for (const key of ['ArrowRight', '-']) fireEvent.keyDown(field, { key });
  for (const name of ['Acercar el mapa', 'Alejar el mapa'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual([[sampleCentre], [sampleCentre], [64, 0], -1, 1, -1]);
  expect(screen.getByText(sampleMarkerWords.tilesMissing)).toBeTruthy();
});

it('a map of one place that does not come says so', async () => {
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
