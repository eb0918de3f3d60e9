import { classNames } from '#ui-web/components/class-names.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useKindName } from './kind-name.ts';
import { documentHref } from './list-query.ts';
import styles from './list.module.css';
import type { ListedRow } from './presenter.ts';

interface RowProps {
  readonly row: ListedRow;
  readonly isCurrent: boolean;
  readonly withKind: boolean;
  /** Its address, if it is not that of the documents. */
  readonly href?: string;
}

/** A document in the list: its title, its state, and who did what with it last. */
export function DocumentRowView({ row, isCurrent, withKind, href }: RowProps) {
  const { t, said } = useSpeech();
  const moment = useOfficeMoment();
  const kindName = useKindName();
  const { collection, id, title, state, isForStaff, since, by, schedule, editing } = row;
  const { text, lang } = said(title);
  const facts = [
    withKind ? kindName(collection) : null,
    since !== null && by !== null ? t('office-documents:sinceBy', { who: by, when: moment(since) }) : null,
    schedule?.at ? t('office-documents:publishedAt', { at: moment(schedule.at) }) : null,
  ].filter((one) => one !== null);
  return (
    <li
      className={classNames(styles.row, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <OfficeLink
        className={styles.title}
        href={href ?? documentHref(collection, id)}
        lang={lang === null ? undefined : languageTag(lang)}
      >
        {text === '' ? id : text}
      </OfficeLink>
      <span className={classNames(styles.state, styles[state])}>{t(`office-documents:state.${state}`)}</span>
      {isForStaff && <small className={styles.staff}>{t('office-documents:forStaff')}</small>}
      <small>{facts.length === 0 ? id : facts.join(' · ')}</small>
      {editing.length > 0 && (
        <small className={styles.editing}>{t('office-documents:isHere', { who: editing.join(', ') })}</small>
      )}
    </li>
  );
}
