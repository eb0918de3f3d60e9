import { useSpeech } from '#ui-web/speech.ts';

/** The name of a collection that a town has of its own, from its id: `lista-centros` is shown as “Lista centros”. */
const ownName = (collection: string): string => {
  const words = collection.replaceAll(/[-_]+/gu, ' ').trim();
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1);
};

/** Names a kind of documents in the language of the reader. */
export function useKindName(): (collection: string) => string {
  const { t, speaker } = useSpeech();
  return (collection) => {
    const key = `office-fields:kind.${collection}`;
    return speaker.exists(key) ? t(key) : ownName(collection);
  };
}
