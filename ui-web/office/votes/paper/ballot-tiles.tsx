import { formatCount } from '#application/text/numbers.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './paper.module.css';

/** The groups of tiles, with the letters of the states in each. */
const groups = { done: 'es', different: 'd', twice: 't', once: 'o', none: 'n' } as const;

const groupOf = (letter: string) =>
  (Object.keys(groups) as (keyof typeof groups)[]).find((group) => groups[group].includes(letter)) ?? 'none';

/** One tile for each ballot of a box: how often it was entered, and whether both entries agree. */
export function BallotTiles({ states }: { readonly states: string }) {
  const { t } = useSpeech();
  const letters = [...states];
  const counted = (Object.keys(groups) as (keyof typeof groups)[]).flatMap((group) => {
    const count = letters.filter((letter) => groupOf(letter) === group).length;
    return count === 0
      ? []
      : [{ group, words: t(`office-paper:tiles.${group}`, { count, n: formatCount(count) }) }];
  });
  return (
    <>
      <div className={styles.tiles} aria-hidden="true">
        {letters.map((letter, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a ballot is its number
          <i key={at} className={classNames(styles.tile, styles[groupOf(letter)])} />
        ))}
      </div>
      <ul role="list" className={styles.legend}>
        {counted.map(({ group, words }) => (
          <li key={group}>
            <i aria-hidden="true" className={classNames(styles.tile, styles[group])} />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}
