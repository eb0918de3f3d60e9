import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { HistoryFact } from '../requests/history-fact.tsx';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { useSaysWaiting } from '../shell/waiting.ts';
import { reasonWords } from '../today/duty-words.ts';
import chips from '../parts/chip.module.css';
import styles from './moderation.module.css';
import own from './proposals.module.css';
import { DecisionForm } from './decision-form.tsx';
import {
  type Decided,
  type ProposalList,
  proposalLists,
  type ValidationPresenter,
  validationPresenter,
  type ValidationState,
} from './proposals-presenter.ts';

type Open = Extract<ValidationState, { kind: 'open' }>;

/** The proposals of residents that wait to be validated or were, and the one that is being read. */
export function ValidationScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => validationPresenter(council));
  const state = useViewModel(presenter);
  const named = params['key'] ?? null;
  const asked = new URLSearchParams(useSearch()).get('lista');
  const list = proposalLists.find((one) => one === asked) ?? null;
  const title = t('office:places.proposals');
  useOfficeTitle(title);
  useEffect(() => void presenter.open(list, named), [presenter, list, named]);
  useSaysWaiting('proposals', state.kind === 'open' ? { count: state.waitingTotal, isOverdue: false } : null);
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      {state.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('office-moderation:failed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.open(list, named) }}
        />
      )}
      {state.kind === 'open' && (
        <OpenProposals state={state} presenter={presenter} isNamed={named !== null} />
      )}
    </div>
  );
}

interface OpenProps {
  readonly state: Open;
  readonly presenter: ValidationPresenter;
}

const addressOf = (list: ProposalList, iid: string | null) =>
  `/gestion/propuestas${iid === null ? '' : `/${encodeURIComponent(iid)}`}?lista=${list}`;

