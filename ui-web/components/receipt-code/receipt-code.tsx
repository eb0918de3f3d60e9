import { inGroups } from '../hash-code/hash-code.tsx';
import styles from './receipt-code.module.css';

/** The code of a vote in groups of four, large enough to copy by hand. */
export function ReceiptCodeBox({ code }: { readonly code: string }) {
  return (
    <p className={styles.code} translate="no">
      {inGroups(code.replaceAll(/\s/gu, ''), 4).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups of letters are identified by their position, which never changes
        <span key={index}>{group} </span>
      ))}
    </p>
  );
}
