import { useState } from 'react';
import type { ProcedureAnswer } from '#adapters/wire/intranet/intranet-home.ts';
import { confirmReviewCall } from '#adapters/wire/intranet/news-calls.ts';
import { CouncilHtml } from '#ui-web/components/council-html/council-html.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { documentHref } from '../documents/list/list-query.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { OfficeLink } from '../parts/office-link.tsx';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useOffice } from '../shell/office-context.ts';
import styles from './procedures.module.css';
import { StaffFilesList } from './staff-files-list.tsx';
import { useIntranet, useIntranetDeed, useWholeDay } from './use-intranet.ts';

/** When a procedure is to be reviewed, in words: what is overdue says so, not by its colour alone. */
function useReviewWords(): (one: ProcedureAnswer) => string {
  const { t } = useSpeech();
  const day = useWholeDay();
  return ({ state, days, due }) => {
    if (state === 'later') return day(due ?? '');
    if (state === 'never') return t('office-intranet:procedures.never');
    if (state === 'soon' && days === 0) return t('office-intranet:procedures.soonToday');
    return t(`office-intranet:procedures.${state}`, { count: days });
  };
}

/** Who answers for a procedure; whose own it is reads so. */
function useWho(): (one: ProcedureAnswer) => string {
  const { t } = useSpeech();
  return ({ responsible, isMine }) => {
    if (responsible === null) return t('office-intranet:procedures.nobody');
    return isMine ? t('office-intranet:procedures.you', { who: responsible }) : responsible;
  };
}

interface ProcedureRowProps {
  readonly one: ProcedureAnswer;
}

/** The id of the button that opens a procedure. */
export const procedureId = ({ id }: Pick<ProcedureAnswer, 'id'>): string => `procedure-${id}`;

/** A procedure as a row of the table, opened by its name. What its owner has to do is below it without opening it. */
export function ProcedureRow({ one }: ProcedureRowProps) {
  const { t, said } = useSpeech();
  const [isOpen, open] = useState(false);
  const [review, who, day] = [useReviewWords(), useWho(), useWholeDay()];
  const { title, reviewed, state, isMine } = one;
  const isDue = isMine && (state === 'over' || state === 'soon');
  const label = (column: string) => t(`office-intranet:procedures.column.${column}`);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            id={procedureId(one)}
            className={styles.name}
            lang={langOf(said(title))}
            aria-expanded={isOpen}
            onClick={() => open(!isOpen)}
          >
            {said(title).text}
          </button>
        </th>
        <td data-label={label('who')}>{who(one)}</td>
        <td data-label={label('reviewed')}>
          {reviewed === null ? t('office-intranet:procedures.notYet') : day(reviewed)}
        </td>
        <td data-label={label('due')}>
          <span className={styles.due} data-state={state}>
            {review(one)}
          </span>
        </td>
      </tr>
      {(isOpen || isDue) && (
        <tr>
          <td colSpan={4} className={styles.below}>
            {isOpen && <ProcedureText one={one} />}
            {isMine && <ReviewActs one={one} />}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function ProcedureText({ one: { lead, body, files, state } }: ProcedureRowProps) {
  const { t, said } = useSpeech();
  return (
    <>
      {state === 'over' && <p className="note">{t('office-intranet:procedures.unsure')}</p>}
      {lead !== null && <p lang={langOf(said(lead))}>{said(lead).text}</p>}
      {body !== null && <CouncilHtml of={said(body)} />}
      <StaffFilesList files={files} />
    </>
  );
}

/** What the person does who answers for a procedure. */
function ReviewActs({ one: { id, state } }: ProcedureRowProps) {
  const { t } = useSpeech();
  const { again } = useIntranet();
  const { call, realm } = useOffice().council;
  const { act, isBusy, told } = useIntranetDeed();
  const confirm = async () => {
    const isDone = await act(
      () => call(confirmReviewCall, { realm, id }),
      () => t('office-intranet:procedures.confirmed'),
    );
    if (!isDone) return;
    again();
    // Its row says the new day; the button is gone, unless the procedure is open.
    document.getElementById(procedureId({ id }))?.focus();
  };
  return (
    <div className={styles.acts} data-state={state}>
      <p>
        <OfficeButton busy={isBusy} onClick={() => void confirm()}>
          {t('office-intranet:procedures.confirm')}
        </OfficeButton>
        <OfficeLink href={documentHref('articulos', id)}>{t('office-intranet:procedures.change')}</OfficeLink>
      </p>
      <ToldNotice told={told} />
    </div>
  );
}
