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
  /** Offers the figures as a download. */
  readonly onSaveFigures: () => void;
  /** Offers the drawing as a download, with its name and source. */
  readonly onSavePicture: (picture: Blob) => void;
  /** What the picture says below the drawing: who published it, where and when. */
  readonly source: () => string;
  /** The link to the same figures, on pages that have them in a table of their own; without it they are folded here. */
  readonly beside?: ReactNode;
}

/** A drawing of figures with its name, the same figures as a table, and both as downloads. */
export function ChartFigure({ name, chart, heads, format, words, beside, ...taken }: ChartFigureProps) {
  const id = useId();
  const { chart: drawn, leftOut } = useMemo(() => drawable(chart), [chart]);
  const table = useMemo(() => chartTable(chart, heads, format), [chart, heads, format]);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>{name}</figcaption>
      <ChartDrawing {...{ drawn, format, words, name }} {...taken}>
        <Button
          look="text"
          size="short"
          icon="download"
          aria-label={`${words.download('CSV')}: ${name}`}
          onClick={taken.onSaveFigures}
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

interface ChartDrawingProps
  extends Pick<ChartFigureProps, 'name' | 'format' | 'words' | 'onSavePicture' | 'source'> {
  readonly drawn: Chart;
  readonly children: ReactNode;
}

/** The part that draws, fetched once the chart is seen, and the picture that is made of the drawing. */
function useDrawing(
  sight: Sight | null,
  { name, source, onSavePicture }: Pick<ChartFigureProps, 'name' | 'source' | 'onSavePicture'>,
) {
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
  const save = async (format: 'PNG' | 'SVG') => {
    try {
      if (drawing.current === null || sight === null) throw new Error('not drawn yet');
      const { pictureOf } = await fetchDrawing();
      onSavePicture(
        await pictureOf(drawing.current, { format, title: name, source: source(), ink: sight.ink }),
      );
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
function ChartDrawing({ drawn, format, words, children, ...taken }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const sight = useSight(place);
  const { Drawn, keep, failed, fetchIt, save } = useDrawing(sight, taken);
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
        {(['PNG', 'SVG'] as const).map((picture) => (
          <Button
            key={picture}
            look="text"
            size="short"
            icon="download"
            aria-label={`${words.download(picture)}: ${taken.name}`}
            onClick={() => void save(picture)}
          >
            {picture}
          </Button>
        ))}
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
