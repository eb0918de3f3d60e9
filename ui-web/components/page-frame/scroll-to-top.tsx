import { useEffect, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './scroll-to-top.module.css';

/** How far down, in heights of the window, the button appears. */
const screensDown = 1.5;

function goUp() {
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Back to the start of a long page. The focus goes with it, to the main part. */
export function ScrollToTop({ label }: { readonly label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > window.innerHeight * screensDown);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return <IconButton className={styles.up} icon="up" label={label} onClick={goUp} />;
}
