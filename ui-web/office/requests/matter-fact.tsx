import type { ReactNode } from 'react';

/** One fact beside a request, with its heading. */
export function MatterFact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
