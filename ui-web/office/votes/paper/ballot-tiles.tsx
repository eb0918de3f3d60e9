import { formatCount } from '#application/text/numbers.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './paper.module.css';

/** The groups of tiles, with the letters of the states in each. */
const groups = { done: 'es', different: 'd', twice: 't', once: 'o', none: 'n' } as const;

const groupOf = (letter: string) =>
  (Object.keys(groups) as (keyof typeof groups)[]).find((group) => groups[group].includes(letter)) ?? 'none';

/** How many ballots each group has, but for groups without one. */
const countsOf = (letters: readonly string[]) =>
  (Object.keys(groups) as (keyof typeof groups)[])
    .map((group) => ({ group, count: letters.filter((letter) => groupOf(letter) === group).length }))
    .filter(({ count }) => count > 0);

/** One tile for each ballot of a box: how often it was entered, and whether both entries agree. */
export function BallotTiles({ states }: { readonly states: string }) {
  const { t } = useSpeech();
  const letters = [...states];
  return (
    <>
      <div className={styles.tiles} aria-hidden="true">
        {letters.map((letter, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a ballot is its number
          <i key={at} className={classNames(styles.tile, styles[groupOf(letter)])} />
        ))}
      </div>
      <ul role="list" className={styles.legend}>
        {countsOf(letters).map(({ group, count }) => (
          <li key={group}>
            <i aria-hidden="true" className={classNames(styles.tile, styles[group])} />
            {t(`office-paper:tiles.${group}`, { count, n: formatCount(count) })}
          </li>
        ))}
      </ul>
    </>
  );
}
