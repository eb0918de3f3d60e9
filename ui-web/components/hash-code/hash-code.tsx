import styles from './hash-code.module.css';

/** Cuts a code into pieces of that length; the last may be shorter. */
export const inGroups = (code: string, length: number): readonly string[] =>
  Array.from({ length: Math.ceil(code.length / length) }, (_, index) =>
    code.slice(index * length, (index + 1) * length),
  );

/** A fingerprint in groups of eight, to be compared by eye. Copying it gives it without the gaps. */
export function HashCode({ hash }: { readonly hash: string }) {
  return (
    <span className={styles.hash} translate="no">
      {inGroups(hash, 8).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups of figures are identified by their position, which never changes
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}

interface HashListProps {
  readonly items: readonly { readonly term: string; readonly hash: string }[];
}

/** Fingerprints one above the other, each with the name of its data. */
export function HashList({ items }: HashListProps) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>
            <HashCode hash={item.hash} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
