import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Chart, drawable } from '#domain/tables/chart.ts';
import { classNames } from '../class-names.ts';
import { Button } from '../button/button.tsx';
import { textOf } from '../wording/wording.tsx';
import { ResultFigures } from '../result-figures/result-figures.tsx';
import styles from './chart-figure.module.css';
import { chartTable } from './chart-figures.ts';
import type { ChartFigureWords } from './chart-words.ts';
import type { DrawnChartProps } from './drawn-chart.tsx';
import { heights } from './plot.ts';
import { type Sight, useSight } from './use-sight.ts';

const fetchDrawing = () => import('./drawn-chart.tsx');

export interface ChartFigureProps {
  /** What it shows: the name of the figure. */
  readonly name: string;
  readonly chart: Chart;
  readonly heads: { readonly label: string; readonly value: string };
  readonly format: (value: number) => string;
  readonly words: ChartFigureWords;
  /** Offers the figures as a download; the headings and rows are those of the equal table. */
  readonly onSave: (what: { readonly png: Blob } | { readonly rows: readonly (readonly string[])[] }) => void;
  /** The link to the same figures, on pages that have them in a table of their own; without it they are folded here. */
  readonly beside?: ReactNode;
}

/** A drawing of figures with its name, the same figures as a table, and both as downloads. */
export function ChartFigure({ name, chart, heads, format, words, onSave, beside }: ChartFigureProps) {
  const id = useId();
  const { chart: drawn, leftOut } = useMemo(() => drawable(chart), [chart]);
  const table = useMemo(() => chartTable(chart, heads, format), [chart, heads, format]);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>{name}</figcaption>
      <ChartDrawing {...{ drawn, format, words, onSave }}>
        <Button
          look="text"
          size="short"
          icon="download"
          aria-label={`${words.download('CSV')}: ${name}`}
          onClick={() =>
            onSave({ rows: [table.heads, ...table.rows.map((row) => [textOf(row.title), ...row.cells])] })
          }
        >
          CSV
        </Button>
      </ChartDrawing>
      {leftOut > 0 && <p className="note">{words.leftOut(leftOut)}</p>}
      {beside === undefined ? (
        <details className={styles.equal}>
          <summary>{words.figures}</summary>
          <ResultFigures caption={name} heads={table.heads} rows={table.rows} />
        </details>
      ) : (
        <p className="note">{beside}</p>
      )}
    </figure>
  );
}

interface ChartDrawingProps extends Pick<ChartFigureProps, 'format' | 'words' | 'onSave'> {
  readonly drawn: Chart;
  readonly children: ReactNode;
}

/** The part that draws, fetched once the chart is seen, and the picture that is made of the drawing. */
function useDrawing(sight: Sight | null, onSave: ChartFigureProps['onSave']) {
  const drawing = useRef<HTMLElement | null>(null);
  const [failed, setFailed] = useState<'drawing' | 'picture' | null>(null);
  const [Drawn, setDrawn] = useState<ComponentType<DrawnChartProps> | null>(null);
  const isSeen = sight !== null;
  const fetchIt = useCallback(async () => {
    try {
      const { DrawnChart } = await fetchDrawing();
      setDrawn(() => DrawnChart);
      setFailed(null);
    } catch {
      // The network may be down when the reader gets here.
      setFailed('drawing');
    }
  }, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set later, over the network
    if (isSeen) void fetchIt();
  }, [isSeen, fetchIt]);
  const save = async () => {
    try {
      if (drawing.current === null || sight === null) throw new Error('not drawn yet');
      const { pictureOf } = await fetchDrawing();
      onSave({ png: await pictureOf(drawing.current, sight.ink.ground) });
      setFailed(null);
    } catch {
      setFailed('picture');
    }
  };
  const keep = (element: HTMLElement) => {
    drawing.current = element;
  };
  return { Drawn, keep, failed, fetchIt, save };
}

/** The drawing, hidden from assistive technology, and what can be taken along. It keeps its room while it is fetched. */
function ChartDrawing({ drawn, format, words, onSave, children }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const sight = useSight(place);
  const { Drawn, keep, failed, fetchIt, save } = useDrawing(sight, onSave);
  return (
    <>
      <div ref={place} className={styles.place} style={{ minHeight: heights[drawn.kind] }} aria-hidden="true">
        {sight === null || Drawn === null ? (
          <p className={styles.waiting}>{words.loading}</p>
        ) : (
          <Drawn chart={drawn} {...sight} format={format} language={words.language} onDrawn={keep} />
        )}
      </div>
      <p className={classNames('actions', styles.take)}>
        <Button
          look="text"
          size="short"
          icon="download"
          aria-label={words.download('PNG')}
          onClick={() => void save()}
        >
          PNG
        </Button>
        {children}
        {failed === 'drawing' && (
          <Button look="outline" size="short" icon="repeat" onClick={() => void fetchIt()}>
            {words.retry}
          </Button>
        )}
      </p>
      {failed !== null && <p role="alert">{failed === 'drawing' ? words.failed : words.imageFailed}</p>}
    </>
  );
}
