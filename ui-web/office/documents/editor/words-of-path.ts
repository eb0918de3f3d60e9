import { useContext } from 'react';
import { fieldsOfKind } from '#adapters/wire/documents/description/fields-within.ts';
import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';
import { type FieldPath, type Fields, keysOf } from '#domain/documents/fields.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useFieldName } from '../form/form-place.ts';
import type { OpenDocument } from './open-document.ts';
import { RowFieldsContext } from './row-fields.ts';

/** The number of an item in its list, after a space; empty if the list does not have it. */
function numberIn(shown: Fields, list: FieldPath, key: string): string {
  const at = keysOf(shown, list).indexOf(key);
  return at < 0 ? '' : ` ${at + 1}`;
}

/** What a place of the document is called: "Fases 2, Nombre (valencià)". */
export function useWordsOfPath({ collection, shown }: OpenDocument): (path: FieldPath) => string {
  const { t } = useSpeech();
  const nameOf = useFieldName();
  const known = useContext(RowFieldsContext) ?? fieldsOfKind(collection);
  return (path) => {
    let fields: readonly DescribedField[] = known;
    const steps = path.split('/');
    const words: string[] = [];
    for (const [at, step] of steps.entries()) {
      const field = fields.find(({ name }) => name === step);
      if (field !== undefined) {
        words.push(nameOf(field));
        fields = (field.members ?? field.item?.().members)?.() ?? [];
      } else if (step === '@') words.push(t('office-documents:order'));
      else if (step.startsWith('@'))
        words.push(`${words.pop() ?? ''}${numberIn(shown, steps.slice(0, at).join('/'), step.slice(1))}`);
      else if (isLanguage(step))
        words.push(`${words.pop() ?? ''} (${t(`office-documents:language.${step}`)})`);
      // Nothing describes the entries of lists: their title is called as that of every document.
      else words.push(nameOf({ label: step, isOwnName: step !== 'title' }));
    }
    return words.join(', ');
  };
}
