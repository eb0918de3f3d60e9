import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { ScreenBoundary } from '#ui-web/shell/routing/screen-boundary.tsx';
import { TitleLevelContext } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './form-in-place.module.css';

const RequestScreen = lazy(async () => ({
  default: (await import('#ui-web/screens/request/screen.tsx')).RequestScreen,
}));

interface FormInPlaceProps {
  readonly mailbox: string;
  /** In place of a form that cannot be drawn: the way to its own page. */
  readonly broken: ReactNode;
}

/** A form as a part of another page, below a heading of level 2. Its script is loaded when it is first drawn. */
export function FormInPlace({ mailbox, broken }: FormInPlaceProps) {
  const { t } = useSpeech();
  const params = useMemo(() => ({ key: mailbox }), [mailbox]);
  return (
    <div className={styles.form}>
      <TitleLevelContext value={3}>
        <ScreenBoundary broken={broken}>
          <Suspense fallback={<LoadingList title={t('shell:loading')} level={3} />}>
            <RequestScreen params={params} />
          </Suspense>
        </ScreenBoundary>
      </TitleLevelContext>
    </div>
  );
}
