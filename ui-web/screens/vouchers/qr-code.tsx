import { useEffect, useState } from 'react';
import styles from './vouchers.module.css';

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

/** A QR code, dark on white in every colour scheme: cameras do not read it otherwise. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<DrawnCode | null>(null);
  useEffect(() => {
    let isWanted = true;
    void drawn(text).then(
      (one) => isWanted && setCode(one),
      // Without its script the letters below do the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (code === null) return <div className={styles.code} />;
  return (
    <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
