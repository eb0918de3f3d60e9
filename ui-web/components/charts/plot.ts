import { formatCount } from '#application/text/numbers.ts';
import type { Hex } from '#domain/appearance/oklch.ts';
import { type Chart, type ChartArea, labelSize } from '#domain/tables/chart.ts';
import { colourAt, inkOn, type PageInk } from './palette.ts';

/** What plotly.js draws: its traces and its layout. */
export interface Plot {
  readonly data: readonly Record<string, unknown>[];
  readonly layout: Record<string, unknown>;
}

interface PlotLook {
  readonly ink: PageInk;
  /** Shades of the town for large areas; empty if it has none. */
  readonly surfaces: readonly Hex[];
  readonly width: number;
  /** "1.234,50 €" from a number. */
  readonly format: (value: number) => string;
}

/** Heights of the specification (2, section 9). */
export const heights: Readonly<Record<Chart['kind'], number>> = { bars: 350, pie: 350, treemap: 400 };

/** Labels are plain text: plotly.js would read tags and entities in them as markup. */
const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** In lines of at most this many letters, broken between words. */
export function inLines(text: string, letters: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map(plain).join('<br>');
}

const percentOf = (value: number, whole: number): string =>
  `${formatCount(Math.round((value / whole) * 10_000) / 100)}\u00a0%`;

const frame = ({ ink, width }: PlotLook, kind: Chart['kind']) => ({
  width,
  height: heights[kind],
  autosize: false,
  separators: ',.',
  paper_bgcolor: 'rgba(0,0,0,0)',
  plot_bgcolor: 'rgba(0,0,0,0)',
  font: { family: ink.font, color: ink.ink, size: 14 },
  margin: { l: 8, r: 8, t: 8, b: 8 },
  dragmode: false,
  hoverlabel: {
    bgcolor: ink.ground,
    bordercolor: ink.line,
    font: { family: ink.font, color: ink.ink, size: 14 },
  },
  showlegend: false,
});

/** The traces and layout of a chart. */
export function plotOf(chart: Chart, look: PlotLook): Plot {
  switch (chart.kind) {
    case 'bars':
      return barsPlot(chart, look);
    case 'pie':
      return piePlot(chart, look);
    case 'treemap':
      return treemapPlot(chart.areas, look);
    default:
      return chart satisfies never;
  }
}

function barsPlot({ labels, series }: Extract<Chart, { kind: 'bars' }>, look: PlotLook): Plot {
  const { ink, width, format } = look;
  const letters = Math.max(8, Math.floor(width / Math.max(1, labels.length) / 7));
  const places = labels.map((_, at) => at);
  const axis = { fixedrange: true, color: ink.ink, gridcolor: ink.line, zerolinecolor: ink.ink };
  const data = series.map(({ name, values, asLine }, at) => ({
    name: plain(name),
    x: places,
    y: values,
    hovertext: values.map((value, row) =>
      value === null ? '' : `${plain(labels[row] ?? '')}<br>${plain(name)}: ${format(value)}`,
    ),
    hoverinfo: 'text',
    ...(asLine
      ? { type: 'scatter', mode: 'lines+markers', line: { color: colourAt(at), width: 3 } }
      : {
          type: 'bar',
          marker: { color: colourAt(at) },
          text: values.length > 12 ? undefined : values.map((value) => (value === null ? '' : format(value))),
          textposition: 'outside',
          cliponaxis: false,
        }),
  }));
  return {
    data,
    layout: {
      ...frame(look, 'bars'),
      margin: { l: 8, r: 8, t: series.length > 1 ? 36 : 24, b: 8 },
      showlegend: series.length > 1,
      legend: { orientation: 'h', y: 1.02, yanchor: 'bottom' },
      barmode: 'group',
      xaxis: {
        ...axis,
        showgrid: false,
        zeroline: false,
        tickvals: places,
        ticktext: labels.map((label) => inLines(label, letters)),
        automargin: true,
      },
      yaxis: { ...axis, automargin: true, tickformat: ',~f' },
    },
  };
}

function piePlot({ labels, values }: Extract<Chart, { kind: 'pie' }>, look: PlotLook): Plot {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const colours = labels.map((_, at) => colourAt(at));
  return {
    data: [
      {
        type: 'pie',
        labels: labels.map((label, at) => `${at} ${label}`),
        values,
        text: labels.map((label, at) => `${inLines(label, 18)}<br>${percentOf(values[at] ?? 0, whole)}`),
        hovertext: labels.map((label, at) => `${plain(label)}<br>${look.format(values[at] ?? 0)}`),
        textinfo: 'text',
        hoverinfo: 'text',
        textposition: 'auto',
        insidetextfont: { color: colours.map(inkOn) },
        marker: { colors: colours, line: { color: look.ink.ground, width: 2 } },
        sort: false,
        direction: 'clockwise',
        automargin: true,
      },
    ],
    layout: frame(look, 'pie'),
  };
}

/** Pixels of the letters over a group of areas. */
const headingSize = 13;

/** A heading in one line, cut if its group is narrower: letters are about seven pixels wide. */
function headingOf(label: string, share: string, width: number): string {
  const room = Math.floor(width / 7);
  const whole = `${label} ${share}`;
  if (whole.length <= room) return plain(whole);
  return label.length <= room ? plain(label) : `${plain(label.slice(0, Math.max(1, room - 1)).trimEnd())}…`;
}

function treemapPlot(areas: readonly ChartArea[], look: PlotLook): Plot {
  const tops = areas.filter(({ parent }) => parent === null);
  const whole = tops.reduce((sum, { value }) => sum + value, 0);
  const byId = new Map(areas.map((area) => [area.id, area]));
  const topOf = (area: ChartArea): ChartArea => {
    const above = area.parent === null ? undefined : byId.get(area.parent);
    return above === undefined ? area : topOf(above);
  };
  const colours = areas.map((area) => colourAt(tops.indexOf(topOf(area)), look.surfaces));
  const frames = new Set(areas.map(({ parent }) => parent));
  // An area with parts has a heading of one line; one that is too small for a readable letter has none.
  const labelled = ({ id, label, value }: ChartArea) => {
    if (frames.has(id))
      return headingOf(label, percentOf(value, whole), look.width * Math.sqrt(value / whole));
    return value * 125 < whole ? '' : inLines(label, 18);
  };
  return {
    data: [
      {
        type: 'treemap',
        ids: areas.map(({ id }) => id),
        parents: areas.map(({ parent }) => parent ?? ''),
        labels: areas.map(labelled),
        values: areas.map(({ value }) => value),
        text: areas.map(({ id, value }) =>
          frames.has(id) || value * 125 < whole ? '' : percentOf(value, whole),
        ),
        hovertext: areas.map(({ label, value }) => `${plain(label)}<br>${look.format(value)}`),
        textinfo: 'label+text',
        hoverinfo: 'text',
        // Every number is given: sums are computed by us, to the cent, and not by plotly.js.
        branchvalues: 'total',
        textfont: {
          size: areas.map(({ id, value }) => (frames.has(id) ? headingSize : labelSize(value, whole))),
          color: colours.map(inkOn),
        },
        marker: {
          colors: colours,
          line: { color: look.ink.ground, width: 2 },
          pad: { t: 22, l: 2, r: 2, b: 2 },
        },
        pathbar: { visible: false },
        tiling: { pad: 2 },
        maxdepth: 3,
      },
    ],
    layout: { ...frame(look, 'treemap'), margin: { l: 0, r: 0, t: 0, b: 0 } },
  };
}
