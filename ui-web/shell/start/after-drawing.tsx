import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ScreenBoundary } from '../routing/screen-boundary.tsx';

interface AfterDrawingProps {
  /** Whether what one sees first is here yet. */
  readonly ready?: boolean;
  /** What keeps the room meanwhile, and where the part does not come at all. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** A part below what one sees first: fetched once that has been painted, and no harm to it where it does not come. */
export function AfterDrawing({ ready = true, meanwhile = null, children }: AfterDrawingProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!ready) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task after the next frame: by then the browser has painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [ready]);
  if (!drawn) return meanwhile;
  return (
    <ScreenBoundary broken={meanwhile}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ScreenBoundary>
  );
}
