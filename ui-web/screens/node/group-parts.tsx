import { useId } from 'react';
import type { ContentNode, RelatedGroup, RelatedNode } from '#domain/content/content-node.ts';
import { AccordionPart } from '#ui-web/components/accordion/accordion.tsx';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { DocumentGroups } from '#ui-web/components/document-list/document-groups.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { RelatedLinks } from '#ui-web/components/related-links/related-links.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { NodePart } from './part.tsx';
import styles from './screen.module.css';
import { NodeTables } from './table-part.tsx';
import { documentsOf, linkViews, mailLine, orWords, telephoneLine } from './view-model.ts';

/** Questions and answers; one of a section is open at a time. */
export function SectionParts({ sections }: { readonly sections: ContentNode['sections'] }) {
  const { t, said } = useSpeech();
  const page = useId();
  return sections.map((section, at) => (
    <NodePart key={`${at} ${said(section.title).text}`} title={orWords(said(section.title), t('node:extra'))}>
      <div>
        {section.children.map((child, place) => (
          <AccordionPart
            key={`${place} ${said(child.title).text}`}
            name={`${page}${at}`}
            level={3}
            title={orWords(said(child.title), t('node:untitled'))}
          >
            <CouncilHtml of={said(child.body)} />
          </AccordionPart>
        ))}
      </div>
    </NodePart>
  ));
}

/** Groups of related things: neighbouring groups that fold are one accordion, the others are open. */
export function RelatedParts({ groups }: { readonly groups: readonly RelatedGroup[] }) {
  const { t, said } = useSpeech();
  const page = useId();
  return groups.map((group, at) => {
    const title = orWords(said(group.name), t('node:untitled'));
    const key = `${at} ${textOf(title)}`;
    if (group.format === 'collapsible') {
      return (
        <AccordionPart key={key} name={page} level={2} title={title}>
          <GroupContent group={group} />
        </AccordionPart>
      );
    }
    return (
      <NodePart key={key} title={title}>
        <GroupContent group={group} />
      </NodePart>
    );
  });
}

function GroupContent({ group }: { readonly group: RelatedGroup }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const body = said(group.body);
  const { links, leftOut } = linkViews(group.links, speech);
  return (
    <div className="stack stretch">
      {body.text !== '' && <CouncilHtml of={body} />}
      {group.nodes.length > 0 && <RelatedNodes nodes={group.nodes} format={group.format} />}
      {group.files.length > 0 && (
        <DocumentGroups level={3} groups={[{ name: '', ...documentsOf(group.files, speech) }]} />
      )}
      <RelatedLinks label={t('node:links')} newTab={t('node:newTab')} links={links} />
      {leftOut !== undefined && <p className="note">{leftOut}</p>}
      <NodeTables tables={group.tables} level={3} />
    </div>
  );
}

type NodesProps = Pick<RelatedGroup, 'nodes' | 'format'>;

/** `listin` is a phone book; `lista` has only titles; the others have a line below each title. */
function RelatedNodes({ nodes, format }: NodesProps) {
  const { said } = useSpeech();
  return (
    <PlainList className={format === 'lista' ? styles.list : styles.cards}>
      {nodes.map((node, at) => (
        <li key={`${at} ${node.key}`}>
          <NodeLink node={node} />
          {format !== 'lista' && said(node.subtitle).text !== '' && (
            <p className="note">
              <Words of={said(node.subtitle)} />
            </p>
          )}
          {format === 'listin' && <PhoneLines node={node} />}
        </li>
      ))}
    </PlainList>
  );
}

function NodeLink({ node }: { readonly node: RelatedNode }) {
  const { t, said } = useSpeech();
  const path =
    node.collection === 'articulos' || node.collection === 'asociaciones' ? node.collection : 'entidades';
  return (
    <Link href={`/${path}/${encodeURIComponent(node.key)}`}>
      <Words of={orWords(said(node.title), t('node:untitled'))} />
    </Link>
  );
}

function PhoneLines({ node: { telephones, emails } }: { readonly node: RelatedNode }) {
  return (
    <p className={styles.lines}>
      {[...telephones.map(telephoneLine), ...emails.map(mailLine)].map(({ text, href }, at) =>
        href === undefined ? (
          <span key={`${at} ${textOf(text)}`}>{textOf(text)}</span>
        ) : (
          <a key={`${at} ${href}`} href={href}>
            {textOf(text)}
          </a>
        ),
      )}
    </p>
  );
}
