import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contrast } from '#domain/appearance/contrast.ts';
import type { Hex } from '#domain/appearance/oklch.ts';
import { sampleChartWords } from '#ui-web/gallery/sample-table.ts';
import { ChartFigure } from './chart-figure.tsx';
import { framedPicture } from './framed-picture.ts';
import { inkOn, okabeIto } from './palette.ts';
import { inLines, plotOf } from './plot.ts';
import { hexOf, townShades } from './town-shades.ts';

afterEach(cleanup);

const ink = { ink: '#111', ground: '#fff', line: '#ccc', font: 'Figtree' };
const look = { ink, surfaces: [], width: 700, format: (value: number) => `${value} €` };
const heads = { label: 'Área', value: 'Importe' };

describe('a chart', () => {
  const onSaveFigures = vi.fn<() => void>();
  const taken = { onSaveFigures, onSavePicture: () => {}, source: () => 'Fuente: V' };
  const draw = () =>
    render(
      <ChartFigure
        name="Gasto"
        chart={{ kind: 'bars', labels: ['Agua', 'Luz'], series: [{ name: 'Importe', values: [2, null] }] }}
        heads={heads}
        format={look.format}
        words={sampleChartWords}
        {...taken}
      />,
    );

  it('has a name and its figures as a table, and offers them as a download', () => {
    draw();
    expect(screen.getByRole('figure', { name: 'Gasto' })).toBeTruthy();
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Importe2 €',
      'Importe',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /en CSV/u }));
    expect(onSaveFigures).toHaveBeenCalledTimes(1);
  });

  it('hides its drawing from screen readers', () => {
    const { container } = draw();
    expect(container.querySelector('[aria-hidden="true"] p')?.textContent).toBe(sampleChartWords.loading);
  });

  it('says that there is no picture yet', async () => {
    draw();
    fireEvent.click(screen.getByRole('button', { name: /en PNG/u }));
    expect((await screen.findByRole('alert')).textContent).toBe(sampleChartWords.imageFailed);
  });

  it('says how many have no area', () => {
    render(
      <ChartFigure
        name="Ingresos"
        chart={{ kind: 'pie', labels: ['Tasas', 'Devoluciones'], values: [3, -1] }}
        heads={heads}
        format={look.format}
        words={sampleChartWords}
        {...taken}
      />,
    );
    expect(screen.getByText(/^1 cifra por debajo de cero/u)).toBeTruthy();
    expect(screen.getByText('-1 €')).toBeTruthy();
  });
});

describe('a picture of a chart', () => {
  const framed = (title: string) =>
    framedPicture({
      drawn: '<?xml version="1.0"?><svg class="plot"></svg>',
      width: 320,
      height: 350,
      title,
      source: `Fuente: V & W, https://vilanova.example/${'a'.repeat(80)}`,
      ink: { ink: '#111', ground: '#fff' },
      letters: 'data:font/woff2;base64,AAAA',
    });

  it('has its title, its source and its letters, and is a document on its own', () => {
    const { svg, height } = framed('Presupuesto de gastos 2026: <b>en qué</b> se reparte');
    const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(page.querySelector('parsererror')).toBeNull();
    const words = [...page.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(words.join(' ')).toContain('Presupuesto de gastos 2026: <b>en qué</b> se reparte');
    expect(words.join('')).toContain('V & W');
    expect(page.querySelector('style')?.textContent).toContain('data:font/woff2;base64,AAAA');
    expect(page.querySelector('svg svg.plot')).toBeTruthy();
    expect(height).toBeGreaterThan(350);
  });

  it('breaks what is longer than it is wide', () => {
    const { svg } = framed('x'.repeat(200));
    const longest = [...svg.matchAll(/<text[^>]*>([^<]*)/gu)].map(([, words = '']) => words.length);
    expect(Math.max(...longest)).toBeLessThan(60);
  });
});

describe('the drawing of a chart', () => {
  it('shows labels as text, whatever is in them', () => {
    expect(inLines('<b>A & B</b> y más', 6)).toBe('&lt;b&gt;A &amp;<br>B&lt;/b&gt;<br>y más');
    const series = [{ name: '<i>x</i>', values: [1] }];
    const { data } = plotOf({ kind: 'bars', labels: ['<a href="x">y</a>'], series }, look);
    expect(JSON.stringify(data)).not.toMatch(/<(?:a|i)/u);
  });

  it('draws a line if a series asks for one', () => {
    const series = [
      { name: 'a', values: [1] },
      { name: 'b', values: [2], asLine: true },
    ];
    const { data, layout } = plotOf({ kind: 'bars', labels: ['x'], series }, look);
    expect(data.map(({ type }) => type)).toEqual(['bar', 'scatter']);
    expect(layout).toMatchObject({ showlegend: true, height: 350 });
  });

  it('writes the labels of a treemap in 7 to 30 pixels', () => {
    const areas = [
      { id: 'a', parent: null, label: 'A', value: 900 },
      { id: 'b', parent: null, label: 'B', value: 10 },
      { id: 'c', parent: null, label: 'C', value: 90 },
      { id: 'd', parent: 'c', label: 'D', value: 90 },
      { id: 'f', parent: 'e', label: 'F', value: 1 },
      { id: 'e', parent: null, label: 'Un nombre largo', value: 1 },
    ];
    const { data, layout } = plotOf({ kind: 'treemap', areas }, look);
    expect(data[0]).toMatchObject({
      textfont: { size: [30, 7, 13, expect.closeTo(19.2, 1), 7, 13] },
      labels: ['A', 'B', 'C 8,99\u00a0%', 'D', '', 'Un…'],
    });
    expect(layout).toMatchObject({ height: 400 });
  });

  it('fills areas with the shades of the town, all parts of an area with one, and starts again after the last', () => {
    const areas = ['a', 'b', 'c'].flatMap((id) => [
      { id, parent: null, label: id, value: 1 },
      { id: `${id}1`, parent: id, label: id, value: 1 },
    ]);
    const coloursWith = (surfaces: readonly Hex[]) =>
      plotOf({ kind: 'treemap', areas }, { ...look, surfaces }).data[0]?.['marker'];
    const [one, other] = ['#00695c', '#b2dfdb'] as const;
    expect(coloursWith([one, other])).toMatchObject({ colors: [one, one, other, other, one, one] });
    expect(coloursWith([])).toMatchObject({ colors: okabeIto.slice(0, 3).flatMap((hex) => [hex, hex]) });
  });

  it('uses the shades that the page sets, and none if one is missing', () => {
    expect(hexOf('rgb(0, 114, 178)')).toBe('#0072b2');
    expect(['', 'rgba(0, 0, 0, 0)', 'oklch(0.7 0.1 200)'].map(hexOf)).toEqual([null, null, null]);
    const element = document.createElement('div');
    expect(townShades(element)).toEqual([]);
    expect(element.childElementCount).toBe(0);
  });

  it('can be read on each of its colours', () => {
    for (const colour of okabeIto) expect(contrast(colour, inkOn(colour))).toBeGreaterThan(4.5);
  });
});
