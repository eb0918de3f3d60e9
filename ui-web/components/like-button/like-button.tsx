import { Button } from '../button/button.tsx';
import styles from './like-button.module.css';

interface LikeButtonProps {
  readonly liked: boolean;
  readonly onChange: (liked: boolean) => void;
  readonly describedBy?: string;
  /** The same whether pressed or not: `aria-pressed` gives its state. */
  readonly children: string;
}

/** A heart to press, and to press again. */
export function LikeButton({ liked, onChange, describedBy, children }: LikeButtonProps) {
  return (
    <Button
      look="outline"
      size="large"
      icon="heart"
      className={styles.like}
      aria-pressed={liked}
      aria-describedby={describedBy}
      onClick={() => onChange(!liked)}
    >
      {children}
    </Button>
  );
}
