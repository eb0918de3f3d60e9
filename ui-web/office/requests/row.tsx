import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { Letter } from '../parts/letter.tsx';
import styles from './list.module.css';
import { stateWords, requestTitle } from './request-words.ts';
import { TermSign } from './term.tsx';

interface RowProps {
  readonly request: StaffRequest;
  readonly href: string;
  readonly mailbox: string;
  readonly isOpen: boolean;
  readonly isMarked: boolean;
  readonly mark: (on: boolean) => void;
}

/** Nobody has looked at it yet, or its sender waits for a reply. */
const isNew = ({ status, hasReply }: StaffRequest) => status === 'Recibida' || hasReply === true;

/** One request of the list: what it is about, where, its term, and who has it. */
export function RequestRow({ request, href, mailbox, isOpen, isMarked, mark }: RowProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { iid, address, hasReply, term, assignedTo, status, priority } = request;
  const title = requestTitle(request, speech);
  const where = [mailbox, address].filter(Boolean).join(' · ');
  return (
    <li className={classNames(isOpen && styles.open, isNew(request) && styles.new)} data-request={iid}>
      <input
        type="checkbox"
        className={styles.mark}
        checked={isMarked}
        aria-label={t('office-requests:mark', { title })}
        onChange={(event) => mark(event.target.checked)}
      />
      <Link className={styles.title} href={href} aria-current={isOpen ? 'true' : undefined}>
        {(priority === 'urgent' || priority === 'high') && (
          <span className={styles.pressing}>{t(`office-requests:priorities.${priority}`)} </span>
        )}
        {title}
      </Link>
      <small>
        {hasReply === true && <b>{t('office-requests:hasReply')} · </b>}
        {where}
      </small>
      {term ? <TermSign term={term} /> : <span className={styles.state}>{stateWords(status, speech)}</span>}
      <span className={styles.who}>
        <Letter name={assignedTo} size="tiny" />
        <span className="visually-hidden">
          {assignedTo === null
            ? t('office-requests:nobody')
            : t('office-requests:with', { name: assignedTo })}
        </span>
      </span>
    </li>
  );
}
