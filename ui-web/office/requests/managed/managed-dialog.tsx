import { useState } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { managedChanges } from '#domain/office/desk/managed-form.ts';
import type { ManagedValues } from '#domain/office/desk/managed-values.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useDeskActs } from '../desk-acts.ts';
import type { DeskEdit } from '../desk-state.ts';
import { FieldsForm } from '../enter/fields-form.tsx';
import { useFieldsForm } from '../enter/use-fields-form.ts';

interface ManagedProps {
  readonly request: StaffRequest;
  readonly fields: readonly AnswerField[];
  readonly onClose: () => void;
}

/** The fields of the mailbox for its staff, as fields of a form. */
export function ManagedDialog({ request, fields, onClose }: ManagedProps) {
  const { t } = useSpeech();
  const { handle } = useDeskActs();
  const [isRefused, refuse] = useState(false);
  const { mailbox, managementFields } = request;
  // It stays so while the request is read again, or what is typed would be lost.
  const [begun] = useState({
    mailbox,
    managed: { fields, values: (managementFields ?? {}) as ManagedValues },
  });
  const presenter = useFieldsForm(begun, async (entry) => {
    const changes = managedChanges(begun.managed.fields, entry, begun.managed.values);
    const isStored =
      Object.keys(changes).length === 0 ||
      (await handle({ managementFields: changes as NonNullable<DeskEdit['managementFields']> }));
    if (isStored) onClose();
    else refuse(true);
  });
  return (
    <DialogFrame
      open
      title={t('office-desk:managed.title')}
      lead={<p>{t('office-desk:managed.lead')}</p>}
      onClose={onClose}
      footer={
        <>
          <OfficeButton onClick={() => void presenter?.send()}>
            {t('office-desk:managed.confirm')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={onClose}>
            {t('office-desk:cancel')}
          </OfficeButton>
        </>
      }
    >
      {presenter === null ? (
        <LoadingList title={t('office-desk:enter.loading')} rows={3} />
      ) : (
        <FieldsForm presenter={presenter} unread={t('office-desk:managed.unread')} />
      )}
      <ToldNotice told={isRefused ? { isFault: true, words: t('office-desk:managed.failed') } : null} />
    </DialogFrame>
  );
}
