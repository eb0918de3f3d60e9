import { type ReactNode, useEffect, useState } from 'react';
import { AddedPart } from '../routing/added-part.tsx';

interface AfterDrawingProps {
  /** Whether the first visible part is loaded. */
  readonly ready?: boolean;
  /** What keeps the room meanwhile, and if the part does not load at all. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** A part below the first visible one: loaded once that has been painted; the page works without it. */
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
    <AddedPart meanwhile={meanwhile} missing={meanwhile}>
      {children}
    </AddedPart>
  );
}
