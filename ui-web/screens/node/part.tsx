import { type ReactNode, useId } from 'react';
import { langOf, textOf, type Wording } from '#ui-web/components/wording/wording.tsx';

interface PartProps {
  readonly title: Wording;
  readonly children: ReactNode;
}

/** A part of a content page under its heading. */
export function NodePart({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className="stack stretch" aria-labelledby={id}>
      <h2 id={id} className="text-24" lang={langOf(title)}>
        {textOf(title)}
      </h2>
      {children}
    </section>
  );
}
