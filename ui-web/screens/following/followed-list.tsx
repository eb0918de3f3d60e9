import { Button } from '#ui-web/components/button/button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';
import type { FollowingPresenter, FollowingState } from './presenter.ts';
import { followRefusalWords } from './refusal-words.ts';

interface FollowedListProps {
  readonly state: Extract<FollowingState, { kind: 'list' }>;
  readonly presenter: FollowingPresenter;
}

/** All that is followed, each with a button to end it; without any, how to begin. */
export function FollowedList({ state: { items, isKnown, ended, refusal }, presenter }: FollowedListProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <>
      <ScreenTitle of={t('follow:title')} />
      {ended !== null && (
        <Notice tone="ok" live="polite">
          <p>{t('follow:list.ended', { title: ended })}</p>
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="error" live="assertive">
          <p>{followRefusalWords(refusal, speech)}</p>
        </Notice>
      )}
      {items.length === 0 ? (
        <>
          <p className="lead">{t(isKnown ? 'follow:list.none' : 'follow:list.unknown')}</p>
          <p>{t('follow:list.how')}</p>
          <p className="actions">
            <Link href="/procesos-participativos">{t('follow:list.processes')}</Link>
            <Link href="/propuestas">{t('follow:list.proposals')}</Link>
          </p>
        </>
      ) : (
        <>
          <p className="lead">{t('follow:list.lead')}</p>
          <ul role="list" className={styles.followed}>
            {items.map((followed) => (
              <li key={followed.link}>
                <span className={styles.what}>
                  <span className="note">
                    {t(`follow:list.${followed.subject.kind}`)} · {t(`follow:list.by.${followed.by}`)}
                  </span>
                  {followed.path === '' ? followed.title : <Link href={followed.path}>{followed.title}</Link>}
                </span>
                <Button
                  look="outline"
                  size="short"
                  aria-label={t('follow:list.endOf', { title: followed.title })}
                  onClick={() => void presenter.end(followed)}
                >
                  {t('follow:end')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
