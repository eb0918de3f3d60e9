import { useState } from 'react';
import { type ShownAlert, shownAlerts } from '#domain/pocket/alerts/alert-book.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';
import { AlertRow } from './alert-row.tsx';

/** What the council told, and what the clock brings: seen, saved, deleted. */
export function AlertsPart({ page, presenter }: PocketPartProps) {
  const { t } = useSpeech();
  const [isSavedOnly, savedOnly] = useState(false);
  const all = shownAlerts(page.alerts, page.marks);
  const saved = all.filter(({ isSaved }) => isSaved);
  const shown = isSavedOnly ? saved : all;
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle of={t('pocket:alerts.title')} />
        {all.some(({ isSeen }) => !isSeen) && (
          <Button look="text" size="short" onClick={presenter.seeAll}>
            {t('pocket:alerts.seeAll')}
          </Button>
        )}
      </div>
      <div className={styles.chips} role="group" aria-label={t('pocket:alerts.filter')}>
        <Chip text={t('pocket:alerts.all')} isOn={!isSavedOnly} press={() => savedOnly(false)} />
        <Chip
          text={t('pocket:alerts.saved', { n: saved.length })}
          isOn={isSavedOnly}
          press={() => savedOnly(true)}
        />
      </div>
      {page.deleted !== null && (
        <Notice
          tone="ok"
          live="polite"
          actions={
            <Button look="text" size="short" onClick={presenter.takeBack}>
              {t('pocket:alerts.undo')}
            </Button>
          }
        >
          <p>{t('pocket:alerts.deleted')}</p>
        </Notice>
      )}
      <Alerts shown={shown} isSavedOnly={isSavedOnly} presenter={presenter} />
      <p className="note">{t('pocket:alerts.note')}</p>
    </>
  );
}

function Alerts({
  shown,
  isSavedOnly,
  presenter,
}: Pick<PocketPartProps, 'presenter'> & {
  readonly shown: readonly ShownAlert[];
  readonly isSavedOnly: boolean;
}) {
  const { t } = useSpeech();
  if (shown.length === 0)
    return (
      <EmptyState title={t(`pocket:alerts.${isSavedOnly ? 'noneSaved' : 'none'}`)} filtered={isSavedOnly} />
    );
  return (
    <PlainList className={styles.rows}>
      {shown.map((alert) => (
        <AlertRow key={alert.id} alert={alert} presenter={presenter} />
      ))}
    </PlainList>
  );
}

interface ChipProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly press: () => void;
}

const Chip = ({ text, isOn, press }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} onClick={press}>
    {text}
  </button>
);
