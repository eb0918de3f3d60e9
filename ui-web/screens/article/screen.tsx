import { lazy, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Article } from '#domain/content/article.ts';
import { formatDay } from '#application/text/dates.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { ComingPage } from '#ui-web/shell/routing/coming-page.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { NotFound } from '#ui-web/shell/routing/not-found.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ArticleGroups } from './article-groups.tsx';
import styles from './screen.module.css';
import { hasParts } from './has-parts.ts';
import { GuideBlocks } from './guide-blocks.tsx';
import { whichArticle } from './which-article.ts';

/** Pictures, files, tables and contacts: few articles have any. */
const LateParts = lazy(async () => ({ default: (await import('./article-parts.tsx')).ArticleParts }));

/** An article: a piece of news, a page, or a page with an address of its own. */
export function ArticleScreen({ params }: { readonly params: RouteParams }) {
  const { site } = usePlace();
  const [path] = useLocation();
  const key = whichArticle(path, params, site);
  return key === null ? <NotFound /> : <AskedArticle key={key} name={key} isGuide={path === '/guia'} />;
}

function AskedArticle({ name, isGuide }: { readonly name: string; readonly isGuide: boolean }) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => {
    const { realm, contents, clock } = council;
    return askingPresenter(() => contents.article(realm, name), clock);
  }, [council, name]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  if (state.kind === 'here') return <ArticlePage article={state.value} isGuide={isGuide} />;
  if (state.kind === 'refused' && state.refusal.kind === 'notFound') return <NotFound />;
  return (
    <div className="wrap page-top">
      {state.kind === 'waiting' ? (
        <ComingPage title={t('news:loading')} />
      ) : (
        <>
          <ScreenTitle of={t('news:failed')} className="visually-hidden" />
          <Failure
            whole
            title={t('news:failed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        </>
      )}
    </div>
  );
}

function ArticlePage({ article, isGuide }: { readonly article: Article; readonly isGuide: boolean }) {
  const { t, said, language } = useSpeech();
  const isNews = article.categories.includes('noticias');
  const [subtitle, lead, body] = [said(article.subtitle), said(article.lead), said(article.body)];
  const { headerImage, groups } = article;
  const parts = hasParts(article.document);
  const isBlank =
    [subtitle, lead, body].every(({ text }) => text === '') && !headerImage && groups.length === 0 && !parts;
  const way = [
    { href: '/', text: t('shell:home') },
    ...(isNews ? [{ href: '/noticias', text: t('article:news') }] : []),
  ];
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={way} />
      <article className={styles.article}>
        <header className="stack">
          <ScreenTitle of={said(article.title)} />
          {isNews && article.publishedOn !== null && (
            <p className="note">
              <time dateTime={article.publishedOn}>{formatDay(article.publishedOn, language)}</time>
            </p>
          )}
          {[subtitle, lead].map(
            (words, place) =>
              words.text !== '' && (
                <p key={place === 0 ? 'subtitle' : 'lead'} className={`lead ${styles.lead}`}>
                  <Words of={words} />
                </p>
              ),
          )}
        </header>
        {headerImage !== null && <Picture src={headerImage} />}
        {body.text !== '' && <CouncilHtml of={body} />}
        {isBlank && <Blank />}
        {isGuide && groups.length > 1 ? <GuideBlocks groups={groups} /> : <ArticleGroups groups={groups} />}
        {parts && (
          <AddedPart>
            <LateParts document={article.document} />
          </AddedPart>
        )}
      </article>
    </div>
  );
}

/** A page that has a title and no text yet. */
function Blank() {
  const { t } = useSpeech();
  const home = (
    <LinkButton href="/" look="outline" size="short">
      {t('shell:notFound.home')}
    </LinkButton>
  );
  return (
    <EmptyState title={t('front:article.empty')} actions={home}>
      <p>{t('front:article.emptyHint')}</p>
    </EmptyState>
  );
}

/** A picture that does not load leaves no gap. */
function Picture({ src }: { readonly src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return <img className={styles.picture} src={src} alt="" onError={() => setFailed(true)} />;
}
