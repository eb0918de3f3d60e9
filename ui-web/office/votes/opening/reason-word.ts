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
/** The text that says why a person does not sign; `other` is what any other reason is. */
export const reasonWord = (refused: string, other: 'role' | 'failed'): string =>
  inWords.has(refused)
    ? `office-votes:refused.${refused}`
    : other === 'role'
      ? 'office-votes:refused.role'
      : 'office-votes:failed';
