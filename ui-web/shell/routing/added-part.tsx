import { type ReactNode, Suspense } from 'react';
import { ScreenBoundary } from './screen-boundary.tsx';

interface AddedPartProps {
  /** What keeps its room until its file is there. */
  readonly meanwhile?: ReactNode;
  /** What stands in its place if the file does not come; without it, nothing. */
  readonly missing?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part in a file of its own, added to a page that is useful without it. If the file does not come, or the part breaks, the rest of
 * the page stays: without a line, a vote must not disappear because a note below it is not there.
 */
export function AddedPart({ meanwhile = null, missing = null, children }: AddedPartProps) {
  return (
    <ScreenBoundary broken={missing}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ScreenBoundary>
  );
}
