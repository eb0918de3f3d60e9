import { useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { retitleRequestCall } from '#adapters/wire/staff-requests/retitle-request.ts';
import { longestTitle } from '#domain/forms/desk/person-of-request.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import { ActDialog, useRequestAct } from './act-dialog.tsx';
import styles from './correct.module.css';

const ways = ['other', 'form', 'own'] as const;
type Way = (typeof ways)[number];

interface RetitleProps {
  readonly request: StaffRequest;
  /** What the mailbox is called. */
  readonly mailbox: string;
  readonly onClose: () => void;
}

/** Which title everybody reads: another one, that of the form, or the sender's own. */
export function RetitleDialog({ request, mailbox, onClose }: RetitleProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { iid, title, publicTitle } = request;
  const [way, choose] = useState<Way>('other');
  const [text, write] = useState(publicTitle ?? title);
  const bodies: Readonly<Record<Way, { title?: string; isHidden?: boolean }>> = {
    other: { title: text.trim() },
    form: { isHidden: true },
    own: {},
  };
  const acting = useRequestAct(
    () => council.call(retitleRequestCall, { realm: council.realm, reference: iid, body: bodies[way] }),
    onClose,
  );
  const words = { other: t('office-desk:retitle.other'), form: mailbox, own: title };
  return (
    <ActDialog
      title={t('office-desk:retitle.title')}
      lead={<p>{t('office-desk:retitle.lead')}</p>}
      confirm={t('office-desk:retitle.confirm')}
      acting={acting}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('office-desk:retitle.title')}</legend>
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name="titulo" checked={one === way} onChange={() => choose(one)} />
            <span>
              {t(`office-desk:retitle.ways.${one}`)}
              {one !== 'other' && <small>{words[one] || t('office-requests:untitled')}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {way === 'other' && (
        <TextField
          label={t('office-desk:retitle.other')}
          value={text}
          onChange={write}
          width="100%"
          maxLength={longestTitle}
          error={acting.wrong === 'title' ? t('office-desk:retitle.noTitle') : undefined}
        />
      )}
    </ActDialog>
  );
}
