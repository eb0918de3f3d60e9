import { Conclusion } from '#ui-web/components/conclusion/conclusion.tsx';
import { marked } from '#ui-web/screens/survey/marked.tsx';
import type { Head } from './counted-view.ts';
import styles from './screen.module.css';

/** The result in one sentence, and what belongs to it. */
export function ResultHead({ view }: { readonly view: Head }) {
  return (
    <div className={styles.head}>
      <Conclusion>{marked(view.conclusion)}</Conclusion>
      {view.details.length > 0 && <p>{marked(view.details.join(' '))}</p>}
    </div>
  );
}
