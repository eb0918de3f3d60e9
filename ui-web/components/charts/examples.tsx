import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import type { Examples } from '#ui-web/gallery/example.ts';
import { sampleChartWords } from '#ui-web/gallery/sample-table.ts';
import { ChartFigure } from './chart-figure.tsx';

const euros = (value: number) => formatMoney(cents(Math.round(value * 100)));
const shared = {
  heads: { label: 'Área', value: 'Importe' },
  format: euros,
  words: sampleChartWords,
  onSaveFigures: () => {},
  onSavePicture: () => {},
  source: () => 'Fuente: Ayuntamiento de Vilanova de la Marjal',
};

export const examples: Examples = {
  'Bars, and a line over them': () => (
    <ChartFigure
      {...shared}
      name="Lo previsto y lo gastado cada año"
      chart={{
        kind: 'bars',
        labels: ['2024', '2025', '2026'],
        series: [
          { name: 'Previsto', values: [17_200_000, 17_950_000, 18_420_000] },
          { name: 'Gastado', values: [16_100_000, 16_840_000, null], asLine: true },
        ],
      }}
    />
  ),
  'A pie': () => (
    <ChartFigure
      {...shared}
      name="De dónde viene cada euro"
      chart={{
        kind: 'pie',
        labels: ['Impuestos', 'Tasas', 'Devoluciones'],
        values: [7_000_000, 3_000_000, -2],
      }}
    />
  ),
  'A treemap': () => (
    <ChartFigure
      {...shared}
      name="En qué se gasta"
      beside="Cada superficie es proporcional al importe. Las mismas cifras están en la tabla."
      chart={{
        kind: 'treemap',
        areas: [
          { id: '1', parent: null, label: 'Servicios públicos básicos', value: 60 },
          { id: '11', parent: '1', label: 'Limpieza viaria', value: 40 },
          { id: '12', parent: '1', label: 'Alumbrado', value: 20 },
          { id: '2', parent: null, label: 'Deuda', value: 7 },
        ],
      }}
    />
  ),
};
