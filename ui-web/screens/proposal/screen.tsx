import { lazy, useEffect, useMemo } from 'react';
import { moderationOf } from '#domain/comments/moderation.ts';
import type { Project } from '#domain/processes/project.ts';
import { takesSupport } from '#domain/processes/proposal.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { DocumentList } from '#ui-web/components/document-list/document-list.tsx';
import { Facts } from '#ui-web/components/facts/facts.tsx';
import { Gallery } from '#ui-web/components/gallery/gallery.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { ShareLinks } from '#ui-web/components/share-links/share-links.tsx';
import { describedPicture } from '#ui-web/components/tile/described-picture.ts';
import { PictureOrWall } from '#ui-web/components/tile/picture-or-wall.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { documentItems } from '#ui-web/screens/process/facts-view.ts';
import { proposalsAddress } from '#ui-web/screens/proposals/addresses.ts';
import { LikeBox } from '#ui-web/screens/proposals/likes/like-box.tsx';
import { proposalStatusView, validationView, zoneOf } from '#ui-web/screens/proposals/view-model.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { AddedPart } from '#ui-web/shell/routing/added-part.tsx';
import { ComingPage } from '#ui-web/shell/routing/coming-page.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { galleryWords } from '#ui-web/shell/words/gallery-words.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { DecidedBox } from './decided-box.tsx';
import { DeliveryPart } from './delivery.tsx';
import { Gone } from './gone.tsx';
import { Where } from './where.tsx';
import { proposalPresenter, type ShownProposal } from './presenter.ts';
import styles from './screen.module.css';
import { areaOf, proposalFacts, noticeTone } from './view-model.ts';

const FollowBox = lazy(async () => ({
  default: (await import('#ui-web/screens/following/follow-box.tsx')).FollowBox,
}));
const Comments = lazy(async () => ({ default: (await import('./comments/comments.tsx')).Comments }));
const isProject = (proposal: ShownProposal['proposal']): proposal is Project => proposal.delivery !== null;

