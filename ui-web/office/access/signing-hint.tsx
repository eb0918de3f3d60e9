import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';

/** Whether signing asks for a passkey, or why it does not; beside the button that signs. */
export function SigningHint({ className }: { readonly className: string | undefined }) {
  const { t } = useSpeech();
  const { me } = useOffice();
  return <p className={className}>{t(`office-access:signing.${me.signsWithKey ? 'key' : 'session'}`)}</p>;
}
