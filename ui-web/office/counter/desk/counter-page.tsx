import { useState } from 'react';
import type { OfficeAnswer } from '#adapters/wire/appointments/setup.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAskWhileSeen } from '../../parts/ask-while-seen.ts';
import { useOffice } from '../../shell/office-context.ts';
import { CounterHead } from '../counter-head.tsx';
import { type CounterSetup, useTownClock } from '../counter-names.ts';
import {
  type CounterPresenter,
  counterPresenter,
  type CounterState,
  servedAt,
} from '../counter-presenter.ts';
import styles from '../counter.module.css';
import { DeskForm } from '../desk-choice.tsx';
import { keepDesk, keptDesk } from '../kept-desk.ts';
import { ExpectedVisits } from '../list/expected-visits.tsx';
import { ParkedVisits } from '../list/parked-visits.tsx';
import { WaitingVisits } from '../list/waiting-visits.tsx';
import { CounterDialogs } from './counter-dialogs.tsx';
import { CounterNotice } from './counter-notice.tsx';
import type { CounterDialog, DeskWorkProps } from './desk-work.ts';
import { ServedVisit } from './served-visit.tsx';
import { useCounterKeys } from './use-counter-keys.ts';

/** The list is asked for every so many milliseconds while somebody looks at it. */
const often = 8000;

interface PageProps {
  readonly setup: CounterSetup;
  readonly office: OfficeAnswer;
}

/** The desk of this browser in an office; it is asked for if none was chosen. */
export function CounterPage({ setup, office }: PageProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const kept = keptDesk(council.realm);
  const isHere = kept?.office === office.id && office.desks.some(({ id }) => id === kept.desk);
  const [desk, setDesk] = useState(isHere ? kept.desk : null);
  if (desk === null)
    return (
      <div className={styles.page}>
        <CounterHead office={office} title={t('office-counter:title')} />
        <DeskForm offices={[office]} chosen={(place) => setDesk(place.desk)} />
      </div>
    );
  const leave = () => {
    keepDesk(council.realm, null);
    setDesk(null);
  };
  return <OpenDesk key={desk} setup={setup} office={office} desk={desk} leave={leave} />;
}

interface OpenProps extends PageProps {
  readonly desk: string;
  readonly leave: () => void;
}

/** A desk, read at once and again as long as somebody looks at it. */
function useDesk(office: string, desk: string): CounterPresenter {
  const { council } = useOffice();
  const [presenter] = useState(() => {
    const made = counterPresenter(council, { office, desk });
    void made.refresh();
    return made;
  });
  useAskWhileSeen(presenter.refresh, often);
  return presenter;
}

/** A desk that calls people. */
function OpenDesk({ setup, office, desk, leave }: OpenProps) {
  const { t, said } = useSpeech();
  const { me } = useOffice();
  const presenter = useDesk(office.id, desk);
  const state = useViewModel(presenter);
  const title = said(office.desks.find(({ id }) => id === desk)?.title ?? desk).text;
  return (
    <div className={styles.page}>
      <CounterHead office={office} title={title}>
        <span>{me.name}</span>
        <button type="button" className={styles.plain} onClick={leave}>
          {t('office-counter:choose.other')}
        </button>
        <OfficeLink href={`/gestion/citas/cierres/${encodeURIComponent(office.id)}`}>
          {t('office-counter:act.close')}
        </OfficeLink>
      </CounterHead>
      {state.list === null ? (
        <NotYet state={state} />
      ) : (
        <DeskWork setup={setup} office={office} desk={desk} state={state} presenter={presenter} />
      )}
    </div>
  );
}

/** Before the first answer. */
function NotYet({ state: { refused, isLost } }: { readonly state: CounterState }) {
  const { t } = useSpeech();
  if (refused !== null)
    return (
      <EmptyState title={t('office-counter:notAllowed')}>
        <p>{t('office-counter:notAllowedHint')}</p>
      </EmptyState>
    );
  if (isLost) return <Notice tone="warning">{t('office-counter:fault.lost')}</Notice>;
  return <LoadingList title={t('office:loading')} />;
}

/** Whom the desk has, and who waits. */
function DeskWork(props: DeskWorkProps) {
  const { office, desk, state, presenter } = props;
  const [dialog, open] = useState<CounterDialog | null>(null);
  const served = servedAt(state.list, desk);
  useCounterKeys({ office: office.id, state, served, presenter, open });
  return (
    <>
      <StaleNotice state={state} />
      <ClosedNotice state={state} />
      <CounterNotice news={state.news} />
      <div className={styles.two}>
        <ServedVisit {...props} served={served} open={open} />
        <div className={styles.lists}>
          <WaitingVisits {...props} open={open} />
          <ParkedVisits {...props} />
          <ExpectedVisits {...props} />
        </div>
      </div>
      <CounterDialogs {...props} dialog={dialog} close={() => open(null)} />
    </>
  );
}

/** What a closure takes from who comes now. Tickets are given all the same. */
function ClosedNotice({ state: { list } }: { readonly state: CounterState }) {
  const { t } = useSpeech();
  if (list?.closed == null) return null;
  return (
    <Notice tone="warning" live="polite">
      <p>{t('office-counter:closed', { reason: list.closed.reason })}</p>
    </Notice>
  );
}

/** Since when nothing new is known, once the line has dropped. */
function StaleNotice({ state: { isLost, list } }: { readonly state: CounterState }) {
  const { t } = useSpeech();
  const clock = useTownClock();
  if (!isLost || list === null) return null;
  return (
    <Notice tone="warning" live="polite">
      <p>{t('office-counter:stale', { clock: clock(list.asOf) })}</p>
    </Notice>
  );
}
