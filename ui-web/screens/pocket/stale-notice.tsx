import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPage } from './state.ts';
import { useWhen } from './when-words.ts';

interface StaleProps {
  readonly page: PocketPage;
  readonly again: () => void;
}

/** Says since when what is shown is as it is, if the council could not be reached; and if the browser keeps nothing. */
export function StaleNotice({ page: { at, isFresh, isAsking, isUnkept }, again }: StaleProps) {
  const { t } = useSpeech();
  const { moment } = useWhen();
  return (
    <>
      {!isFresh && (
        <Notice
          tone="warning"
          icon="cloud-off"
          live="polite"
          actions={
            <Button look="text" size="short" busy={isAsking} onClick={again}>
              {t('shell:failure.retry')}
            </Button>
          }
        >
          <p>{at === null ? t('pocket:stale.never') : t('pocket:stale.since', { when: moment(at) })}</p>
        </Notice>
      )}
      {isUnkept && (
        <Notice tone="warning" live="polite">
          <p>{t('pocket:unkept')}</p>
        </Notice>
      )}
    </>
  );
}
