import { fieldIds } from '../sending/fault-words.ts';

/** Leads to the field for the code of an earlier vote, and opens the part that hides it. */
export function openEarlierVote(): void {
  const field = document.getElementById(fieldIds.earlierCode);
  const part = field?.closest('details');
  if (part) part.open = true;
  field?.focus();
}
