import { useSpeech } from '#ui-web/speech.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { CounterNews } from '../counter-presenter.ts';
import styles from '../counter.module.css';

const faults = ['lost', 'changed', 'wrongState', 'noDesk', 'unknownVisit', 'notAllowed'] as const;
const isKnown = (kind: string): kind is (typeof faults)[number] => faults.some((one) => one === kind);

/** What was done last, for the eye and for screen readers; a fault at once. */
export function CounterNotice({ news }: { readonly news: CounterNews | null }) {
  const { t } = useSpeech();
  if (news?.isFault === true)
    return (
      <Notice tone="error" live="assertive">
        <p>{t(`office-counter:fault.${isKnown(news.kind) ? news.kind : 'failed'}`)}</p>
      </Notice>
    );
  return (
    <p role="status" className={styles.news}>
      {news !== null && t(`office-counter:done.${news.kind}`, { code: news.code ?? '' })}
    </p>
  );
}
