import { use } from 'react';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** So many are named; of more their number is told. */
const mostNamed = 5;

/** Names the documents that the lists of a page are without, each once. */
export function LeftOutNotice({ names }: { readonly names: readonly LocalizedText[] }) {
  const { t, said, later } = useSpeech();
  use(later());
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
