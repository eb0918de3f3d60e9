import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { JsonObject } from '#domain/documents/json.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import styles from '../../documents/list/list.module.css';
import type { ListedRow, ListPresenter } from '../../documents/list/presenter.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { mailboxHref } from '../mailbox-href.ts';

interface NewMailboxProps {
  readonly items: readonly ListedRow[];
  readonly presenter: ListPresenter;
  readonly close: () => void;
}

/** A form to begin with: a text of its own, and the e-mail to which the council answers. */
const firstForm = ({ t }: Speech, language: string): JsonObject => ({
  form: [
    {
      name: 'body',
      type: 'textarea',
      title: { [language]: t('office-mailbox:new.question') },
      required: true,
    },
  ],
  contactRequest: { mode: 'yes', fields: ['email'] },
});

/** A new mailbox: its title, and whether it begins as a copy of another one. */
export function NewMailbox({ items, presenter, close }: NewMailboxProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { town } = useOffice();
  const [, navigate] = useLocation();
  const id = useId();
  const [title, setTitle] = useState('');
  const [copyOf, setCopy] = useState('');
  const [hasFailed, fail] = useState(false);
  const language = town.defaultLanguage;
  const make = async () => {
    const named = { title: { [language]: title.trim() } };
    const body = copyOf === '' ? { ...named, ...firstForm(speech, language) } : named;
    const made = await presenter.make('mailboxes', body, copyOf || null);
    if (made === null) fail(true);
    else navigate(mailboxHref(made));
  };
  const isNamed = title.trim() !== '';
  return (
    <DialogFrame
      open
      title={t('office-mailbox:new.button')}
      onClose={close}
      footer={
        <>
          <OfficeButton aria-disabled={!isNamed} onClick={() => isNamed && void make()}>
            {t('office-documents:new.make')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office:close')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.making}>
        <label htmlFor={`${id}-title`}>
          {`${t('office-fields:name.title')} (${t(`office-documents:language.${language}`)})`}
        </label>
        <input
          id={`${id}-title`}
          data-autofocus=""
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <label htmlFor={`${id}-copy`}>{t('office-documents:new.copy')}</label>
        <select id={`${id}-copy`} value={copyOf} onChange={(event) => setCopy(event.target.value)}>
          <option value="">{t('office-mailbox:new.simple')}</option>
          {items.map((one) => (
            <option key={one.id} value={one.id}>
              {said(one.title).text || one.id}
            </option>
          ))}
        </select>
        {hasFailed && <p role="alert">{t('office-documents:new.failed')}</p>}
      </div>
    </DialogFrame>
  );
}
