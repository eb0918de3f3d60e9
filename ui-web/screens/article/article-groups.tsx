import { useEffect, useId } from 'react';
import type { Article } from '#domain/content/article.ts';
import { reveal } from '#ui-web/components/accordion/reveal.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf, textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type GroupAnchors, groupAnchors, wantsList } from './group-anchors.ts';
import styles from './screen.module.css';

/** Groups of questions and answers. The browser closes the other questions of a group when one is opened. */
export function ArticleGroups({ groups }: { readonly groups: Article['groups'] }) {
  const { said } = useSpeech();
  const page = useId();
  const anchored = groupAnchors(groups);
  useEffect(() => {
    const go = () => reveal(behindHash());
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, []);
  return (
    <>
      {wantsList(groups) && <GroupList groups={anchored} />}
      {anchored.map(({ id, group, questions }) => {
        const title = said(group.title);
        return (
          <section key={id} aria-labelledby={id} className="stack stretch">
            <h2 id={id} tabIndex={-1} lang={langOf(title)} className="text-24">
              {textOf(title)}
            </h2>
            <div className={styles.group}>
              {questions.map(({ id: anchor, question }) => (
                <details
                  key={anchor}
                  name={`${page}${id}`}
                  className={styles.entry}
                  onToggle={({ currentTarget }) => currentTarget.open && putInAddress(anchor)}
                >
                  <summary id={anchor} lang={langOf(said(question.title))}>
                    {textOf(said(question.title))}
                  </summary>
                  <CouncilHtml of={said(question.body)} />
                </details>
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

/** So that a copied address opens the question again. Going back leads to the page before, not to each question. */
function putInAddress(anchor: string): void {
  if (behindHash() !== anchor) history.replaceState(history.state, '', `#${anchor}`);
}

function GroupList({ groups }: { readonly groups: readonly GroupAnchors[] }) {
  const { t, said } = useSpeech();
  return (
    <nav aria-label={t('front:article.onPage')}>
      <PlainList className={styles.onPage}>
        {groups.map(({ id, group }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Words of={said(group.title)} />
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
