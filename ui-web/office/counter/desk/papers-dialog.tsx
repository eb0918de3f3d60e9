import { type FormEvent, useId, useState } from 'react';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { DeskWorkProps } from './desk-work.ts';

/** What the person who goes has to bring: they read it on their phone. The next one is called with it. */
export function PapersDialog({ presenter, close }: DeskWorkProps & { readonly close: () => void }) {
  const { t } = useSpeech();
  const form = useId();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') return setMissing(true);
    close();
    return void presenter.next(note.trim());
  };
  return (
    <DialogFrame
      open
      title={t('office-counter:papers.title')}
      lead={t('office-counter:papers.lead')}
      onClose={close}
      footer={
        <>
          <OfficeButton type="submit" form={form}>
            {t('office-counter:papers.done')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office-counter:cancel')}
          </OfficeButton>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          data-autofocus=""
          label={t('office-counter:papers.label')}
          maxLength={300}
          value={note}
          onChange={setNote}
          {...(isMissing && { error: t('office-counter:papers.missing') })}
        />
      </form>
    </DialogFrame>
  );
}
