/** Reasons with words of their own; every other one is that no role allows it. */
const inWords: ReadonlySet<string> = new Set([
  'program',
  'bothSides',
  'samePerson',
  'author',
  'changed',
  'signed',
  'unsigned',
  'firstLeft',
  'blocked',
  'alreadyOpened',
  'notOpened',
  'over',
  'noChange',
  'noReason',
  'fixed',
  'begun',
  'otherWaits',
]);
/** What is said of a passkey that gave no answer or a wrong one, as at the door. */
const ofKeys: ReadonlySet<string> = new Set(['cancelled', 'unsupported', 'passkeyRefused']);

/** The text that says why a person does not sign; `other` is what any other reason is. */
export function reasonWord(refused: string, other: 'role' | 'failed'): string {
  if (ofKeys.has(refused)) return `office-access:fault.${refused}`;
  if (inWords.has(refused)) return `office-votes:refused.${refused}`;
  return other === 'role' ? 'office-votes:refused.role' : 'office-votes:failed';
}
