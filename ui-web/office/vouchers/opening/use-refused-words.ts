import { useSpeech } from '#ui-web/speech.ts';

/** Reasons with words of their own; every other one is that no role allows it, or that it failed. */
const inWords: ReadonlySet<string> = new Set([
  'program',
  'samePerson',
  'author',
  'changed',
  'signed',
  'unsigned',
  'firstLeft',
  'blocked',
  'alreadyOpened',
  'notOpened',
  'noChange',
  'noReason',
  'unreadable',
  'fixed',
  'ended',
]);

/** Why a person does not sign or pause, in words; `other` is what any other reason is. */
export function useRefusedWords(): (refused: string, other: 'role' | 'failed') => string {
  const { t } = useSpeech();
  return (refused, other) => {
    if (inWords.has(refused)) return t(`office-vouchers:refused.${refused}`);
    return t(other === 'role' ? 'office-vouchers:refused.role' : 'office-vouchers:failed');
  };
}
