import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { MoreIcon } from '../icon/more-icon.tsx';
import styles from './star-rating.module.css';

export interface Star {
  readonly value: number;
  /** "3 estrellas". */
  readonly label: string;
}

interface StarRatingProps {
  /** Of the radios: unique on the page. */
  readonly name: string;
  /** What is rated. Leave it out when a fieldset around has it (`QuestionFrame asFieldset`). */
  readonly legend?: ReactNode;
  /** What explains what is rated. */
  readonly detail?: ReactNode;
  readonly stars: readonly Star[];
  readonly value: number | null;
  /** "3 de 5", beside the stars; null without a rating. */
  readonly shown: string | null;
  /** "Sin respuesta": the radio that withdraws the stars. Left out if they cannot be. */
  readonly blank?: string | undefined;
  /** Whether that radio is chosen; otherwise there is just no star yet. */
  readonly unanswered?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** Filled up to the chosen one; without a choice all are empty. */
const isGiven = (star: number, value: number | null) => value !== null && star > 0 && star <= value;

/** Stars to give: radios, each with its name and its number. */
export function StarRating({ legend, detail, ...scale }: StarRatingProps) {
  if (legend === undefined) return <Scale {...scale} />;
  return (
    <fieldset className={styles.rating}>
      <legend>{legend}</legend>
      {detail}
      <Scale {...scale} />
    </fieldset>
  );
}

function Scale(props: Omit<StarRatingProps, 'legend' | 'detail'>) {
  const { name, stars, value, shown, blank, unanswered = value === null, onChange } = props;
  const id = useId();
  return (
    <div className={styles.scale}>
      <div className={styles.stars}>
        {stars.map((star) => (
          <label
            key={star.value}
            className={classNames(styles.star, isGiven(star.value, value) && styles.given)}
          >
            <input
              type="radio"
              name={name}
              value={star.value}
              checked={value === star.value}
              aria-labelledby={`${id}-${star.value}`}
              onChange={() => onChange(star.value)}
            />
            <MoreIcon name="star" />
            <span aria-hidden="true">{star.value}</span>
            <span className="visually-hidden" id={`${id}-${star.value}`}>
              {star.label}
            </span>
          </label>
        ))}
      </div>
      {shown !== null && (
        <span className={`figure ${styles.shown}`} aria-hidden="true">
          {shown}
        </span>
      )}
      {blank !== undefined && (
        <label className={styles.blank}>
          <input type="radio" name={name} value="" checked={unanswered} onChange={() => onChange(null)} />
          {blank}
        </label>
      )}
    </div>
  );
}
