import { useMemo } from 'react';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './council-html.module.css';
import { readHtml } from './read-html.tsx';

/** A text that a council wrote in HTML: paragraphs, lists, headings, links, tables, and no active content. */
export function CouncilHtml({ of }: { readonly of: Wording }) {
  const html = textOf(of);
  const elements = useMemo(() => readHtml(html), [html]);
  return (
    <div className={styles.text} lang={langOf(of)}>
      {elements}
    </div>
  );
}
