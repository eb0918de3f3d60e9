import type { ReactNode } from 'react';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { type LongItems, useFound, usualPart } from './use-found.ts';

interface LongListProps<T> extends LongItems<T> {
  readonly items: readonly T[];
  /** What the field for the search is called. */
  readonly label: string;
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** A list by parts. One that is longer than a part has a field to search in it. */
export function LongList<T>({ items, label, children, part = usualPart, ...of }: LongListProps<T>) {
  const { t } = useSpeech();
  const { sought, seek, found, shown, more } = useFound(items, { ...of, part });
  return (
    <>
      {items.length > part && (
        <>
          <TextField type="search" width="24em" label={label} value={sought} onChange={seek} />
          <p role="status" className="note">
            {found.length === 0
              ? t('office-intranet:list.none')
              : t('office-intranet:list.count', { count: found.length })}
          </p>
        </>
      )}
      {found.length > 0 && children(shown)}
      {found.length > shown.length && (
        <p>
          <OfficeButton look="outline" onClick={more}>
            {t('office-intranet:list.more', { count: found.length - shown.length })}
          </OfficeButton>
        </p>
      )}
    </>
  );
}
