import { formatDay, formatClock } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { FavouriteButton } from '#ui-web/screens/pocket/favourites/favourite-button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ActivityDates } from './activity/activity-dates.tsx';
import { ActivityMoney } from './activity/activity-money.tsx';
import { AdmissionListPart } from './activity/admission-list.tsx';
import { GroupPlaces } from './activity/group-places.tsx';
import { ApplicationForm } from './form/application-form.tsx';
import { OwnApplications } from './own/own-applications.tsx';
import type { RegistrationsPresenter } from './presenter.ts';
import type { OpenActivity, RegistrationsPage } from './state.ts';
import { lastDayText, phaseText } from './words.ts';
import styles from './registrations.module.css';

interface ActivityProps {
  readonly open: OpenActivity;
  readonly page: RegistrationsPage;
  readonly presenter: RegistrationsPresenter;
}

/** An activity: where it is, what this device has asked for, its places, how to apply, its dates, its lists. */
export function ActivityPage({ open, page, presenter }: ActivityProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { activity, list } = open;
  const calledOff = activity.calledOff ?? null;
  const [title, summary] = [said(activity.title), said(activity.summary)];
  const codes = page.own.filter((one) => one.activity.id === activity.id).map(({ code }) => code);
  return (
    <div className="wrap">
      <div className={`page-top ${styles.top}`}>
        <p className={activity.phase === 'open' ? styles.openPhase : styles.phase}>
          {phaseText(activity, speech)}
        </p>
        <ScreenTitle of={title} />
        <p className="lead" lang={langOf(summary)}>
          {summary.text}
        </p>
        {calledOff === null ? (
          <p>{t(`registrations:modeLong.${activity.mode}`)}</p>
        ) : (
          <CalledOffNotice reason={calledOff} />
        )}
        {activity.phase === 'open' && (
          <p>
            <a href="#solicitud">{t('registrations:form.go')}</a>
          </p>
        )}
        <FavouriteButton title={title.text} />
      </div>
      <OwnApplications page={page} presenter={presenter} />
      {calledOff === null && (
        <>
          <LedgerRow
            id="plazas"
            title={t('registrations:places.title')}
            lead={<ActivityMoney activity={activity} />}
          >
            <GroupPlaces activity={activity} />
          </LedgerRow>
          <Apply open={open} page={page} presenter={presenter} />
          <ActivityDates open={open} />
        </>
      )}
      {list !== null && <AdmissionListPart activity={activity} list={list} codes={codes} />}
    </div>
  );
}

/** That it does not take place, and why. */
function CalledOffNotice({ reason }: { readonly reason: string }) {
  const { t } = useSpeech();
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('registrations:off.title')}</strong>
      </p>
      <p>{t('registrations:off.why', { reason })}</p>
      <p>{t('registrations:off.text')}</p>
    </Notice>
  );
}

/** The form while applications come; before, when they begin. */
function Apply({ open, page, presenter }: ActivityProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { timeZone } = usePlace().site;
  const { activity } = open;
  const { phase } = activity;
  const opens = Date.parse(activity.opens);
  const when = `${formatDay(dayAt(opens, timeZone), language)}, ${formatClock(opens, timeZone, language)}`;
  const closed = lastDayText(activity.closes, timeZone, speech);
  return (
    <LedgerRow
      id="solicitud"
      title={t('registrations:form.title')}
      lead={phase === 'open' && <p>{t('registrations:form.kept')}</p>}
    >
      {phase === 'open' ? (
        <ApplicationForm activity={activity} page={page} presenter={presenter} />
      ) : (
        <Notice tone="info">
          <p>
            <strong>
              {phase === 'soon'
                ? t('registrations:form.opens', { when })
                : t('registrations:form.closed', { when: closed })}
            </strong>
          </p>
        </Notice>
      )}
    </LedgerRow>
  );
}
