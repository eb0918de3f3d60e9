import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { formatDay } from '#application/text/dates.ts';
import { isPageCollection } from '#domain/content/portal-place.ts';
import { isPictureAddress } from '#domain/content/web-address.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { ShareLinks } from '#ui-web/components/share-links/share-links.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { FavouriteButton } from '#ui-web/screens/pocket/favourites/favourite-button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ComingPage } from '#ui-web/shell/routing/coming-page.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { NotFound } from '#ui-web/shell/routing/not-found.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { NodeAside, NodeMap } from './aside.tsx';
import { NodeContent } from './content.tsx';
import { NodeForm } from './form-part.tsx';
import { nodePresenter, type ShownNode } from './presenter.ts';
import styles from './screen.module.css';
import { orWords } from './view-model.ts';

/** A content page of a council, of any of its collections. */
export function NodeScreen({ params: { key } }: { readonly params: RouteParams }) {
  const [path] = useLocation();
  const collection = path.split('/')[1];
  return collection !== undefined && isPageCollection(collection) && key !== undefined ? (
    <AskedNode key={path} collection={collection} name={key} />
  ) : (
    <NotFound />
  );
}

interface AskedNodeProps {
  readonly collection: string;
  readonly name: string;
}

function AskedNode({ collection, name }: AskedNodeProps) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => nodePresenter(council, collection, name), [council, collection, name]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  if (state.kind === 'here') return <NodePage shown={state.value} />;
  if (state.kind === 'refused' && state.refusal.kind === 'notFound') return <NotFound />;
  return (
    <div className="wrap page-top">
      {state.kind === 'waiting' ? (
        <ComingPage title={t('node:loading')} />
      ) : (
        <>
          <ScreenTitle of={t('node:failed')} className="visually-hidden" />
          <Failure
            whole
            title={t('node:failed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        </>
      )}
    </div>
  );
}

function NodePage({ shown }: { readonly shown: ShownNode }) {
  const { t, said, language } = useSpeech();
  const { node } = shown;
  const [subtitle, lead, body] = [said(node.subtitle), said(node.lead), said(node.body)];
  const way = [
    { href: '/', text: t('shell:home') },
    ...(node.collection === 'asociaciones' ? [{ href: '/asociaciones', text: t('associations:title') }] : []),
    ...(node.isInIndex ? [{ href: '/transparencia', text: t('transparency:title') }] : []),
  ];
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={way} />
      <article className={styles.node}>
        <header className="stack">
          <ScreenTitle of={orWords(said(node.title), t('node:untitled'))} />
          {[subtitle, lead].map(
            (words, place) =>
              words.text !== '' && (
                <p key={place === 0 ? 'subtitle' : 'lead'} className={`lead ${styles.lead}`}>
                  <Words of={words} />
                </p>
              ),
          )}
          {node.updatedOn !== null && (
            <p className="note">
              {t('node:updated')}:{' '}
              <time dateTime={node.updatedOn}>{formatDay(node.updatedOn, language)}</time>
            </p>
          )}
          <FavouriteButton title={textOf(orWords(said(node.title), t('node:untitled')))} />
        </header>
        <HeaderImage
          src={node.headerImage !== null && isPictureAddress(node.headerImage) ? node.headerImage : null}
        />
        <div className={`two-columns ${styles.columns}`}>
          <div className="stack stack-40 stretch">
            {body.text !== '' && <CouncilHtml of={body} />}
            <NodeContent node={node} />
            <NodeMap shown={shown} />
            {shown.mailbox !== null && <NodeForm mailbox={shown.mailbox} />}
            <SharePage title={textOf(orWords(said(node.title), t('node:untitled')))} />
          </div>
          <NodeAside shown={shown} />
        </div>
      </article>
    </div>
  );
}

/** Ways to share the page. */
function SharePage({ title }: { readonly title: string }) {
  const { t } = useSpeech();
  return (
    <ShareLinks
      title={title}
      address={window.location.href}
      texts={{
        label: t('node:share'),
        share: t('survey:proposal.share'),
        newTab: t('node:newTab'),
        copied: t('survey:proposal.copied'),
        notCopied: t('survey:proposal.notCopied'),
      }}
    />
  );
}

/** It adds nothing to the text: an image that does not load is left out. */
function HeaderImage({ src }: { readonly src: string | null }) {
  const [failed, setFailed] = useState(false);
  if (src === null || failed) return null;
  return <img className={styles.picture} src={src} alt="" onError={() => setFailed(true)} />;
}
