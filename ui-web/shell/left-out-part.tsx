import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { LeftOutNames } from '#ui-web/left-out.ts';
import type { Presenter } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** So many are named; of more their number is told. */
const mostNamed = 5;

const none: LeftOutNames = new Map();
const asDrawn = () => none;

/** Says under a page what its lists are without. The browser alone does: the page is taken over as the server drew it. */
export function LeftOutPart({ leftOut }: { readonly leftOut: Presenter<LeftOutNames> }) {
  const { t, said } = useSpeech();
  const all = useSyncExternalStore(leftOut.subscribe, leftOut.current, asDrawn);
  // Another page is without other documents.
  useLocation();
  const names = all.size === 0 ? [] : (all.get(location.pathname) ?? []);
  if (names.length === 0) return null;
  const more = names.length - mostNamed;
  return (
    <div className="wrap page-top">
      <Notice tone="info">
        {names.slice(0, mostNamed).map((name) => (
          <p key={JSON.stringify(name)}>{t('shell:leftOut', { name: said(name).text })}</p>
        ))}
        {more > 0 && <p>{t('shell:leftOutMore', { number: more })}</p>}
      </Notice>
    </div>
  );
}