function OpenProposals({ state, presenter, isNamed }: OpenProps & { readonly isNamed: boolean }) {
  const { t } = useSpeech();
  const { list, waiting, waitingTotal, decided, decidedTotal, shown, said } = state;
  const isDone = said === 'done' || said === 'merged' || said === 'separated';
  const counts = { waiting: waitingTotal, decided: decidedTotal };
  return (
    <>
      <nav aria-label={t('office-moderation:proposals.lists')}>
        <ul role="list" className={chips.chips}>
          {proposalLists.map((one) => (
            <li key={one}>
              <OfficeLink
                className={chips.chip}
                href={addressOf(one, null)}
                aria-current={one === list ? 'page' : undefined}
              >
                {t(`office-moderation:proposals.${one}`)} <b>{counts[one]}</b>
              </OfficeLink>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className={isDone ? styles.said : `${styles.said} ${styles.bad}`}>
        {said === 'failed' && t('office-moderation:said.failed')}
        {said !== null && said !== 'failed' && t(`office-moderation:proposals.said.${said}`)}
      </p>
      {(list === 'waiting' ? waiting : decided).length === 0 ? (
        <EmptyState title={t(`office-moderation:proposals.none.${list}`)} />
      ) : (
        <div className={classNames(own.desk, isNamed && own.named)}>
          {list === 'waiting' ? <WaitingList state={state} /> : <DecidedList state={state} />}
          {shown === null ? (
            <p>{t('office-moderation:proposals.gone')}</p>
          ) : (
            <ReadProposal
              key={`${shown.iid} ${String(shown.revision)}`}
              proposal={shown}
              state={state}
              presenter={presenter}
              isNamed={isNamed}
            />
          )}
        </div>
      )}
    </>
  );
}

function WaitingList({ state: { waiting, waitingTotal, shown } }: Pick<OpenProps, 'state'>) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  return (
    <nav aria-label={t('office-moderation:proposals.waiting')}>
      <ul role="list" className={own.list}>
        {waiting.map((duty) => (
          <li key={duty.subject}>
            <OfficeLink
              href={addressOf('waiting', duty.subject)}
              aria-current={duty.subject === shown?.iid ? 'true' : undefined}
            >
              <span>{said(duty.title).text}</span>
              <small>{reasonWords(duty, { t, language, zone: town.timeZone })}</small>
            </OfficeLink>
          </li>
        ))}
      </ul>
      {waitingTotal > waiting.length && (
        <p className={styles.hint}>{t('office-moderation:more', { count: waitingTotal - waiting.length })}</p>
      )}
    </nav>
  );
}

/** What was decided about a proposal: one of the verdicts, or another key of the town's vocabulary. */
function verdictOf({ into, status }: Decided): 'merge' | 'validate' | 'study' | 'refuse' | 'other' {
  if (into !== null) return 'merge';
  return ({ '0': 'refuse', '1': 'validate', '2': 'study' } as const)[status ?? ''] ?? 'other';
}

function DecidedList({ state: { decided, decidedTotal, shown } }: Pick<OpenProps, 'state'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <nav aria-label={t('office-moderation:proposals.decided')}>
      <ul role="list" className={own.list}>
        {decided.map((one) => (
          <li key={one.iid}>
            <OfficeLink
              href={addressOf('decided', one.iid)}
              aria-current={one.iid === shown?.iid ? 'true' : undefined}
            >
              <span>{one.title.trim() === '' ? one.iid : one.title}</span>
              <small>
                {t(`office-moderation:proposals.verdicts.${verdictOf(one)}`, {
                  who: one.by ?? t('office-moderation:proposals.somebody'),
                  into: one.into ?? '',
                })}{' '}
                {one.at !== null && moment(one.at)}
              </small>
            </OfficeLink>
          </li>
        ))}
      </ul>
      {decidedTotal > decided.length && (
        <p className={styles.hint}>{t('office-moderation:more', { count: decidedTotal - decided.length })}</p>
      )}
    </nav>
  );
}

interface ReadProps extends OpenProps {
  readonly proposal: StaffRequest;
  /** Somebody opened it: the address names it. */
  readonly isNamed: boolean;
}

function ReadProposal({ proposal, state, presenter, isNamed }: ReadProps) {
  const { t, said } = useSpeech();
  const { iid, title, body, address, threads } = proposal;
  const decided = state.decided.find((one) => one.iid === iid);
  const heading = useRef<HTMLHeadingElement>(null);
  // The first one that the screen opens by itself leaves the focus where it is.
  useEffect(() => {
    if (isNamed) heading.current?.focus();
  }, [isNamed]);
  return (
    <article className={own.matter} aria-labelledby="proposal">
      <OfficeLink className={own.back} href={addressOf(state.list, null)}>
        {t('office-moderation:proposals.back')}
      </OfficeLink>
      <h2 id="proposal" ref={heading} tabIndex={-1}>
        {title.trim() === '' ? iid : title}
      </h2>
      <p className={styles.hint}>{[iid, ...(address == null ? [] : [address])].join(' · ')}</p>
      <p className={styles.words} dir="auto">
        {body}
      </p>
      {threads.map(({ at, by, text: words }) => (
        <blockquote key={at} className={own.said}>
          <b>{by}</b>
          <p className={styles.words}>{words}</p>
        </blockquote>
      ))}
      {decided?.text != null && (
        <p>
          <b>{t('office-moderation:proposals.why')}</b> {said(decided.text).text}
        </p>
      )}
      <HistoryFact request={proposal} />
      <p>
        <OfficeLink href={`/gestion/solicitudes/${encodeURIComponent(iid)}`}>
          {t('office-moderation:proposals.thread')}
        </OfficeLink>
      </p>
      {decided?.into == null ? (
        <DecisionForm state={state} presenter={presenter} />
      ) : (
        <p className={own.send}>
          <OfficeButton look="outline" busy={state.isBusy} onClick={() => void presenter.separate()}>
            {t('office-moderation:proposals.separate', { into: decided.into })}
          </OfficeButton>
        </p>
      )}
    </article>
  );
}
