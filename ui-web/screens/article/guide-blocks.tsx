import { useSearch } from 'wouter';
import type { Article } from '#domain/content/article.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList, PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf, textOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './guide.module.css';

type Group = Article['groups'][number];

/** The number of the last block: the phases, in their order. */
const phases = 2;

/** Which block the address asks for, from 1; 1 if the address names no block. */
export function requestedBlock(search: string, count: number): number {
  const asked = Number(new URLSearchParams(search).get('parte') ?? '1');
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0;
}

/**
 * The guide in blocks, one at a time (specification 3, section 2: introduction, what participation is, the four
 * phases). The address says which, so that a block can be sent as a link; a printed page has all of them.
 */
export function GuideBlocks({ groups }: { readonly groups: readonly Group[] }) {
  const { t, said } = useSpeech();
  const search = useSearch();
  const shown = requestedBlock(search, groups.length);
  const chose = new URLSearchParams(search).has('parte');
  return (
    <>
      <nav aria-label={t('front:guide.blocks')}>
        <PlainList className={styles.blocks}>
          {groups.map((group, place) => (
            <li key={textOf(said(group.title))}>
              <Link
                href={`/guia?parte=${place + 1}`}
                lang={langOf(said(group.title))}
                aria-current={place === shown ? 'page' : undefined}
              >
                {textOf(said(group.title))}
              </Link>
            </li>
          ))}
        </PlainList>
      </nav>
      {groups.map((group, place) => (
        <section
          key={textOf(said(group.title))}
          aria-labelledby={`block-${place}`}
          className={styles.block}
          hidden={place !== shown}
        >
          <h2
            id={`block-${place}`}
            lang={langOf(said(group.title))}
            tabIndex={-1}
            {...(chose && place === shown && { 'data-arrival': true })}
          >
            {textOf(said(group.title))}
          </h2>
          {place === phases ? (
            <PlainOrder className={styles.phases}>
              {group.children.map((child) => (
                <li key={textOf(said(child.title))}>
                  <Part of={child} />
                </li>
              ))}
            </PlainOrder>
          ) : (
            group.children.map((child) => <Part key={textOf(said(child.title))} of={child} />)
          )}
        </section>
      ))}
    </>
  );
}

function Part({ of }: { readonly of: Group['children'][number] }) {
  const { said } = useSpeech();
  const title = said(of.title);
  return (
    <div className="stack">
      <h3 lang={langOf(title)}>{textOf(title)}</h3>
      <CouncilHtml of={said(of.body)} />
    </div>
  );
}
