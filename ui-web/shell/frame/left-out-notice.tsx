import { use } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** How many documents are named; of more only the number is given. */
const mostNamed = 5;

/** Names the documents that are missing from the lists of a page, each once. */
export function LeftOutNotice({ names }: { readonly names: readonly LocalizedText[] }) {
  const { t, said, later } = useSpeech();
  use(later('notices'));
  const distinct = [...new Map(names.map((name) => [JSON.stringify(name), name])).entries()];
  const more = distinct.length - mostNamed;
  return (
    <div className="wrap page-top">
      <Notice tone="info">
        {distinct.slice(0, mostNamed).map(([key, name]) => (
          <p key={key}>{t('offline:leftOut', { name: said(name).text })}</p>
        ))}
        {more > 0 && <p>{t('offline:leftOutMore', { number: more })}</p>}
      </Notice>
    </div>
  );
}
