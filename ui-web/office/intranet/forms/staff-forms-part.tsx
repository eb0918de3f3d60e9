import { useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import type { Told } from '../../parts/told-notice.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import styles from '../intranet.module.css';
import { PartFrame } from '../part-frame.tsx';
import { useIntranet } from '../use-intranet.ts';
import { AskingForm } from './asking-form.tsx';
import { InternalRequestsList } from './internal-requests-list.tsx';

/** What a person asks the council for, what came of it, and what they decide for others. */
export function StaffFormsPart() {
  const { t, said } = useSpeech();
  const { seen, again } = useIntranet();
  const [open, setOpen] = useState<string | null>(null);
  const [told, tell] = useState<Told | null>(null);
  const form = seen.forms.find(({ id }) => id === open);
  return (
    <PartFrame id="forms" title={t('office-intranet:forms.title')}>
      {seen.isOpen && seen.forms.length === 0 && <p>{t('office-intranet:forms.none')}</p>}
      <ul role="list" className={styles.tiles}>
        {(seen.isOpen ? seen.forms : []).map(({ id, title, description }) => (
          <li key={id}>
            <OfficeButton
              look="outline"
              aria-expanded={open === id}
              onClick={() => {
                tell(null);
                setOpen(open === id ? null : id);
              }}
            >
              {said(title).text}
            </OfficeButton>
            {description !== null && <small>{said(description).text}</small>}
          </li>
        ))}
      </ul>
      {form !== undefined && (
        <AskingForm
          key={form.id}
          form={form}
          sent={() => {
            setOpen(null);
            tell({ isFault: false, words: t('office-intranet:forms.sent') });
            again();
          }}
        />
      )}
      <ToldNotice told={told} />
      <InternalRequestsList all={seen.toDecide} of="toDecide" />
      <InternalRequestsList all={seen.mine} of="mine" />
      {seen.decided.length > 0 && (
        <details className={styles.more}>
          <summary>{t('office-intranet:forms.decided')}</summary>
          <InternalRequestsList all={seen.decided} of="decided" />
        </details>
      )}
    </PartFrame>
  );
}
