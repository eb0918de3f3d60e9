import { officeTables } from '#domain/tables/rows-collection.ts';
import { useSpeech } from '#ui-web/speech.ts';

const ownKind = new RegExp(`^(?<what>lista|tabla)-(?:${officeTables}-)?(?<name>.+)$`, 'u');

/** The name of a kind of documents; a list or a table that the town added is called by its own name. */
export function useKindName(): (collection: string) => string {
  const { t, speaker } = useSpeech();
  return (collection) => {
    const key = `office-fields:kind.${collection}`;
    if (speaker.exists(key)) return t(key);
    const { what, name = collection } = ownKind.exec(collection)?.groups ?? {};
    const words = name.replaceAll(/[-_]+/gu, ' ');
    return what === undefined ? words : t(`office-documents:ownKind.${what}`, { name: words });
  };
}
