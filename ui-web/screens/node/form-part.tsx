import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { FormInPlace } from '#ui-web/screens/request/form-in-place.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { NodePart } from './part.tsx';

/** The form of a content page, drawn in it when the reader wants to write. */
export function NodeForm({ mailbox }: { readonly mailbox: string }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  const page = <Link href={`/solicitud/${encodeURIComponent(mailbox)}`}>{t('node:mailbox.page')}</Link>;
  return (
    <NodePart title={t('node:mailbox.title')}>
      <p>{t('node:mailbox.text')}</p>
      <div className="actions">
        <Button look="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('node:mailbox.close') : t('node:mailbox.open')}
        </Button>
        {page}
      </div>
      {open && <FormInPlace mailbox={mailbox} broken={page} />}
    </NodePart>
  );
}
