import type { ReactNode } from 'react';
import { Heading, type Level } from '../heading/heading.tsx';
import styles from './now-box.module.css';

interface NowBoxProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly level?: Level;
}

/** What can be done now on a page with more content than that: days left, one button, a note. */
export function NowBox({ id, title, children, level = 2 }: NowBoxProps) {
  return (
    <section className={styles.box} aria-labelledby={id}>
      <Heading level={level} id={id} className="text-20">
        {title}
      </Heading>
      {children}
    </section>
  );
}
