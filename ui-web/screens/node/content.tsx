import { Suspense } from 'react';
import type { ContentNode } from '#domain/content/content-node.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { DocumentGroups } from '#ui-web/components/document-list/document-groups.tsx';
import { HelpCard } from '#ui-web/components/help-card/help-card.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { RelatedLinks } from '#ui-web/components/related-links/related-links.tsx';
import { thesaurusFrame } from '#domain/content/thesaurus.ts';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { RelatedParts, SectionParts } from './group-parts.tsx';
import { PictureParts, VideoPart } from './media-parts.tsx';
import { NodePart } from './part.tsx';
import { NodeTables } from './table-part.tsx';
import { fileGroupViews, isBlank, isSaid, linkViews, orWords } from './view-model.ts';

/** All that follows the text of a page, in the order of the specification's fields. */
export function NodeContent({ node }: { readonly node: ContentNode }) {
  const speech = useSpeech();
  const { t, said } = speech;
  return (
    <>
      {isBlank(node, speech) && <p>{t('node:empty')}</p>}
      {node.help !== null && (
        <Suspense>
          <HelpPart help={node.help} />
        </Suspense>
      )}
      <PictureParts groups={node.pictureGroups} />
      <VideoPart videos={node.videos} />
      <SectionParts sections={node.sections} />
      {node.tables.length > 0 && (
        <NodePart title={t('node:tables')}>
          <NodeTables tables={node.tables} level={3} />
        </NodePart>
      )}
      <FilePart node={node} />
      <LinkParts node={node} />
      <RelatedParts groups={node.relatedGroups} />
      {node.subsidies !== null && (
        <NodePart title={t('node:subsidies', { entity: node.subsidies })}>
          <p>
            <LinkButton look="outline" href={`/subvenciones?entidad=${encodeURIComponent(node.subsidies)}`}>
              {t('node:subsidiesLink')}
            </LinkButton>
          </p>
        </NodePart>
      )}
      {isSaid(node.extra, speech) && (
        <NodePart title={t('node:extra')}>
          <CouncilHtml of={said(node.extra)} />
        </NodePart>
      )}
      {node.isInIndex && (
        <p>
          <Link href="/transparencia">{t('node:inIndex')}</Link>
        </p>
      )}
      {node.unread.length > 0 && (
        <Notice tone="info">
          <p>{t('node:leftOut.title')}</p>
          <ul>
            {node.unread.map((part) => (
              <li key={part}>{t(`node:leftOut.${part}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** A word of the page explained, with the town's thesaurus if the help names a word of it. */
function HelpPart({ help }: { readonly help: NonNullable<ContentNode['help']> }) {
  const { t, said, language } = useSpeech();
  const { thesaurus } = useSiteDetails();
  return (
    <HelpCard
      level={2}
      name={said(help.name)}
      description={said(help.description)}
      frame={thesaurusFrame(help.source, thesaurus, language)}
      words={{
        more: t('node:help.more'),
        close: t('node:help.close'),
        thesaurus: t('node:help.thesaurus'),
      }}
    />
  );
}

function FilePart({ node }: { readonly node: ContentNode }) {
  const speech = useSpeech();
  if (node.fileGroups.length === 0) return null;
  const groups = fileGroupViews(node.fileGroups, speech).map(({ body, ...group }) => ({
    ...group,
    body: body.text === '' ? undefined : <CouncilHtml of={body} />,
  }));
  return (
    <NodePart title={speech.t('node:files')}>
      <DocumentGroups level={3} groups={groups} />
    </NodePart>
  );
}

function LinkParts({ node }: { readonly node: ContentNode }) {
  const speech = useSpeech();
  const { t, said } = speech;
  return node.linkGroups.map(({ name, look, links }, at) => {
    const title = orWords(said(name), t('node:links'));
    const shown = linkViews(links, speech);
    return (
      <NodePart key={`${at} ${said(name).text}`} title={title}>
        <RelatedLinks label={t('node:links')} newTab={t('node:newTab')} look={look} links={shown.links} />
        {shown.leftOut !== undefined && <p className="note">{shown.leftOut}</p>}
      </NodePart>
    );
  });
}
