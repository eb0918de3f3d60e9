import { type ReactNode, useRef } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import { Chip, ChipList } from '../chip/chip.tsx';
import { dockedMark } from '../page-frame/in-the-way.ts';
import { type Wording, Words } from '../wording/wording.tsx';
import styles from './budget-bar.module.css';
import { BudgetSegments, type SegmentShare } from './budget-segments.tsx';
import { useDockedHeight } from './docked-height.ts';

/** A chosen proposal in the bar. */
export interface BudgetSegment extends SegmentShare {
  /** Short, because it is shown in a chip. */
  readonly name: Wording;
  readonly removeLabel: string;
}

export interface BudgetBarProps {
  readonly label: string;
  readonly remaining: { readonly label: string; readonly amount: string };
  /** "5 elegidas: 159.150,00 € de 200.000,00 €", with `<b>` for emphasis. */
  readonly spent: ReactNode;
  /** The link to the chosen ones; `hidden` completes its text for readers who cannot see the bar. */
  readonly review?: { readonly href: string; readonly text: string; readonly hidden?: string };
  readonly segments: readonly BudgetSegment[];
  readonly free: number;
  readonly chosenLabel: string;
  readonly onRemove: (id: string) => void;
}

/** The money left, always in sight: above the cards, and on a phone docked below them. */
export function BudgetBar(props: BudgetBarProps) {
  const { label, remaining, spent, review, segments, free, chosenLabel, onRemove } = props;
  const bar = useRef<HTMLElement>(null);
  useDockedHeight(bar);
  return (
    <section ref={bar} {...dockedMark} className={styles.bar} aria-label={label}>
      <div className={styles.row}>
        <p className={styles.remaining}>
          <span>{remaining.label}</span> <b className="figure">{remaining.amount}</b>
        </p>
        <p className={styles.spent}>{spent}</p>
        {review && (
          <LinkButton href={review.href} look="outline" size="short">
            <span>
              {review.text}
              {review.hidden !== undefined && <span className="visually-hidden"> {review.hidden}</span>}
            </span>
          </LinkButton>
        )}
      </div>
      <BudgetSegments segments={segments} free={free} />
      {segments.length > 0 && (
        <div className={styles.chosen}>
          <ChipList label={chosenLabel}>
            {segments.map((segment) => (
              <li key={segment.id}>
                <Chip removeLabel={segment.removeLabel} onRemove={() => onRemove(segment.id)}>
                  <Words of={segment.name} />
                </Chip>
              </li>
            ))}
          </ChipList>
        </div>
      )}
    </section>
  );
}
