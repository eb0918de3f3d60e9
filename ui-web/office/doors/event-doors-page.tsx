import { useState } from 'react';
import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { EntryByName } from './by-name.tsx';
import { DoorDevices } from './door-devices.tsx';
import { DoorPlanForm, type PlannedDoors } from './door-plan-form.tsx';
import styles from './doors.module.css';
import { RepeatedList } from './repeated-list.tsx';
import { useEventDoors } from './use-doors.ts';

/** The doors of an event: who is inside, which tickets came in twice, the doors and their devices. */
export function EventDoorsPage({ event }: { readonly event: string }) {
  const { t, said } = useSpeech();
  const { answer, again, plan, endDevice, giveCode } = useEventDoors(event);
  // The form begins again with what was stored, so what came of it is said from here.
  const [planned, setPlanned] = useState<PlannedDoors | null>(null);
  if (answer === null) return <LoadingList title={t('office:loading')} />;
  if (isLeft(answer))
    return (
      <ErrorState title={t('office-doors:failed')} retry={{ text: t('office:again'), onClick: again }} />
    );
  const doors = answer.right;
  return (
    <div className={styles.page}>
      <InsideTable doors={doors} again={again} />
      <EntryByName doors={doors} />
      <RepeatedList doors={doors} />
      <DoorPlanForm
        key={JSON.stringify([doors.doors, doors.proven])}
        doors={doors}
        plan={async (...written) => setPlanned((await plan(...written)) ?? 'stored')}
        planned={planned}
      />
      <DoorDevices
        title={said(doors.event.title).text}
        devices={doors.devices}
        end={endDevice}
        giveCode={giveCode}
      />
    </div>
  );
}

interface InsideProps {
  readonly doors: EventDoors;
  readonly again: () => void;
}

/** How many people are inside each session, and how many left again. */
function InsideTable({ doors: { event, inside }, again }: InsideProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <section className={styles.part} aria-labelledby="doors-inside">
      <div className={styles.head}>
        <h2 id="doors-inside">{t('office-doors:inside.title')}</h2>
        <OfficeButton look="outline" onClick={again}>
          {t('office-doors:refresh')}
        </OfficeButton>
      </div>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('office-doors:inside.session')}</th>
              <th scope="col">{t('office-doors:inside.in')}</th>
              <th scope="col">{t('office-doors:inside.out')}</th>
            </tr>
          </thead>
          <tbody>
            {event.sessions.map(({ id, startsAt }) => {
              const count = inside.find(({ session }) => session === id);
              return (
                <tr key={id}>
                  <th scope="row">{moment(startsAt)}</th>
                  <td>{count?.inside ?? 0}</td>
                  <td>{count?.outside ?? 0}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
