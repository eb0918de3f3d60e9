import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import type { OpeningAnswer } from '#adapters/wire/voting/signed-vote.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { AmendedPeopleLine } from '../../parts/amended-people.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';
import { shortHash } from './signed-matter.tsx';

type Change = VoteAnswer['changes'][number];

/** What a change makes of a field: the old text struck through, the new one marked. */
export function ChangedField({ change }: { readonly change: Change }) {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  const words = (value: unknown): string => {
    if (typeof value !== 'string') return '';
    const day = change.kind === 'longer' ? readMoment(value, town.timeZone)?.day : undefined;
    return day === undefined ? value.replaceAll(/<[^>]*>/gu, ' ') : formatWeekday(day, language);
  };
  return (
    <li>
      {t(`office-votes:change.${change.kind}`)}: {change.was !== undefined && <del>{words(change.was)}</del>}{' '}
      <ins>{words(change.value)}</ins>
    </li>
  );
}

interface ItemProps {
  readonly change: OpeningAnswer['changes'][number];
  /** The hash that it replaced. */
  readonly before: string;
}

/** One change: who signed it, why, what it changed, and both hashes. */
function ChangeItem({ change, before }: ItemProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <li>
      <p className={styles.line}>
        <Icon name="signature" />
        <span>
          <b>{t('office-votes:change.by', { at: moment(change.at), who: change.by.join(', ') })}</b>{' '}
          {`«${change.reason}»`}
        </span>
      </p>
      {change.amendment !== undefined && (
        <p>
          {t('office-census:amendment.number', { n: change.amendment.number })}:{' '}
          <AmendedPeopleLine people={change.amendment} />
        </p>
      )}
      <ul className={styles.marked}>
        {change.changes.map((one) => (
          <ChangedField key={`${one.survey}/${one.path}`} change={one} />
        ))}
      </ul>
      <code translate="no">
        {shortHash(before)} → {shortHash(change.hash)}
      </code>
    </li>
  );
}

/** The changes of an opened vote, as everybody reads them. */
export function SignedChanges({ opening }: { readonly opening: OpeningAnswer }) {
  const { t } = useSpeech();
  const hashes = [opening.opened.hash, ...opening.changes.map(({ hash }) => hash)];
  if (opening.changes.length === 0) return <p className={styles.hint}>{t('office-votes:change.none')}</p>;
  return (
    <ol role="list" className={styles.changes}>
      {opening.changes.map((change, n) => (
        <ChangeItem key={change.number} change={change} before={hashes[n] ?? ''} />
      ))}
    </ol>
  );
}
