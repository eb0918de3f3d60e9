import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

interface PageFrameProps {
  /** Words of the skip link. */
  readonly skip: string;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Skip link, header, the page, footer. The main part can take the focus. */
export function PageFrame({ skip, header, footer, children }: PageFrameProps) {
  return (
    <>
      <SkipLink href="#content">{skip}</SkipLink>
      {header}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
