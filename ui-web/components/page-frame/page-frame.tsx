import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

interface PageFrameProps {
  /** Words of the skip link. */
  readonly skip: string;
  /** Above everything, in the flow of the page: what has to be asked first. */
  readonly before?: ReactNode;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Skip link, header, the page, footer. The main part can take the focus. */
export function PageFrame({ skip, before, header, footer, children }: PageFrameProps) {
  const skipLink = <SkipLink href="#content">{skip}</SkipLink>;
  return (
    <>
      {before}
      {/* After links of its own, a skip link is told from them by a landmark. */}
      {before ? <nav aria-label={skip}>{skipLink}</nav> : skipLink}
      {header}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
