import type { ReactNode } from 'react';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { minutesBetween, useServiceNames, useTownClock } from '../counter-names.ts';
import styles from '../counter.module.css';
import type { DeskWorkProps } from '../desk/desk-work.ts';

interface RowProps extends Pick<DeskWorkProps, 'setup' | 'office' | 'state'> {
  readonly visit: CounterVisit;
  readonly isNext?: boolean;
  readonly children?: ReactNode;
}

/** A visit in a list: its code, what it is for, since when it waits. */
export function VisitRow({ visit, setup, office, state, isNext = false, children }: RowProps) {
  const { t, said } = useSpeech();
  const [names, clock] = [useServiceNames(setup), useTownClock()];
  const asOf = state.list?.asOf ?? '';
  const minutes = visit.since === null ? null : minutesBetween(visit.since, asOf);
  const redirected = office.desks.find(({ id }) => id === visit.forDesk)?.title;
  const facts = [
    visit.isBooked
      ? t('office-counter:row.booked', { clock: clock(visit.at) })
      : t('office-counter:row.walkIn'),
    visit.name,
    visit.prefers && t('office-counter:row.preferred'),
    visit.people > 1 && t('office-counter:people', { count: visit.people, n: visit.people }),
    redirected !== undefined && t('office-counter:row.onlyDesk', { desk: said(redirected).text }),
  ];
  return (
    <li className={classNames(styles.row, isNext && styles.isNext)}>
      <b className={styles.code}>{visit.code}</b>
      <div className={styles.what}>
        <span>{names(visit.services)}</span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      <div className={styles.since}>
        {minutes !== null && <span>{t('office-counter:minutes', { count: minutes, n: minutes })}</span>}
        {isNext && <small>{t('office-counter:row.next')}</small>}
        {children}
      </div>
    </li>
  );
}
