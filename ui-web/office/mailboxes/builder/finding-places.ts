import { useEffect, useState } from 'react';
import { fieldAt } from '#domain/documents/field-at.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import { entriesWithin, entryAround } from '#domain/forms/builder/entry-tree.ts';
import { optionsAt } from '#domain/forms/builder/options.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { FindingPlaces } from '../../documents/editor/check-panel.tsx';
import { goToField } from '../../documents/editor/go-to-field.ts';
import type { OpenDocument } from '../../documents/editor/open-document.ts';
import { useWordsOfPath } from '../../documents/editor/words-of-path.ts';
import { sectionOf } from '../settings/sections.ts';
import { rootOf, useBuilder } from './builder-place.ts';
import { useEntryTitle } from './entry-words.ts';

/** Goes to a field once what it is in is drawn; what is folded away around it is opened. */
function useGoing(): (path: FieldPath) => void {
  const [wanted, want] = useState<{ readonly path: FieldPath } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-pane="chosen"] details'))
      details.open = true;
    goToField(wanted.path);
    if (!document.querySelector('[data-pane="chosen"]')?.contains(document.activeElement))
      document.getElementById('elegido')?.focus();
  }, [wanted]);
  return (path) => want({ path });
}

/** The places of findings in a mailbox: fields are named by their question, and chosen when somebody goes there. */
export function useFindingPlaces(document: OpenDocument): FindingPlaces {
  const { t, said } = useSpeech();
  const builder = useBuilder();
  const titleOf = useEntryTitle();
  const wordsOf = useWordsOfPath(document);
  const go = useGoing();
  const { shown } = document;
  const all = [...builder.form.entries, ...builder.staff.entries];
  // The rules of forms name a field by its name alone.
  const placeOf = (path: readonly string[]): FieldPath => {
    const [name] = path;
    const named = path.length === 1 ? entriesWithin(all).find((entry) => entry.name === name) : undefined;
    const isMember = name !== undefined && builder.parts.some(({ field }) => field.name === name);
    return named !== undefined && !isMember ? named.path : fieldAt(shown, path);
  };
  const optionWords = (place: FieldPath): string => {
    const [list = ''] = /^.*\/options(?=\/@)/u.exec(place) ?? [];
    const option =
      list === '' ? undefined : optionsAt(shown, list).find(({ path }) => place.startsWith(`${path}/`));
    return option === undefined ? '' : said(option.text).text || option.value;
  };
  return {
    nameOf: (path) => {
      const place = placeOf(path);
      const entry = entryAround(all, place);
      if (entry === null) return wordsOf(place);
      const last = place.split('/').at(-1);
      const language = isLanguage(last) ? t(`office-documents:language.${last}`) : '';
      return [titleOf(entry), optionWords(place), language].filter((words) => words !== '').join(' · ');
    },
    go: (path) => {
      const place = placeOf(path);
      const entry = entryAround(rootOf(builder, place).entries, place);
      if (entry !== null) builder.choose({ kind: 'entry', path: entry.path });
      else builder.choose({ kind: 'section', section: sectionOf(place.split('/')[0] ?? '') });
      go(place);
    },
  };
}
