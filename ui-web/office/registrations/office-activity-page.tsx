import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import votes from '../votes/votes.module.css';
import {
  activityHref,
  activityParts,
  applyAtDeskHref,
  deskPart,
  registrationsPlace,
} from './activity-href.ts';
import { ApplicantsToCallPart } from './applicants-to-call.tsx';
import { AdmissionListsPart } from './applications/admission-lists-part.tsx';
import { StaffApplicationPage } from './applications/staff-application-page.tsx';
import { StaffApplications } from './applications/staff-applications.tsx';
import { ApplyAtDeskPart } from './desk/apply-at-desk-part.tsx';
import { CallOffActivity } from './call-off-activity.tsx';
import { AttendancePart } from './places/attendance-part.tsx';
import { GivenPlacesPart } from './places/given-places-part.tsx';
import styles from './registrations.module.css';
import { type DeskPartProps, useActivityDesk } from './use-activity-desk.ts';

interface AskedProps {
  readonly part: string | undefined;
  /** The letters of an application; undefined: the list. */
  readonly code: string | undefined;
}

/** An activity at its desk: its applications, its places, who attends. */
export function OfficeActivityPage({ id, ...asked }: AskedProps & { readonly id: string }) {
  const { t } = useSpeech();
  const [answer, again] = useActivityDesk(id);
  if (answer !== null && !isLeft(answer))
    return <OpenActivity desk={answer.right} again={again} {...asked} />;
  const isMissing = answer !== null && isLeft(answer) && answer.left.kind === 'notFound';
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.registrations')}</h1>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {isMissing && (
        <EmptyState title={t('office-registrations:unknown')}>
          <OfficeLink href={registrationsPlace}>{t('office-registrations:back')}</OfficeLink>
        </EmptyState>
      )}
      {answer !== null && !isMissing && (
        <ErrorState
          title={t('office-registrations:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
    </div>
  );
}

/** The way to apply for somebody who comes in person. */
function AtDesk({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  return (
    <p>
      <OfficeLink href={applyAtDeskHref(id)}>{t('office-registrations:desk.begin')}</OfficeLink>
    </p>
  );
}

function OpenActivity({ desk, again, part: asked, code }: DeskPartProps & AskedProps) {
  const { t, said } = useSpeech();
  const { activity } = desk;
  const isAtDesk = asked === deskPart;
  const part = activityParts.find((one) => one === asked) ?? 'solicitudes';
  const isList = part === 'solicitudes' && code === undefined && !isAtDesk;
  const title = said(activity.title).text;
  const place = isAtDesk ? t('office-registrations:desk.title') : t(`office-registrations:part.${part}`);
  useOfficeTitle(`${place} · ${title}`);
  return (
    <div className={votes.page}>
      <header className={votes.head}>
        <p className={votes.facts}>
          <OfficeLink href={registrationsPlace}>{t('office:places.registrations')}</OfficeLink>
          <span className={styles.chip}>{t(`office-registrations:phase.${activity.phase}`)}</span>
          <span>{t(`office-registrations:mode.${activity.mode}`)}</span>
        </p>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <nav aria-label={t('office-registrations:parts')} className={styles.tabs}>
          <ul role="list">
            {activityParts.map((one) => (
              <li key={one}>
                <OfficeLink
                  href={activityHref(activity.id, one)}
                  aria-current={one === part && !isAtDesk ? 'page' : undefined}
                >
                  {t(`office-registrations:part.${one}`)}
                </OfficeLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.part}>
        {(desk.callOff !== null || (isList && activity.phase !== 'over')) && (
          <CallOffActivity desk={desk} again={again} />
        )}
        {isList && <ApplicantsToCallPart key={desk.callOff?.by.length} desk={desk} />}
        {isAtDesk && <ApplyAtDeskPart desk={desk} again={again} />}
        {isList && (
          <>
            {activity.phase === 'open' && <AtDesk id={activity.id} />}
            <AdmissionListsPart desk={desk} again={again} />
            <StaffApplications desk={desk} />
          </>
        )}
        {part === 'solicitudes' && code !== undefined && (
          <StaffApplicationPage key={code} desk={desk} again={again} code={code} />
        )}
        {part === 'plazas' && <GivenPlacesPart desk={desk} />}
        {part === 'asistencia' && <AttendancePart desk={desk} again={again} />}
      </div>
    </div>
  );
}
