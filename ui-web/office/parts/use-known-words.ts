import { useSpeech } from '#ui-web/speech.ts';

/** The text of a key that the catalogue may lack, or else these words: towns have kinds and words of their own. */
export function useKnownWords(): (key: string, others: string) => string {
  const { t, speaker } = useSpeech();
  return (key, others) => (speaker.exists(key) ? t(key) : others);
}
