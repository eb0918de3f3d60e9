import { useMemo } from 'react';
import { formFaultWords } from '#ui-web/screens/request/form/fault-words.ts';
import { faultTarget } from '#ui-web/screens/request/form/field-ids.ts';
import { membersIn } from '#ui-web/screens/request/form/group-members.ts';
import type { OpenForm } from '#ui-web/screens/request/state.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** What is wrong in a form, by the id of the element to correct. The first fault of a field counts. */
export function useFaultWords({ faults, mailbox, entry }: OpenForm): ReadonlyMap<string, string> {
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
