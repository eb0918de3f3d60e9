import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorText } from '../field/error-text.tsx';
import { Heading } from '../heading/heading.tsx';
import styles from './question-frame.module.css';

interface QuestionFrameProps {
  /** The id of the section: the links of the summary lead to it. */
  readonly id: string;
  /** "Pregunta 2 de 3 · obligatoria". */
  readonly number?: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly error?: string | undefined;
  /** 3 under the heading of a section. */
  readonly level?: 2 | 3;
  /** The title is the legend of radios or checkboxes. */
  readonly asFieldset?: boolean;
  readonly children: ReactNode;
}

/** A question with its number, title and explanation above its answers. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { id, number, title, lead, error, level = 2, asFieldset = false, children } = props;
  const heading = (
    <Heading level={level} id={`${id}-title`} tabIndex={-1} className={styles.title}>
      {title}
    </Heading>
  );
  const numbered = number !== undefined && <span className={styles.number}>{number}</span>;
  const explained = (
    <>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </>
  );
  const className = classNames(styles.question, error !== undefined && styles.wrong);
  if (asFieldset) {
    return (
      <section className={className} id={id} tabIndex={-1}>
        <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
          <legend className={styles.head}>
            {numbered}
            {heading}
          </legend>
          {explained}
          {children}
        </fieldset>
      </section>
    );
  }
  return (
    <section className={className} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        {numbered}
        {heading}
        {explained}
      </div>
      {children}
    </section>
  );
}
