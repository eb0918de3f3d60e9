import { PlainList } from '../plain-list/plain-list.tsx';
import styles from './letter-bar.module.css';

interface LetterBarProps {
  readonly label: string;
  /** Announced after a letter without entries: "(ninguna)". */
  readonly none: string;
  readonly letters: readonly {
    readonly letter: string;
    /** Null if no entry begins with it. */
    readonly href: string | null;
  }[];
  readonly current: string | null;
  readonly onGo: (letter: string) => void;
}

/**
 * The initials of a directory; the bar stays in sight while the directory scrolls. Letters without entries are plain
 * text; an empty directory has no bar.
 */
export function LetterBar({ label, none, letters, current, onGo }: LetterBarProps) {
  if (letters.every(({ href }) => href === null)) return null;
  return (
    <nav className={styles.bar} aria-label={label}>
      <PlainList>
        {letters.map(({ letter, href }) => (
          <li key={letter}>
            {href === null ? (
              <span>
                {letter}
                <span className="visually-hidden"> {none}</span>
              </span>
            ) : (
              <a
                href={href}
                aria-current={letter === current ? 'true' : undefined}
                onClick={() => onGo(letter)}
              >
                {letter}
              </a>
            )}
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
