import type { ColumnKind, TableColumn } from '#domain/tables/descriptor.ts';
import { readRows, type TableRow } from '#domain/tables/row.ts';
import type { ChartFigureWords } from '#ui-web/components/charts/chart-words.ts';
import type { TableWords } from '#ui-web/components/data-table/table-words.ts';

const column = (title: string, kind: ColumnKind, more: Partial<TableColumn> = {}): TableColumn => ({
  key: title,
  title,
  kind,
  isHidden: false,
  isSortable: true,
  isCollapsible: false,
  refolding: false,
  isGroupable: false,
  isGraphable: false,
  ...more,
});

/** Contracts of an invented town. */
export const sampleColumns: readonly TableColumn[] = [
  column('Objeto', 'string'),
  column('Tipo', 'string', { isGroupable: true }),
  column('Fecha', 'date'),
  column('Importe', 'currency', { isGraphable: true }),
  column('Ofertas', 'number'),
  column('Baja', 'percent'),
  column('Anuncio', 'link', { isSortable: false }),
  column('Mapa', 'iconlink', { isSortable: false }),
  column('Notas', 'html', { isSortable: false, isCollapsible: true, refolding: true }),
  column('Documentos', 'documents', { isSortable: false, isCollapsible: true, refolding: true }),
  column('Acta', 'pdfs', { isSortable: false }),
];

/** The budget of an area and its spending, in two years. */
export const twoYears: readonly TableColumn[] = [
  column('Área', 'string', { isStrong: true }),
  ...[2025, 2026].flatMap((year, at) =>
    ['Inicial', 'Gastado'].map((title) =>
      column(title, 'currency', { key: `${title} ${year}`, over: { at, title: String(year) } }),
    ),
  ),
  column('Nota', 'string', { align: 'center', language: 'va', isSortable: false }),
];

export const twoYearRows: readonly TableRow[] = readRows(
  [
    ['Limpieza viaria', 412_000, 398_120.5, 430_000, 211_090, 'fins a juny'],
    ['Parques y jardines', 96_500, 95_020, 104_000, 51_300.25, 'fins a juny'],
  ],
  twoYears,
);

const objects = ['Limpieza de acequias', 'Alumbrado de la calle Mayor', 'Libros de la biblioteca'];
const types = ['Servicios', 'Obras', 'Suministros'];

export const sampleRows = (length: number): readonly TableRow[] =>
  readRows(
    Array.from({ length }, (_, at) => [
      `${objects[at % 3]} ${at + 1}`,
      types[at % 3],
      at === 2 ? '2026-02-31' : `2026-0${1 + (at % 9)}-14`,
      12_350.5 * (at + 1),
      at + 2,
      3.5,
      { href: 'https://contratos.example/1', text: 'Anuncio' },
      { href: '/mapa', text: `Mapa de la obra ${at + 1}` },
      '<p>Incluye <b>mantenimiento</b>.</p>',
      [
        { title: 'Pliego', uri: '/files/pliego.odt' },
        { title: 'Memoria', uri: 'javascript:1' },
      ],
      [{ uri: '/files/acta.pdf' }],
    ]),
    sampleColumns,
  );

export const sampleTableWords: TableWords = {
  language: 'es',
  search: 'Buscar en todas las columnas',
  count: (found, all) => (found === all ? `${all} filas` : `${found} de ${all} filas`),
  empty: 'Sin datos',
  nothingFound: 'No se encontraron resultados',
  sortBy: 'Ordenar por',
  unsorted: 'Sin ordenar',
  sorted: (name, descending) => `${name}, ${descending ? 'de más a menos' : 'de menos a más'}`,
  group: 'Agrupar',
  ungrouped: 'Sin agrupar',
  groupBy: (name) => `Por ${name}`,
  columns: 'Mostrar también',
  leftOut: (shown, all) => `Se muestran ${shown} columnas de ${all}.`,
  pageSize: 'Filas por página',
  pages: 'Páginas de la tabla',
  page: (page, pages) => `Página ${page} de ${pages}`,
  previous: 'Anterior',
  next: 'Siguiente',
  untitled: 'Sin título',
  filesLeftOut: (count) => `${count} documento no se puede enlazar: su dirección no es segura.`,
  odd: () => 'no es una fecha',
};

export const sampleChartWords: ChartFigureWords = {
  language: 'es',
  loading: 'Preparando el gráfico…',
  failed: 'No se ha podido cargar el gráfico.',
  retry: 'Volver a intentarlo',
  figures: 'Ver las cifras',
  leftOut: (count) => `${count} cifra por debajo de cero no tiene superficie: está en la tabla.`,
  download: (format) => `Descargar el gráfico en ${format}`,
  imageFailed: 'No se ha podido preparar la imagen.',
};
