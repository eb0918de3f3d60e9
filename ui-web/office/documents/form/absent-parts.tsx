import { flushSync } from 'react-dom';
import { orderPath } from '#domain/documents/fields.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { goToField } from '../editor/go-to-field.ts';
import { idOf, mayWrite, useFieldName, useForm } from './form-place.ts';
import type { FormPart } from './form-tree.ts';
import styles from './form.module.css';
import { ownPartOf } from './own-part.tsx';

/** What a document may have besides, each a press away. */
export function AbsentParts({ parts }: { readonly parts: readonly FormPart[] }) {
  const { t } = useSpeech();
  const nameOf = useFieldName();
  const { document, ask, write, newKey } = useForm();
  if (parts.length === 0 || !mayWrite(document, null)) return null;
  const begin = (part: FormPart) => {
    flushSync(() => {
      ask(part.path);
      // A list begins with its first item, if it is drawn as one; of yes and no, a person means yes.
      const isOwn = ownPartOf(document.collection, part.path) !== undefined;
      if (part.kind === 'list' && !isOwn) write([{ path: orderPath(part.path), value: [newKey()] }]);
      if (part.kind === 'value' && part.look === 'yesNo') write([{ path: part.path, value: true }]);
    });
    goToField(part.path);
  };
  return (
    <div className={styles.absent} role="group" aria-label={t('office-documents:addMore')}>
      <span aria-hidden="true">{t('office-documents:addMore')}</span>
      {parts.map((part) => (
        <button
          key={part.path}
          type="button"
          id={idOf(part.path)}
          className={styles.absentPart}
          onClick={() => begin(part)}
        >
          <Icon name="plus" />
          {nameOf(part.field)}
        </button>
      ))}
    </div>
  );
}
