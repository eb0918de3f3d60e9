import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

interface PageFrameProps {
  /** The text of the skip link. */
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
      {/* If the page has a skip link of its own, a landmark distinguishes this one. */}
      {before ? <nav aria-label={skip}>{skipLink}</nav> : skipLink}
      {header}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
