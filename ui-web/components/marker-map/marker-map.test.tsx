import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawingBoard } from '../map/drawing-board.ts';
import type { Look } from '../map/drawn-map.ts';
import type { Sign } from '../map/signs-on.ts';
import type { LoadMap } from '../map/use-drawn-map.ts';
import { MarkerMap } from './marker-map.tsx';
import { sampleCentre, sampleMarkerWords, samplePlaces } from './sample-markers.tsx';

afterEach(cleanup);

const around: Look = { zoom: 13, south: 39.3, north: 39.5, west: -0.5, east: -0.2 };

interface ChoosingProps {
  readonly load: LoadMap;
  readonly places?: typeof samplePlaces;
  readonly after?: string;
}

function Choosing({ load, places = samplePlaces, ...more }: ChoosingProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <MarkerMap
      id="m"
      words={sampleMarkerWords}
      centre={sampleCentre}
      tiles={{ url: '/{z}/{x}/{y}.png', credit: 'IGN' }}
      places={places}
      chosen={chosen}
      onChoose={setChosen}
      load={load}
      {...more}
    />
  );
}

async function aMap(places = samplePlaces) {
  const { board, load } = drawingBoard(sampleCentre);
  const drawn = render(<Choosing load={load} places={places} />);
  await act(async () => undefined);
  act(() => board.drawing?.onLook(around));
  const list = within(screen.getByRole('list', { name: 'Lo que se ve en el mapa' }));
  return { board, list, field: screen.getByRole('application'), ...drawn };
}
const names = (signs: readonly Sign[]) => signs.map(({ element }) => element.ariaLabel);

describe('a map of many places', () => {
  it('is not drawn if no entry has a place; their number is still shown', () => {
    const { load } = drawingBoard(sampleCentre);
    const nowhere = samplePlaces.map((place) => ({ ...place, position: null }));
    render(<Choosing load={load} places={nowhere} />);
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByText(sampleMarkerWords.leftOut(samplePlaces.length))).toBeTruthy();
  });

  it('puts near places under one pin, and lists the same pins in words', async () => {
    const { board, list } = await aMap();
    const pins = ['Centre: 3 propuestas', 'Cruces seguros en la ronda Nord', 'Recuperar la acequia'];
    expect(names(board.signs)).toEqual(pins);
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      `3${pins[0]}`,
      pins[1],
      pins[2],
    ]);
    expect(screen.getByText('1 sin sitio en el mapa.')).toBeTruthy();
    expect(board.fits[0]).toHaveLength(5);
  });

  it('has a list that can be folded', async () => {
    await aMap();
    const fold = screen.getByText('Lo que se ve en el mapa', { selector: 'summary' });
    expect(fold.closest('details')?.open).toBe(true);
    fireEvent.click(fold);
    expect(fold.closest('details')?.open).toBe(false);
  });

  it('is the names of all its places on paper, where nobody opens a pin', async () => {
    await aMap();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = within(screen.getByRole('list', { name: 'Mapa de propuestas' }));
    expect(printed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      samplePlaces.slice(0, 5).map(({ name }) => name),
    );
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('list', { name: 'Mapa de propuestas' })).toBeNull();
  });

  it('is nothing on paper if the page lists the same', () => {
    const { load } = drawingBoard(sampleCentre);
    render(<Choosing load={load} after="shops-list" />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByRole('list', { name: 'Mapa de propuestas' })).toBeNull();
  });

  it('has no link to a page if the place is that of the page itself', async () => {
    const { board } = await aMap(samplePlaces.map((place) => ({ ...place, href: null })));
    act(() => board.signs[1]?.element.click());
    const popup = within(screen.getByRole('group', { name: 'Cruces seguros en la ronda Nord' }));
    expect(popup.getByText('Cruces seguros en la ronda Nord')).toBeTruthy();
    expect(popup.queryByRole('link')).toBeNull();
  });

  it('opens one place: its pin is marked, the popup links to its page and takes the focus', async () => {
    const { board } = await aMap();
    const pin = board.signs[1]?.element;
    act(() => pin?.click());
    const popup = screen.getByRole('group', { name: 'Cruces seguros en la ronda Nord' });
    expect(document.activeElement).toBe(popup);
    expect(within(popup).getByRole('link').getAttribute('href')).toBe('/propuestas/ronda');
    const current = board.signs.filter(
      ({ element }) => element.ariaCurrent ?? element.getAttribute('aria-current'),
    );
    expect(current).toHaveLength(1);
    fireEvent.keyDown(popup, { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Cruces seguros en la ronda Nord' })).toBeNull();
  });

  it('zooms in on a pin of several places, and lists those that share a spot', async () => {
    const same = samplePlaces.map((place) => ({ ...place, position: sampleCentre }));
    const { board, list } = await aMap();
    fireEvent.click(list.getByRole('button', { name: /Centre/u }));
    expect(board.fits.at(-1)).toHaveLength(3);
    cleanup();
    const crowd = await aMap(same);
    crowd.list.getByRole('button').focus();
    fireEvent.click(crowd.list.getByRole('button'));
    const popup = within(screen.getByRole('group', { name: '6 propuestas' }));
    expect(popup.getAllByRole('link')).toHaveLength(6);
    fireEvent.click(popup.getByRole('button', { name: 'Cerrar' }));
    expect(document.activeElement).toBe(crowd.list.getByRole('button'));
  });

  it('moves a chosen place out from under its popup', async () => {
    const { board, list } = await aMap();
    act(() => board.drawing?.onLook({ ...around, zoom: 15, south: 39.4079, north: 39.43, west: -0.36 }));
    fireEvent.click(list.getByRole('button', { name: 'Recuperar la acequia' }));
    const [[, east, south] = []] = board.asked.map((one) => one.split(' ').map(Number));
    expect([east, (south ?? 0) > 44]).toEqual([0, true]);
  });

  it('draws and lists the places of its view', async () => {
    const { board, list } = await aMap();
    act(() => board.drawing?.onLook({ ...around, zoom: 15, north: 39.41 }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Recuperar la acequia',
    ]);
  });

  it('is moved with the arrow keys, and zooms in with plus', async () => {
    const { board, field, unmount } = await aMap();
    for (const key of ['ArrowUp', 'ArrowLeft', '+', '-']) fireEvent.keyDown(field, { key });
    expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: '+', ctrlKey: true })).toBe(true);
    for (const name of ['Acercar el mapa', 'Alejar el mapa'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(board.asked).toEqual(['pan 0 -64', 'pan -64 0', 'zoom 1', 'zoom -1', 'zoom 1', 'zoom -1']);
    unmount();
    expect(board.asked.at(-1)).toBe('removed');
  });

  it('without its tiles says so and keeps its pins', async () => {
    const { board } = await aMap();
    act(() => board.drawing?.onTilesMissing());
    expect(screen.getByText(sampleMarkerWords.tilesMissing)).toBeTruthy();
    expect(board.signs).toHaveLength(3);
  });

  it('that does not load leaves the list, which opens the same popups', async () => {
    render(<Choosing load={() => Promise.reject(new Error('no line'))} />);
    await act(async () => undefined);
    expect(screen.getByText(sampleMarkerWords.mapMissing)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Centre: 3 propuestas/u }));
    expect(
      within(screen.getByRole('group', { name: 'Centre: 3 propuestas' })).getAllByRole('link'),
    ).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Recuperar la acequia' }));
    expect(screen.getByRole('group', { name: 'Recuperar la acequia' })).toBeTruthy();
  });
});
