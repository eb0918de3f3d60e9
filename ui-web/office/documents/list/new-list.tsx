import { useId } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { slugFor } from './new-body.ts';

/** The choice among kinds that begins a list of the town's own. No collection has such a name. */
export const newListKind = '@list';

/** The most letters of the name of a list after `lista-`. */
const longestName = 40;

/**
 * The collection of a list that is called so; empty if nothing of its name fits in an address.
 *
 * @example listCalled('Centros cívicos') // 'lista-centros-civicos'
 */
export function listCalled(name: string): string {
  const slug = slugFor(name).slice(0, longestName).replace(/-$/u, '');
  return slug === '' ? '' : `lista-${slug}`;
}

interface NewListProps {
  readonly name: string;
  readonly call: (name: string) => void;
  /** Whether the town has a list of that name already. */
  readonly isThere: boolean;
}

/** How a new list is called: its first entry begins it. */
export function NewListField({ name, call, isThere }: NewListProps) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('office-documents:new.listName')}</label>
      <input
        id={id}
        maxLength={60}
        aria-describedby={`${id}-hint`}
        value={name}
        onChange={(event) => call(event.target.value)}
      />
      <small id={`${id}-hint`} aria-live="polite">
        {t(isThere ? 'office-documents:new.listThere' : 'office-documents:new.listHint')}
      </small>
    </>
  );
}
