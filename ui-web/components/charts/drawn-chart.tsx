import { useMemo } from 'react';
import createPlot from 'react-plotly.js/factory';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Chart } from '#domain/tables/chart.ts';
import type { PageInk } from './palette.ts';
import { plotOf } from './plot.ts';
import { Plotly, plotlyConfig } from './plotly-bundle.ts';
import { townShades } from './town-shades.ts';

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

/** A drawing as a picture: through an address that the page's policy allows, at twice the resolution of the screen. */
export async function pictureOf(drawing: HTMLElement, ground: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const svg = await Plotly.toImage(drawing, { format: 'svg', width, height });
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', reject);
    image.src = svg;
  });
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
