import { useCallback, useState } from 'react';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import type { OfficeDayAnswer } from '#adapters/wire/appointments/closing/look-at-office.ts';
import { formatShortDay, weekdayName } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../documents/editor/open-document.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './openings.module.css';
import { StrandedPeople } from './stranded-people.tsx';
import { type OfficeLookAnswer, useOfficeLook } from './use-office-look.ts';

interface WeekProps {
  readonly document: Pick<OpenDocument, 'id' | 'shown'>;
}

/** What a week of an office as it is written offers, what of it is new, and who would be outside. */
export function OfficeWeek({ document: { id, shown } }: WeekProps) {
  const { t } = useSpeech();
  const { answer, isOld, isFirst, again, turn } = useOfficeLook(id, shown);
  return (
    <section aria-labelledby="semana">
      <h2 id="semana">{t('office-openings:week.title')}</h2>
      {answer !== null && isLeft(answer) && (
        <p>
          {t(
            answer.left.kind === 'appointmentRefused'
              ? 'office-openings:week.unreadable'
              : 'office-openings:notRead',
          )}
        </p>
      )}
      {answer !== null && !isLeft(answer) && <Week look={answer.right} />}
      {answer !== null && !isLeft(answer) && <StrandedPeople id={id} stranded={answer.right.stranded} />}
      <div className={styles.steps}>
        {(isOld || (answer !== null && isLeft(answer))) && (
          <OfficeButton onClick={again}>{t('office-openings:week.again')}</OfficeButton>
        )}
        {!isFirst && (
          <OfficeButton look="outline" onClick={() => turn(-1)}>
            {t('office-openings:week.before')}
          </OfficeButton>
        )}
        <OfficeButton look="outline" onClick={() => turn(1)}>
          {t('office-openings:week.after')}
        </OfficeButton>
      </div>
    </section>
  );
}

/** The titles of services; the id until they are read. */
function useServiceTitles(): (id: string) => string {
  const { said } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(
    () => council.call(listAppointmentServicesCall, { realm: council.realm }),
    [council],
  );
  const [answer] = useAnswer(ask);
  const services = answer === null || isLeft(answer) ? [] : answer.right.services;
  return (id) => {
    const found = services.find((one) => one.id === id);
    return found === undefined ? id : said(found.title).text;
  };
}

/** The days, with the free times of one service. */
function Week({ look: { drafted, published } }: { readonly look: OfficeLookAnswer }) {
  const { t } = useSpeech();
  const services = Object.keys(drafted[0]?.free ?? {});
  const titleOf = useServiceTitles();
  const [chosen, choose] = useState('');
  const service = services.includes(chosen) ? chosen : services[0];
  return (
    <div className={styles.week}>
      {services.length > 1 && (
        <label>
          {t('office-openings:week.service')}{' '}
          <select value={service} onChange={({ target }) => choose(target.value)}>
            {services.map((id) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul role="list">
        {drafted.map((day, nth) => (
          <Day key={day.day} day={day} before={published?.[nth] ?? null} service={service} />
        ))}
      </ul>
    </div>
  );
}

interface DayProps {
  readonly day: OfficeDayAnswer;
  /** The same day as it is published; null if the office is not. */
  readonly before: OfficeDayAnswer | null;
  readonly service: string | undefined;
}

/** A day: its hours, or that it is closed; the hours of before, if they were others. */
function Day({ day, before, service }: DayProps) {
  const { t, language } = useSpeech();
  const hoursOf = ({ hours }: OfficeDayAnswer) => hours.join(', ') || t('office-openings:week.closed');
  const isOther = before !== null && hoursOf(before) !== hoursOf(day);
  const free = service === undefined ? 0 : (day.free[service] ?? 0);
  const date = day.day as CalendarDay;
  return (
    <li className={isOther ? styles.changed : undefined}>
      <span>
        {weekdayName(date, language)}
        <small>{formatShortDay(date, language)}</small>
      </span>
      <span>
        {hoursOf(day)}
        {day.isHoliday && <small>{t('office-openings:week.holiday')}</small>}
        {day.hours.length > 0 && (
          <small>
            {t('office-openings:week.desks', { count: day.desks })} ·{' '}
            {t('office-openings:week.free', { count: free })}
          </small>
        )}
        {day.staffHours.length > 0 && (
          <small>{t('office-openings:week.staff', { hours: day.staffHours.join(', ') })}</small>
        )}
        {isOther && <small>{t('office-openings:week.now', { hours: hoursOf(before) })}</small>}
      </span>
    </li>
  );
}
