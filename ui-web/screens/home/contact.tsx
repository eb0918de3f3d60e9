import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { FormInPlace } from '#ui-web/screens/request/form-in-place.tsx';
import { useSpeech } from '#ui-web/speech.ts';

/** The contact form of the town: loaded and drawn here when the reader wants to write. */
export function TownContact({ mailbox }: { readonly mailbox: string }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  const page = <Link href={`/solicitud/${encodeURIComponent(mailbox)}`}>{t('front:contact.page')}</Link>;
  return (
    <LedgerRow id="escribenos" title={t('front:contact.title')} lead={page}>
      <div className="stack">
        <p>{t('front:contact.lead')}</p>
        <Button look="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('front:contact.close') : t('front:contact.write')}
        </Button>
      </div>
      {open && <FormInPlace mailbox={mailbox} broken={page} />}
    </LedgerRow>
  );
}
