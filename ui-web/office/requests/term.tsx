import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './term.module.css';
import { type ShownTerm, termTiles } from './term-view.ts';

interface TermTilesProps {
  readonly term: ShownTerm;
  readonly large?: boolean;
}

/** A term as tiles and in words, short: "3 días", "hace 2 días". */
export function TermSign({ term, large = false }: TermTilesProps) {
  return (
    <span className={classNames(styles.term, large && styles.large)}>
      <span className={styles.tiles} aria-hidden="true">
        {termTiles(term).map((tile, day) => (
          // Tiles have no names: they are told apart by their place.
          <i key={`${day} ${tile}`} className={styles[tile]} />
        ))}
      </span>
      <span className={termTone(term)}>
        <TermWords term={term} />
      </span>
    </span>
  );
}

const termTone = ({ left }: ShownTerm) => {
  if (left < 0) return styles.late;
  return left === 0 ? styles.soon : undefined;
};

function TermWords({ term: { left } }: { readonly term: ShownTerm }) {
  const { t } = useSpeech();
  if (left < 0) return t('office-requests:term.over', { count: -left });
  return left === 0 ? t('office-requests:term.today') : t('office-requests:term.left', { count: left });
}
