import { useCallback, useState } from 'react';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import type { OfficeDayAnswer } from '#adapters/wire/appointments/closing/look-at-office.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../documents/editor/open-document.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import { LookFrame } from './look-frame.tsx';
import { LookedDay } from './looked-day.tsx';
import styles from './openings.module.css';
import { StrandedPeople } from './stranded-people.tsx';
import { useDraftLook } from './use-draft-look.ts';
import { type OfficeLookAnswer, useOfficeLook } from './use-office-look.ts';

interface WeekProps {
  readonly document: Pick<OpenDocument, 'id' | 'shown'>;
}

/** What a week of an office as it is written offers, what of it is new, and who would be outside. */
export function OfficeWeek({ document: { id, shown } }: WeekProps) {
  const look = useDraftLook(shown, useOfficeLook(id));
  return (
    <LookFrame look={look} unreadable="appointmentRefused">
      {(answer) => (
        <>
          <Week look={answer} />
          <StrandedPeople id={id} stranded={answer.stranded} />
        </>
      )}
    </LookFrame>
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
          <LookedDay key={day.day} day={day} before={published?.[nth] ?? null}>
            <OfferedOfDay day={day} service={service} />
          </LookedDay>
        ))}
      </ul>
    </div>
  );
}

/** What of a day is free for a service, and what only staff give. */
function OfferedOfDay({
  day,
  service,
}: {
  readonly day: OfficeDayAnswer;
  readonly service: string | undefined;
}) {
  const { t } = useSpeech();
  const free = service === undefined ? 0 : (day.free[service] ?? 0);
  return (
    <>
      {day.hours.length > 0 && (
        <small>
          {t('office-openings:week.desks', { count: day.desks })} ·{' '}
          {t('office-openings:week.free', { count: free })}
        </small>
      )}
      {day.staffHours.length > 0 && (
        <small>{t('office-openings:week.staff', { hours: day.staffHours.join(', ') })}</small>
      )}
    </>
  );
}