/** One proposal: what is asked for, the report of the technicians, its cost, and links to go on. */
export function ProposalScreen({ params: { key = '' } }: { readonly params: RouteParams }) {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const presenter = useMemo(() => proposalPresenter(council, key), [council, key]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  if (state.kind === 'here') return <ProposalPage shown={state.value} />;
  if (state.kind === 'refused' && state.refusal.kind === 'notFound') return <Gone />;
  return (
    <div className="wrap page-top">
      {state.kind === 'waiting' ? (
        <ComingPage title={t('proposals:one.loading')} />
      ) : (
        <>
          <ScreenTitle of={t('proposals:one.failed')} className="visually-hidden" />
          <Failure
            whole
            title={t('proposals:one.failed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        </>
      )}
    </div>
  );
}

function ProposalPage({ shown }: { readonly shown: ShownProposal }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { proposal, terms, process } = shown;
  const status = proposalStatusView(proposal, terms, speech);
  const zone = zoneOf(proposal, terms, speech);
  const way = [
    { href: '/', text: t('shell:home') },
    { href: proposalsAddress(), text: t('proposals:list') },
  ];
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={way} />
      <article className={styles.proposal}>
        <div className="two-columns">
          <div className="stack stack-40 stretch">
            <header className="stack">
              <p className={styles.standing}>
                <RibbonLabel state={status.tone}>{status.text}</RibbonLabel>
                {process !== null && <Words of={said(process.title)} />}
              </p>
              <ScreenTitle of={said(proposal.title)} />
              {zone !== '' && <p className="note">{zone}</p>}
            </header>
            <div className={styles.picture}>
              <PictureOrWall
                picture={describedPicture(proposal.headerImage, said(proposal.headerImageAlt))}
                identifier={proposal.id}
                format="strip"
              />
            </div>
          </div>
          <div className={styles.like}>
            {takesSupport(proposal) ? <LikeBox proposal={proposal.id} /> : <DecidedBox shown={shown} />}
          </div>
          <div className="stack stack-40 stretch">
            {isProject(proposal) && <DeliveryPart project={proposal} />}
            <Proposed shown={shown} />
            <TechnicalValidation shown={shown} />
            {proposal.coordinates !== null && (
              <Where at={proposal.coordinates} area={areaOf(shown, speech)} />
            )}
          </div>
          <Margin shown={shown} />
        </div>
        <AddedPart>
          <CommentsPart shown={shown} />
        </AddedPart>
        <p>
          <Link href={proposalsAddress()}>{t('proposals:one.back')}</Link>
        </p>
      </article>
    </div>
  );
}

/** If comments are switched off, no call is made and nothing is shown. */
function CommentsPart({ shown: { proposal, process } }: { readonly shown: ShownProposal }) {
  const { comments } = useSiteDetails();
  if (moderationOf(process?.comments ?? null, comments) === null) return null;
  return <Comments proposal={proposal.id} />;
}

function Proposed({ shown: { proposal } }: { readonly shown: ShownProposal }) {
  const { t, said } = useSpeech();
  const body = said(proposal.body);
  const { images } = proposal;
  if (body.text === '' && images.length === 0) return null;
  return (
    <section className="stack stack-16 stretch" aria-labelledby="what">
      <h2 id="what">{t('proposals:one.what')}</h2>
      {body.text !== '' && <CouncilHtml of={body} />}
      {images.length > 0 && (
        <Gallery
          words={galleryWords({ t })}
          pictures={images.map((src) => ({ src, alt: '', caption: '' }))}
        />
      )}
    </section>
  );
}

function TechnicalValidation({ shown: { proposal, terms } }: { readonly shown: ShownProposal }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { tone, text } = validationView(proposal, terms, speech);
  const words = said(proposal.validation.text);
  const { file } = proposal.validation;
  return (
    <section className="stack stack-16 stretch" aria-labelledby="validation">
      <h2 id="validation">{t('proposals:one.validation')}</h2>
      <Notice tone={noticeTone[tone]}>
        <p>
          <strong>{text}.</strong>{' '}
          <Words of={words.text === '' && tone === 'study' ? t('proposals:pending') : words} />
        </p>
      </Notice>
      {file !== null && (
        <DocumentList
          documents={[{ href: file, title: t('proposals:one.report'), detail: t('proposals:one.file') }]}
        />
      )}
    </section>
  );
}

function ProposalLinks({ links }: Pick<ShownProposal['proposal'], 'links'>) {
  const { t, said } = useSpeech();
  return (
    <section className="stack stack-12 stretch" aria-labelledby="links">
      <h2 className="text-20" id="links">
        {t('proposals:one.links')}
      </h2>
      <PlainList className="stack stack-8">
        {links.map(({ uri, title }) => (
          <li key={uri}>
            <a href={uri}>
              <Words of={said(title)} />
            </a>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

function Margin({ shown }: { readonly shown: ShownProposal }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { proposal, process } = shown;
  const facts = [
    ...proposalFacts(shown, speech),
    ...(process === null
      ? []
      : [
          {
            term: t('proposals:one.process'),
            value: (
              <Link href={processAddresses.process(process)}>
                <Words of={said(process.title)} />
              </Link>
            ),
          },
        ]),
  ];
  return (
    <div className="stack stack-40 stretch">
      <section className="stack stack-12 stretch" aria-labelledby="brief">
        <h2 className="text-20" id="brief">
          {t('proposals:one.brief')}
        </h2>
        <Facts items={facts} />
      </section>
      {proposal.files.length > 0 && (
        <section className="stack stack-12 stretch" aria-labelledby="documents">
          <h2 className="text-20" id="documents">
            {t('proposals:one.documents')}
          </h2>
          <DocumentList documents={documentItems(proposal.files, speech)} />
        </section>
      )}
      {proposal.links.length > 0 && <ProposalLinks links={proposal.links} />}
      <ShareLinks
        title={textOf(said(proposal.title))}
        address={window.location.href}
        texts={{
          label: t('survey:proposal.shareLabel'),
          share: t('survey:proposal.share'),
          newTab: t('survey:proposal.newTab'),
          copied: t('survey:proposal.copied'),
          notCopied: t('survey:proposal.notCopied'),
        }}
      />
      {/* At the end, so that nothing moves that the reader reads already. */}
      <AddedPart>
        <FollowBox kind="proposal" id={proposal.id} />
      </AddedPart>
    </div>
  );
}
