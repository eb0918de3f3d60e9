import { Fragment, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './result-bars.module.css';

export interface ResultBar {
  /** Blank if bars have no numbers. */
  readonly position: string;
  readonly title: Wording;
  /** "1.102". */
  readonly value: string;
  /** Length of the bar relative to the longest, 0 to 100. */
  readonly share: number;
  readonly funded: boolean;
}

/** Bars without numbers of their own, such as stars, leave no room for them. */
const areNumbered = (bars: readonly ResultBar[]) => bars.some(({ position }) => position !== '');

interface ResultBarsProps {
  /** Read by screen readers in place of the drawing: says that the table below has the same figures. */
  readonly caption: string;
  /** The two kinds of bar in words; without them (no budget to allocate) there is no key. */
  readonly words?: { readonly funded: string; readonly unfunded: string };
  readonly bars: readonly ResultBar[];
  /** The line after this many bars, down to which all fitted in order. */
  readonly cut?: { readonly after: number; readonly title: ReactNode; readonly detail?: ReactNode };
}

/** Votes as bars, most first. A drawing: the table beside it has the same figures. */
export function ResultBars({ caption, words, bars, cut }: ResultBarsProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption className="visually-hidden" id={id}>
        {caption}
      </figcaption>
      {words && (
        <p className={styles.key}>
          <span>
            <i /> {words.funded}
          </span>
          <span>
            <i className={styles.hatched} /> {words.unfunded}
          </span>
        </p>
      )}
      <PlainOrder
        className={classNames(styles.bars, !areNumbered(bars) && styles.unnumbered)}
        aria-hidden="true"
      >
        {bars.map((bar, index) => (
          <Fragment key={`${bar.position} ${textOf(bar.title)}`}>
            {cut?.after === index && <Cut {...cut} />}
            <li className={classNames(!bar.funded && styles.unfunded)}>
              <span className={styles.position}>{bar.position}</span>
              <span className={styles.title} lang={langOf(bar.title)}>
                {textOf(bar.title)}
              </span>
              <span className={styles.value}>{bar.value}</span>
              <div className={styles.bar} style={{ width: `${bar.share}%` }} />
            </li>
          </Fragment>
        ))}
        {cut?.after === bars.length && <Cut {...cut} />}
      </PlainOrder>
    </figure>
  );
}

function Cut({ title, detail }: { readonly title: ReactNode; readonly detail?: ReactNode }) {
  return (
    <li className={styles.cut}>
      <b>{title}</b>
      {detail !== undefined && <span>{detail}</span>}
    </li>
  );
}
