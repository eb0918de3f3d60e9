import { useId } from 'react';
import type { Article } from '#domain/content/article.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { langOf, textOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

type Group = Article['groups'][number];

/** Groups of questions and answers. Opening one closes the others of its group: the browser sees to it. */
export function ArticleGroups({ groups }: { readonly groups: readonly Group[] }) {
  const { said } = useSpeech();
  const page = useId();
  return groups.map((group, place) => {
    const title = said(group.title);
    const name = `${page}${place}`;
    return (
      <section key={name} aria-labelledby={name} className="stack stretch">
        <h2 id={name} lang={langOf(title)} className="text-24">
          {textOf(title)}
        </h2>
        <div className={styles.group}>
          {group.children.map((child) => {
            const question = said(child.title);
            return (
              <details key={question.text} name={name} className={styles.entry}>
                <summary lang={langOf(question)}>{textOf(question)}</summary>
                <CouncilHtml of={said(child.body)} />
              </details>
            );
          })}
        </div>
      </section>
    );
  });
}
