import { useCallback } from 'react';
import { readIntranetCall } from '#adapters/wire/intranet/read-intranet.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../parts/use-answer.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { DirectoryPart } from './directory-part.tsx';
import { StaffFormsPart } from './forms/staff-forms-part.tsx';
import styles from './intranet.module.css';
import { StaffNewsPart } from './news/staff-news-part.tsx';
import { ProceduresPart } from './procedures-part.tsx';
import { RoomsPart } from './rooms-part.tsx';
import { IntranetContext } from './use-intranet.ts';
import { useNamedPiece } from './use-named-piece.ts';
import { IntranetWaitingPart } from './waiting-part.tsx';

/** The intranet: what the town hall has for the people who work in it. */
export function IntranetScreen() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const title = t('office:places.intranet');
  useOfficeTitle(title);
  const [answer, again] = useAnswer(useCallback(() => call(readIntranetCall, { realm }), [call, realm]));
  useNamedPiece(answer !== null && !isLeft(answer));
  return (
    <div className={frame.body}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="note">{t('office-intranet:lead')}</p>
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState
          title={t('office-intranet:notRead')}
          retry={{ text: t('office:again'), onClick: again }}
        />
      )}
      {answer !== null && !isLeft(answer) && (
        <IntranetContext value={{ seen: answer.right, again }}>
          {answer.right.isOpen ? <OpenIntranet /> : <ClosedIntranet />}
        </IntranetContext>
      )}
    </div>
  );
}

function OpenIntranet() {
  return (
    <>
      <JumpLinks />
      <IntranetWaitingPart />
      <StaffNewsPart />
      <DirectoryPart />
      <StaffFormsPart />
      <RoomsPart />
      <ProceduresPart />
    </>
  );
}

/** A closed intranet says so. What was asked for is still read, taken back and decided. */
function ClosedIntranet() {
  const { t } = useSpeech();
  return (
    <>
      <Notice tone="info">
        <p>{t('office-intranet:closed')}</p>
      </Notice>
      <IntranetWaitingPart />
      <StaffFormsPart />
    </>
  );
}

const parts = ['news', 'people', 'forms', 'rooms', 'procedures'] as const;

/** The parts of the page, to get to each without all that is before it. */
function JumpLinks() {
  const { t } = useSpeech();
  return (
    <nav className={styles.jump} aria-label={t('office-intranet:jump')}>
      <ul role="list">
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{t(`office-intranet:${part}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
