import { useCallback } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listStaffActivitiesCall } from '#adapters/wire/registrations/office/list-staff-activities.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDayOfMoment } from '../parts/use-moment.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { activityHref } from './activity-href.ts';
import { lastMinuteOf } from './desk-words.ts';
import styles from './registrations.module.css';

type StaffActivity = CallAnswer<typeof listStaffActivitiesCall>['items'][number];

/** The activities of the town with what waits in each. */
export function OfficeActivities() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  useOfficeTitle(t('office:places.registrations'));
  const [answer, again] = useAnswer(
    useCallback(() => call(listStaffActivitiesCall, { realm }), [call, realm]),
  );
  return (
    <div className={frame.body}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office:places.registrations')}</h1>
        <p className="note">{t('office-registrations:lead')}</p>
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t('office-registrations:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {answer !== null && !isLeft(answer) && <ActivityRows items={answer.right.items} />}
    </div>
  );
}

function ActivityRows({ items }: { readonly items: readonly StaffActivity[] }) {
  const { t } = useSpeech();
  if (items.length === 0)
    return (
      <EmptyState title={t('office-registrations:none')}>
        <p>{t('office-registrations:noneText')}</p>
        <OfficeLink href="/gestion/documentos/actividades">{t('office-registrations:write')}</OfficeLink>
      </EmptyState>
    );
  return (
    <ul role="list" className={styles.rows}>
      {items.map((one) => (
        <StaffActivityRow key={one.id} one={one} />
      ))}
    </ul>
  );
}

function StaffActivityRow({ one }: { readonly one: StaffActivity }) {
  const { t, said } = useSpeech();
  const day = useDayOfMoment();
  const { id, title, phase, mode, states, undecided, appeals, late, opens, closes } = one;
  const total = Object.values(states).reduce((sum, count) => sum + count, 0);
  const enrolled = states['enrolled'] ?? 0;
  const facts = [
    t(`office-registrations:mode.${mode}`),
    t('office-registrations:dates', { from: day(opens), until: day(lastMinuteOf(closes)) }),
    t('office-registrations:applications', { count: total }),
    ...(enrolled > 0 ? [t('office-registrations:enrolled', { count: enrolled })] : []),
  ];
  return (
    <li>
      <OfficeLink href={activityHref(id)}>{said(title).text}</OfficeLink>
      <span className={styles.chips}>
        <span className={styles.chip}>{t(`office-registrations:phase.${phase}`)}</span>
        {undecided > 0 && (
          <span className={styles.chip} data-tone="waits">
            {t('office-registrations:undecided', { count: undecided })}
          </span>
        )}
        {appeals > 0 && (
          <span className={styles.chip} data-tone="waits">
            {t('office-registrations:appealsWait', { count: appeals })}
          </span>
        )}
        {late > 0 && (
          <span className={styles.chip} data-tone="waits">
            {t('office-registrations:late', { count: late })}
          </span>
        )}
      </span>
      <small>{facts.join(' · ')}</small>
    </li>
  );
}
