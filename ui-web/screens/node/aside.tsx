import { useMemo, useState } from 'react';
import type { ContentNode } from '#domain/content/content-node.ts';
import { isPictureAddress, outsideAddress } from '#domain/content/web-address.ts';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import { SocialLinks } from '#ui-web/components/social-links/social-links.tsx';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { NodePart } from './part.tsx';
import type { ShownNode } from './presenter.ts';
import styles from './screen.module.css';
import { NodeTermList } from './term-list.tsx';
import { contactViews, nodeFactViews } from './view-model.ts';

/** Beside the text: who, where, how to contact them, and the data that the council has about it. */
export function NodeAside({ shown: { node } }: { readonly shown: ShownNode }) {
  const speech = useSpeech();
  const { t } = speech;
  const [contacts, facts] = [contactViews(node, speech), nodeFactViews(node, speech)];
  const logo = node.logo !== null && isPictureAddress(node.logo) ? node.logo : null;
  const hasAccounts = node.accounts.some(({ uri }) => outsideAddress(uri) !== null);
  return (
    <div className={styles.aside}>
      {logo !== null && <img className={styles.logo} src={logo} alt="" />}
      {(contacts.length > 0 || hasAccounts) && (
        <NodePart title={t('node:contact')}>
          {contacts.length > 0 && <NodeTermList terms={contacts} />}
          <SocialLinks label={t('node:social')} newTab={t('node:newTab')} accounts={node.accounts} />
        </NodePart>
      )}
      {facts.length > 0 && (
        <NodePart title={t('node:facts')}>
          <NodeTermList terms={facts} />
        </NodePart>
      )}
    </div>
  );
}

/** Where it is, on a map and in words. */
export function NodeMap({ shown }: { readonly shown: ShownNode }) {
  const { t } = useSpeech();
  return shown.map === null ? null : (
    <NodePart title={t('node:map')}>
      <DrawnMap node={shown.node} map={shown.map} />
    </NodePart>
  );
}

function DrawnMap({
  node,
  map,
}: {
  readonly node: ContentNode;
  readonly map: NonNullable<ShownNode['map']>;
}) {
  const { said, t } = useSpeech();
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useMarkerWords('node:mapLabel', 'node:places');
  const places = useMemo(() => {
    const title = said(node.title);
    const name = title.text.trim() === '' ? t('node:untitled') : title;
    return [{ id: node.id, name, href: null, position: node.coordinates }];
  }, [node, said, t]);
  return (
    <MarkerMap
      id="node-map"
      words={words}
      centre={node.coordinates ?? map.centre}
      tiles={map.tiles}
      places={places}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
