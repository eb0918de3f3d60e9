import { useMemo } from 'react';
import { shownEntry } from '#domain/forms/shown-fields.ts';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { FieldList } from '#ui-web/screens/request/form/form-field.tsx';
import type { RequestPresenter } from '#ui-web/screens/request/presenter.ts';
import type { OpenForm } from '#ui-web/screens/request/state.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useFaultWords } from '../../parts/use-fault-words.ts';

interface FieldsProps {
  readonly open: OpenForm;
  readonly presenter: RequestPresenter;
}

/** The fields of an open form, as the portal has them, and what is wrong with them above. */
export function DeskFields({ open, presenter }: FieldsProps) {
  const { t } = useSpeech();
  const { faults, entry, mailbox } = open;
  const errors = useFaultWords(open);
  const fields = useMemo(() => mailbox.pages.flatMap((page) => page.fields), [mailbox]);
  return (
    <>
      {faults !== null && errors.size > 0 && faults.serial > 0 && (
        <ErrorSummary
          key={faults.serial}
          title={t('request:faults.title', { count: errors.size })}
          errors={[...errors].map(([id, text]) => ({ href: `#${id}`, text }))}
          closeLabel={t('request:faults.close')}
          onClose={presenter.dismissFaults}
        />
      )}
      <FieldList fields={fields} open={open} asked={shownEntry(fields, entry)} errors={errors} />
    </>
  );
}
