import { lazy, Suspense, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useDayWords } from '../../parts/use-moment.ts';
import type { FactsProps } from '../facts-props.ts';
import { MatterFact } from '../matter-fact.tsx';
import styles from '../matter.module.css';

const RetitleDialog = lazy(async () => ({ default: (await import('./retitle-dialog.tsx')).RetitleDialog }));

const PeriodDialog = lazy(async () => ({ default: (await import('./period-dialog.tsx')).PeriodDialog }));

/** Between which days it is public, if staff said so. */
function PeriodWords({ request: { publishPeriod } }: Pick<FactsProps, 'request'>) {
  const { t } = useSpeech();
  const day = useDayWords();
  const { start = null, end = null } = publishPeriod ?? {};
  if (start === null && end === null) return null;
  if (start !== null && end !== null)
    return <p>{t('office-desk:period.between', { start: day(start), end: day(end) })}</p>;
  return (
    <p>
      {start === null
        ? t('office-desk:period.until', { end: day(end ?? '') })
        : t('office-desk:period.from', { start: day(start) })}
    </p>
  );
}

/** Whether everybody sees title and place, under which title, and the ways to change it. */
export function PublicFact({ request, may, isOver, mailbox, handle }: FactsProps) {
  const { t } = useSpeech();
  const [asked, ask] = useState<'title' | 'period' | null>(null);
  const { isApproved, keptPrivate, followers, publicTitle } = request;
  const close = () => ask(null);
  const state = keptPrivate ? 'private' : isApproved === true ? 'shown' : 'hidden';
  const canChange = may.publish && !keptPrivate && !isOver;
  return (
    <MatterFact title={t('office-requests:fact.public')}>
      <p>{t(`office-requests:public.${state}`)}</p>
      <PeriodWords request={request} />
      {publicTitle !== undefined && <p>{t('office-desk:retitle.now', { title: publicTitle })}</p>}
      {followers > 0 && (
        <p className={styles.small}>{t('office-requests:followers', { count: followers })}</p>
      )}
      {canChange && (
        <p className={styles.factActs}>
          <OfficeButton look="text" onClick={() => handle({ isApproved: isApproved !== true })}>
            {t(isApproved === true ? 'office-requests:public.hide' : 'office-requests:public.show')}
          </OfficeButton>
          <OfficeButton look="text" onClick={() => ask('title')}>
            {t('office-desk:retitle.open')}
          </OfficeButton>
          {may.assign && (
            <OfficeButton look="text" onClick={() => ask('period')}>
              {t('office-desk:period.open')}
            </OfficeButton>
          )}
        </p>
      )}
      <Suspense>
        {asked === 'title' && <RetitleDialog request={request} mailbox={mailbox} onClose={close} />}
        {asked === 'period' && <PeriodDialog request={request} handle={handle} onClose={close} />}
      </Suspense>
    </MatterFact>
  );
}
