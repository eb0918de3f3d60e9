import { classNames } from '#ui-web/components/class-names.ts';
import styles from './letter.module.css';

/** The first letter of a name, in capitals; null for an empty one. */
const firstLetter = (name: string): string | null => [...name.trim()][0]?.toLocaleUpperCase() ?? null;

/** Which of the glazes a name has: the same name always has the same one. */
const shadeOf = (name: string): number =>
  [...name].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0) % 4;

interface LetterProps {
  /** Null: the matter is with nobody, which is drawn as a gap. */
  readonly name: string | null;
  readonly size?: 'small' | 'tiny';
}

/** A person as the tile of their first letter; decoration beside the name, which is said in words. */
export function Letter({ name, size }: LetterProps) {
  const letter = name === null ? null : firstLetter(name);
  return (
    <span
      className={classNames(
        styles.letter,
        size && styles[size],
        letter === null ? styles.gap : styles[`shade${shadeOf(name ?? '')}`],
      )}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}
