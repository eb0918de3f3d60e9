import { useMemo } from 'react';
import createPlot from 'react-plotly.js/factory';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Chart } from '#domain/tables/chart.ts';
import type { PageInk } from './palette.ts';
import { plotOf } from './plot.ts';
import { Plotly, plotlyConfig } from './plotly-bundle.ts';
import { framedPicture } from './framed-picture.ts';
import { townShades } from './town-shades.ts';
import font from '#ui-web/tokens/figtree-latin.woff2?url';

const Drawing = createPlot(Plotly);

export interface DrawnChartProps {
  readonly chart: Chart;
  readonly ink: PageInk;
  readonly width: number;
  readonly format: (value: number) => string;
  readonly language: Language;
  readonly onDrawn: (drawing: HTMLElement) => void;
}

/** The drawing of a chart, loaded when the reader scrolls to it. */
export function DrawnChart({ chart, ink, width, format, language, onDrawn }: DrawnChartProps) {
  const { data, layout } = useMemo(
    () => plotOf(chart, { ink, surfaces: townShades(document.body), width, format }),
    [chart, ink, width, format],
  );
  const config = useMemo(() => plotlyConfig(language), [language]);
  return (
    <Drawing
      data={[...data]}
      layout={layout}
      config={config}
      onInitialized={(_, drawing) => onDrawn(drawing)}
      onUpdate={(_, drawing) => onDrawn(drawing)}
    />
  );
}

interface PictureAsked {
  readonly format: 'PNG' | 'SVG';
  readonly title: string;
  readonly source: string;
  readonly ink: PageInk;
}

/** A drawing as a picture with its title and source, in our letters: vectors, or at twice the screen's resolution. */
export async function pictureOf(
  drawing: HTMLElement,
  { format, title, source, ink }: PictureAsked,
): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const address = await Plotly.toImage(drawing, { format: 'svg', width, height });
  const drawn = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  const framed = framedPicture({ drawn, width, height, title, source, ink, letters: await ownLetters() });
  return format === 'SVG'
    ? new Blob([framed.svg], { type: 'image/svg+xml' })
    : pixelsOf(framed.svg, width, framed.height);
}

/** The font of the page as an address of its bytes: a picture can ask nothing of the network. */
async function ownLetters(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(font)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Vectors as pixels, through an address that the page's policy allows. */
async function pixelsOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
