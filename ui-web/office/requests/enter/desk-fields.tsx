import { useMemo } from 'react';
import { shownEntry } from '#domain/forms/shown-fields.ts';
import { ErrorSummary } from '#ui-web/components/field/error-summary.tsx';
import { formFaultWords } from '#ui-web/screens/request/form/fault-words.ts';
import { faultTarget } from '#ui-web/screens/request/form/field-ids.ts';
import { FieldList } from '#ui-web/screens/request/form/form-field.tsx';
import { membersIn } from '#ui-web/screens/request/form/group-members.ts';
import type { RequestPresenter } from '#ui-web/screens/request/presenter.ts';
import type { OpenForm } from '#ui-web/screens/request/state.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** What is wrong, by the id of the element to correct. The first fault of a field counts. */
function useFaultWords({ faults, mailbox, entry }: OpenForm): ReadonlyMap<string, string> {
  const speech = useSpeech();
  return useMemo(() => {
    const errors = new Map<string, string>();
    for (const fault of faults?.list ?? []) {
      const place = faultTarget(fault);
      if (!errors.has(place)) errors.set(place, formFaultWords(fault, speech, membersIn({ mailbox, entry })));
    }
    return errors;
  }, [faults, mailbox, entry, speech]);
}

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
