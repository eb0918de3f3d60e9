import { Icon } from '../icon/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './like-count.module.css';

interface LikeCountProps {
  /** In the format of the language: "1.204". */
  readonly count: string;
  /** At least one person likes it: the heart is red (specification 3, section 4). */
  readonly isLiked: boolean;
  /** The reader does. */
  readonly pressed: boolean;
  /** "241 apoyos. Apoyar: Carril bici". */
  readonly label: string;
  readonly onChange: (liked: boolean) => void;
}

/** A heart and how many like it; pressing it adds the reader's own like. */
export function LikeCount({ count, isLiked, pressed, label, onChange }: LikeCountProps) {
  return (
    <button
      type="button"
      className={classNames(styles.like, isLiked && styles.liked)}
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => onChange(!pressed)}
    >
      <Icon name="heart" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}
