import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import styles from './doors.module.css';
import type { NamedEntry } from './use-entries-by-name.ts';

interface EntryNoticeProps {
  readonly doors: EventDoors;
  readonly entry: NamedEntry;
  readonly confirm: () => void;
  readonly undo: () => void;
}

/** What came of letting somebody in, and what can be done about it. */
export function EntryNotice({ doors, entry, confirm, undo }: EntryNoticeProps) {
  const { t } = useSpeech();
  const { kind } = entry.verdict;
  return (
    <Notice tone={kind === 'ok' ? 'ok' : 'error'} live="assertive">
      <p>
        <strong>{t(`office-doors:verdict.${kind}`)}</strong> {entry.ticket.name}
      </p>
      <EntryReason doors={doors} entry={entry} />
      <div className={styles.acts}>
        {kind === 'question' && (
          <OfficeButton onClick={confirm}>{t('office-doors:byName.proven')}</OfficeButton>
        )}
        {kind === 'ok' && (
          <OfficeButton look="outline" onClick={undo}>
            {t('office-doors:byName.undo')}
          </OfficeButton>
        )}
      </div>
    </Notice>
  );
}

/** When and where it was used, when the doors open, or by which doors its holder comes in. */
function EntryReason({ doors: { doors }, entry: { verdict } }: Pick<EntryNoticeProps, 'doors' | 'entry'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { kind, at, where } = verdict;
  const nameOf = (id: string | null) => doors.find((door) => door.id === id)?.name ?? '';
  if (kind === 'used' && at !== null) return <p>{[moment(at), nameOf(where)].filter(Boolean).join(' · ')}</p>;
  if (kind === 'tooEarly' && at !== null) return <p>{moment(at)}</p>;
  if (kind === 'wrongDoor') return <p>{verdict.doors.map(nameOf).join(', ')}</p>;
  return kind === 'question' ? <p>{t('office-doors:byName.proof')}</p> : null;
}
