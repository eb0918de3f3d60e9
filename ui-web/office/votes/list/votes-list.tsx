import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listVotesCall } from '#adapters/wire/office-votes/list-votes.ts';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import frame from '../../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../../shell/office-context.ts';
import shared from '../votes.module.css';
import styles from './list.module.css';

type VoteRow = CallAnswer<typeof listVotesCall>['items'][number];

/** The address of a vote in the office. */
export const voteHref = (id: string): string => `/gestion/encuestas/${encodeURIComponent(id)}`;

/** The votes of the town: prepared, opened or loaded. */
export function VotesList() {
  const { t } = useSpeech();
  const { council, me } = useOffice();
  const [isMaking, make] = useState(false);
  const ask = useCallback(() => council.call(listVotesCall, { realm: council.realm }), [council]);
  const [answer, again] = useAnswer(ask);
  const title = t('office:places.votes');
  useOfficeTitle(title);
  return (
    <div className={frame.body}>
      <div className={shared.titled}>
        <h1 tabIndex={-1}>{title}</h1>
        {me.acts.has('vote.prepare') && (
          <OfficeButton onClick={() => make(true)}>{t('office-votes:new.button')}</OfficeButton>
        )}
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState title={t('office-votes:notRead')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {answer !== null && !isLeft(answer) && answer.right.items.length === 0 && (
        <EmptyState title={t('office-votes:none')} />
      )}
      {answer !== null && !isLeft(answer) && (
        <ul role="list" className={styles.votes}>
          {answer.right.items.map((row) => (
            <VoteRowView key={row.id} row={row} />
          ))}
        </ul>
      )}
      {isMaking && <NewVote close={() => make(false)} />}
    </div>
  );
}

function VoteRowView({ row }: { readonly row: VoteRow }) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const day = (text: string | null) => {
    const read = text === null ? null : readMoment(text, town.timeZone);
    return read === null ? null : formatWeekday(read.day, language);
  };
  const [from, until] = [day(row.starts), day(row.ends)];
  return (
    <li>
      <OfficeLink href={voteHref(row.id)}>
        {said(row.title).text || t('office-documents:untitled')}
      </OfficeLink>
      <p>
        <span className={shared.state}>{t(`office-votes:stage.${row.stage}`)}</span>
        {row.phase !== null && <span>{t(`office-votes:phase.${row.phase}`)}</span>}
        <span>{t('office-votes:questionCount', { count: row.questions })}</span>
        {from !== null && until !== null && <span>{t('office-votes:between', { from, until })}</span>}
        {row.process !== null && <span>{said(row.process).text}</span>}
      </p>
    </li>
  );
}

/** A new survey, as a draft with a title. */
function NewVote({ close }: { readonly close: () => void }) {
  const { t } = useSpeech();
  const { council, town } = useOffice();
  const [, navigate] = useLocation();
  const [title, setTitle] = useState('');
  const [hasFailed, fail] = useState(false);
  const make = async () => {
    const body = {
      title: { [town.defaultLanguage]: title.trim() },
      displayType: 'options',
      showResultsAfterPollIsClosed: true,
    };
    const made = await council.call(createDocumentCall, {
      realm: council.realm,
      collection: surveyDocuments,
      body: { body },
    });
    if (isLeft(made)) fail(true);
    else navigate(voteHref(made.right.id));
  };
  const isReady = title.trim() !== '';
  return (
    <DialogFrame
      open
      title={t('office-votes:new.button')}
      onClose={close}
      footer={
        <>
          <OfficeButton aria-disabled={!isReady} onClick={() => isReady && void make()}>
            {t('office-votes:new.make')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office:close')}
          </OfficeButton>
        </>
      }
    >
      <div className={shared.dialog}>
        <label htmlFor="titulo-encuesta">{t('office-votes:new.title')}</label>
        <input
          id="titulo-encuesta"
          data-autofocus=""
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {hasFailed && <p role="alert">{t('office-votes:failed')}</p>}
      </div>
    </DialogFrame>
  );
}
