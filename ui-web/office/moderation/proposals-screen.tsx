import { useEffect, useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { useSaysWaiting } from '../shell/waiting.ts';
import { reasonWords } from '../today/duty-words.ts';
import styles from './moderation.module.css';
import own from './proposals.module.css';
import {
  needsWords,
  type ValidationPresenter,
  validationPresenter,
  type ValidationState,
  shownVerdicts,
  type ShownVerdict,
} from './proposals-presenter.ts';

/** The proposals of residents that wait to be validated, and the one that is being read. */
export function ValidationScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => validationPresenter(council));
  const state = useViewModel(presenter);
  const named = params['key'] ?? null;
  const title = t('office:places.proposals');
  useOfficeTitle(title);
  useEffect(() => void presenter.open(named), [presenter, named]);
  useSaysWaiting(
    'proposals',
    state.kind === 'open' ? { count: state.waiting.length, isOverdue: false } : null,
  );
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{title}</h1>
      {state.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('office-moderation:failed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.open(named) }}
        />
      )}
      {state.kind === 'open' && <OpenProposals state={state} presenter={presenter} />}
    </div>
  );
}

interface OpenProps {
  readonly state: Extract<ValidationState, { kind: 'open' }>;
  readonly presenter: ValidationPresenter;
}

function OpenProposals({ state, presenter }: OpenProps) {
  const { t } = useSpeech();
  const { waiting, shown, said } = state;
  const isDone = said === 'done';
  return (
    <>
      <p role="status" className={isDone ? styles.said : `${styles.said} ${styles.bad}`}>
        {said === 'failed' && t('office-moderation:said.failed')}
        {said !== null && said !== 'failed' && t(`office-moderation:proposals.${said}`)}
      </p>
      {waiting.length === 0 ? (
        <EmptyState title={t('office-moderation:proposals.none')} />
      ) : (
        <div className={own.desk}>
          <WaitingList state={state} />
          {shown === null ? (
            <p>{t('office-moderation:proposals.gone')}</p>
          ) : (
            <ReadProposal
              key={`${shown.iid} ${String(shown.revision)}`}
              proposal={shown}
              isBusy={state.isBusy}
              presenter={presenter}
            />
          )}
        </div>
      )}
    </>
  );
}

function WaitingList({ state: { waiting, shown } }: Pick<OpenProps, 'state'>) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  return (
    <nav aria-label={t('office-moderation:proposals.list')}>
      <ul role="list" className={own.list}>
        {waiting.map((duty) => (
          <li key={duty.subject}>
            <OfficeLink
              href={`/gestion/propuestas/${encodeURIComponent(duty.subject)}`}
              aria-current={duty.subject === shown?.iid ? 'true' : undefined}
            >
              <span>{said(duty.title).text}</span>
              <small>{reasonWords(duty, { t, language, zone: town.timeZone })}</small>
            </OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ReadProps {
  readonly proposal: StaffRequest;
  readonly isBusy: boolean;
  readonly presenter: ValidationPresenter;
}

function ReadProposal({ proposal, isBusy, presenter }: ReadProps) {
  const { t } = useSpeech();
  const { iid, title, body, address, threads } = proposal;
  return (
    <article className={own.matter} aria-labelledby="proposal">
      <h2 id="proposal">{title.trim() === '' ? iid : title}</h2>
      <p className={styles.hint}>{[iid, ...(address == null ? [] : [address])].join(' · ')}</p>
      <p className={styles.words}>{body}</p>
      {threads.map(({ at, by, text: said }) => (
        <blockquote key={at} className={own.said}>
          <b>{by}</b>
          <p className={styles.words}>{said}</p>
        </blockquote>
      ))}
      <p>
        <OfficeLink href={`/gestion/solicitudes/${encodeURIComponent(iid)}`}>
          {t('office-moderation:proposals.merge')}
        </OfficeLink>
      </p>
      <DecisionForm isBusy={isBusy} presenter={presenter} />
    </article>
  );
}

/** What is decided, and what the sender is told. */
function DecisionForm({ isBusy, presenter }: Omit<ReadProps, 'proposal'>) {
  const { t } = useSpeech();
  const [verdict, choose] = useState<ShownVerdict>('validate');
  const [text, write] = useState('');
  const isNeeded = needsWords(verdict);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void presenter.decide(verdict, text);
      }}
    >
      <fieldset className={styles.choices}>
        <legend>{t('office-moderation:proposals.verdict')}</legend>
        {shownVerdicts.map((one) => (
          <label key={one}>
            <input type="radio" name="verdict" checked={one === verdict} onChange={() => choose(one)} />
            {t(`office-moderation:proposals.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.choices}>
        <label htmlFor="words">
          {t(isNeeded ? 'office-moderation:proposals.words' : 'office-moderation:proposals.wordsOptional')}
        </label>
        <textarea
          id="words"
          value={text}
          maxLength={5000}
          aria-describedby="words-hint"
          required={isNeeded}
          onChange={(event) => write(event.target.value)}
        />
        <small id="words-hint" className={styles.hint}>
          {t('office-moderation:proposals.hint')}
        </small>
      </div>
      <p className={own.send}>
        <OfficeButton type="submit" busy={isBusy}>
          {t('office-moderation:proposals.send')}
        </OfficeButton>
      </p>
    </form>
  );
}
