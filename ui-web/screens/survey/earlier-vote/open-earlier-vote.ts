import { earlierCodeId } from '../questions/question-ids.ts';
import { goToStep } from '../road/step-address.ts';

/**
 * Leads to the field for the code of an earlier vote, and opens the part that hides it. If the questions are shown one
 * by one, it is in the last step.
 */
export function openEarlierVote(): void {
  const field = document.getElementById(earlierCodeId);
  if (field === null) return goToStep(earlierCodeId, '');
  const part = field.closest('details');
  if (part) part.open = true;
  field.focus();
}
