import { languages, languageTag } from '#domain/shared/localized-text.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { usualLanguages } from '../parts/usual-languages.ts';
import { type MailboxNames, useMailboxNames } from '../requests/mailbox-names.ts';
import { stateWords } from '../requests/request-words.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './templates.module.css';
import type { StoredTemplate } from './written-template.ts';

interface ListProps {
  readonly items: readonly StoredTemplate[];
  readonly place: string;
}

/** The templates by their names: for what each is, what it begins with, and in which languages it is missing. */
export function TemplatesList({ items, place }: ListProps) {
  const { t } = useSpeech();
  const mailboxes = useMailboxNames();
  if (items.length === 0)
    return (
      <EmptyState title={t('office-templates:none')}>
        <p>{t('office-templates:noneText')}</p>
      </EmptyState>
    );
  return (
    <ul role="list" className={styles.list}>
      {items.map((one) => (
        <TemplateRow key={one.id} template={one} place={place} mailboxes={mailboxes} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly template: StoredTemplate;
  readonly place: string;
  readonly mailboxes: MailboxNames;
}

function TemplateRow({ template, place, mailboxes }: RowProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { town } = useOffice();
  const { id, name, status, text, missing } = template;
  const lacks = usualLanguages(town.defaultLanguage).filter((one) => missing.includes(one));
  const words = [language, town.defaultLanguage, ...languages].find((one) => (text[one] ?? '') !== '');
  return (
    <li>
      <OfficeLink href={`${place}/${id}`}>{name}</OfficeLink>
      <p className={styles.begins} lang={words && languageTag(words)}>
        {words !== undefined && text[words]}
      </p>
      <p className={styles.about}>
        <span>
          {template.mailboxes.length === 0
            ? t('office-templates:mailboxes.all')
            : template.mailboxes.map(mailboxes).join(', ')}
        </span>
        {status !== null && (
          <span>{t('office-requests:template.sets', { state: stateWords(status, speech) })}</span>
        )}
        {lacks.map((one) => (
          <b key={one}>{t('office-templates:lacks', { language: languageNames[one] })}</b>
        ))}
      </p>
    </li>
  );
}
