import { Trans } from 'react-i18next/TransWithoutContext';
import { useSpeech } from '#ui-web/speech.ts';

/** A text of the interface with its emphasised words. */
export function Stressed({ of }: { readonly of: string }) {
  const { t, speaker } = useSpeech();
  return <Trans t={t} i18n={speaker} i18nKey={of} components={{ strong: <strong /> }} />;
}
