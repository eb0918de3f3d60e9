import type { ActivityRow } from '#adapters/wire/registrations/activity.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { ComingSearch, type FindProps, PagedList } from '#ui-web/shell/routing/paged-list.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { RegistrationsPresenter } from './presenter.ts';
import type { RegistrationsPage } from './state.ts';
import { activityAddress, periodText, phaseText } from './words.ts';
import styles from './registrations.module.css';

const OwnApplications = latePart(
  async () => (await import('./own/own-applications.tsx')).OwnApplications,
  ({ page }) => page.own.length > 0,
  'registrations-parts',
);

const FindActivity = latePart<FindProps<ActivityRow>>(
  async () => (await import('./find-activity.tsx')).FindActivity,
  undefined,
  'registrations-parts',
  ComingSearch,
);

interface ListProps {
  readonly page: RegistrationsPage;
  readonly presenter: RegistrationsPresenter;
}

/** The activities of the town, after the applications of this device. */
export function ActivityList({ page, presenter }: ListProps) {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const { rows } = page;
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('registrations:title')} />
        <p className="lead">{t('registrations:lead')}</p>
      </div>
      <OwnApplications page={page} presenter={presenter} />
      {rows.kind === 'waiting' && <LoadingList title={t('registrations:loading')} />}
      {rows.kind === 'refused' && (
        <Failure
          whole
          title={t('registrations:failed')}
          refused={rows}
          zone={site.timeZone}
          retry={() => void presenter.open(null, language)}
        />
      )}
      {rows.kind === 'here' && <Activities rows={rows.value} />}
    </div>
  );
}

/** What can be asked for now comes first; what is over comes last. */
const byPhase = ['open', 'soon', 'checking', 'appeals', 'resolving', 'places', 'over', 'calledOff'];

function Activities({ rows }: { readonly rows: readonly ActivityRow[] }) {
  const { t } = useSpeech();
  if (rows.length === 0)
    return (
      <EmptyState title={t('registrations:none')}>
        <p>{t('registrations:noneHint')}</p>
      </EmptyState>
    );
  const sorted = rows.toSorted((a, b) => byPhase.indexOf(a.phase) - byPhase.indexOf(b.phase));
  return (
    <LedgerRow id="actividades" title={t('registrations:activities')}>
      <PagedList items={sorted} path="/inscripciones" find={FindActivity}>
        {(shown) => (
          <PlainList className={styles.cards}>
            {shown.map((row) => (
              <ActivityCard key={row.id} row={row} />
            ))}
          </PlainList>
        )}
      </PagedList>
    </LedgerRow>
  );
}

function ActivityCard({ row }: { readonly row: ActivityRow }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  const { id, phase, mode, opens, closes, starts, ends } = row;
  const [title, summary] = [said(row.title), said(row.summary)];
  return (
    <li className={styles.card}>
      <h3 lang={langOf(title)}>
        <Link href={activityAddress(id)}>{title.text}</Link>
      </h3>
      <p className={phase === 'open' ? styles.openPhase : styles.phase}>{phaseText(row, speech)}</p>
      <p lang={langOf(summary)}>{summary.text}</p>
      <p className="note">
        {t('registrations:dates.applyIn')}: {periodText(opens, closes, timeZone, speech)}
        <br />
        {t('registrations:dates.heldIn')}: {periodText(starts, ends, timeZone, speech)}
        <br />
        {t(`registrations:mode.${mode}`)}
      </p>
    </li>
  );
}
