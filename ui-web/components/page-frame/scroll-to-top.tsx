import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { isInTheWay } from './in-the-way.ts';
import styles from './scroll-to-top.module.css';

/** How far down, in heights of the window, the button appears. */
const screensDown = 1.5;

/**
 * How long after the last movement the page counts as still, and how often it is tested for parts that load late (a
 * map).
 */
const [restMilliseconds, againMilliseconds] = [100, 500];

function goUp() {
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Back to the start of a long page. The focus moves to the main part. The button floats, so it is hidden over a
 * control, and returns once the page is still where there is none.
 */
export function ScrollToTop({ label }: { readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isFar, setFar] = useState(false);
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const lookBeneath = () => {
      if (button.current === null) return;
      setFree(!isInTheWay(button.current));
      rest = setTimeout(lookBeneath, againMilliseconds);
    };
    const look = () => {
      setFar(window.scrollY > window.innerHeight * screensDown);
      if (button.current !== null && isInTheWay(button.current)) setFree(false);
      clearTimeout(rest);
      rest = setTimeout(lookBeneath, restMilliseconds);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  if (!isFar) return null;
  return (
    <IconButton
      ref={button}
      className={isFree ? styles.up : `${styles.up} ${styles.away}`}
      icon="up"
      label={label}
      onClick={goUp}
    />
  );
}
