import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

interface DrawnCode {
  readonly size: number;
  readonly path: string;
}

/** Draws a code; what draws it is loaded with the first one. */
async function drawn(text: string): Promise<DrawnCode> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: cells.join('') };
}

interface CodeProps {
  readonly text: string;
  readonly label: string;
  /** Called once there is nothing more to draw. */
  readonly onDrawn?: (() => void) | undefined;
}

/** A QR code, dark on white in every colour scheme: cameras do not read it otherwise. */
export function QrCode({ text, label, onDrawn }: CodeProps) {
  const [code, setCode] = useState<DrawnCode | null>(null);
  const [isFailed, fail] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void drawn(text).then(
      (one) => isWanted && setCode(one),
      // Without its script the letters below do the same.
      () => isWanted && fail(true),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  const isDone = code !== null || isFailed;
  useEffect(() => {
    if (isDone) onDrawn?.();
  }, [isDone, onDrawn]);
  if (code === null) return <div className={styles.code} />;
  return (
    <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
