import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import styles from './progress-bar.module.css';

/** How long the bar waits before it grows, in milliseconds (specification 3, section 4). */
export const growsAfter = 1000;

/** A share as text and as a bar that grows to its length; the text is there from the beginning. */
export function ProgressBar({ percent, text }: { readonly percent: number; readonly text: string }) {
  const [grown, setGrown] = useState(prefersReducedMotion);
  useEffect(() => {
    if (grown) return undefined;
    const timer = setTimeout(() => setGrown(true), growsAfter);
    return () => clearTimeout(timer);
  }, [grown]);
  return (
    <div className={styles.progress}>
      <p>{text}</p>
      <div className={styles.track} aria-hidden="true">
        <i style={{ width: `${grown ? percent : 0}%` }} />
      </div>
    </div>
  );
}
