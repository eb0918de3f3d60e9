import { Suspense } from 'react';
import type { FreeTimesAnswer } from '#adapters/wire/appointments/setup.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { momentText } from '../view-model.ts';
import type { BookingStepProps } from './step-props.ts';
import { useVisitMoment } from './use-visit-moment.ts';

interface NothingFreeProps extends BookingStepProps {
  readonly times: FreeTimesAnswer;
}

/** That no time is left, and what else there is: another day, another office, the telephone, a ticket. */
export function NothingFree({ page, choices, presenter, times }: NothingFreeProps) {
  const { t, said } = useSpeech();
  const { office } = page.chosen;
  const others = times.offices.flatMap(({ id, first }) =>
    first === null || id === office ? [] : [{ id, first }],
  );
  const own = times.offices.find(({ id }) => id === office)?.first ?? null;
  const moment = useVisitMoment();
  const nameOf = (id: string) => said(choices.offices.find((one) => one.id === id)?.title).text;
  return (
    <EmptyState level={3} title={t(own === null ? 'appointments:full.title' : 'appointments:full.days')}>
      <p>{t('appointments:full.note')}</p>
      <PlainList className={styles.ways}>
        {own !== null && (
          <li>
            <strong>{t('appointments:full.otherDay')}</strong> {momentText(own, moment)}{' '}
            <Button
              look="outline"
              size="short"
              onClick={() => void presenter.toDays(dayAt(Date.parse(own), moment.zone))}
            >
              {t('appointments:full.seeDay')}
            </Button>
          </li>
        )}
        {others.map(({ id, first }) => (
          <li key={id}>
            <strong>{nameOf(id)}.</strong> {momentText(first, moment)}{' '}
            <Button look="outline" size="short" onClick={() => void presenter.toOffice(id)}>
              {t('appointments:full.seeOffice')}
              <span className="visually-hidden"> {nameOf(id)}</span>
            </Button>
          </li>
        ))}
        <Suspense fallback={null}>
          <ByTelephone />
        </Suspense>
        <li>
          <strong>{t('appointments:full.ticket')}</strong> {t('appointments:full.ticketNote')}
        </li>
      </PlainList>
    </EmptyState>
  );
}

function ByTelephone() {
  const { t } = useSpeech();
  const { phone } = useSiteDetails().foot;
  if (phone === null) return null;
  return (
    <li>
      <strong>{t('appointments:full.phone')}</strong>{' '}
      <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</a>
    </li>
  );
}
