import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { listedKinds } from '#domain/forms/builder/built-kind.ts';
import { keysOf } from '#domain/documents/fields.ts';
import { plainTitle } from '#domain/content/plain-text.ts';
import type { Fields } from '#domain/documents/fields.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** How an entry is called: by its question or, without one, by its name. */
export function useEntryTitle(): (entry: Pick<BuiltEntry, 'title' | 'name'>) => string {
  const { t, said } = useSpeech();
  return ({ title, name }) =>
    (title === null ? '' : said(plainTitle(title)).text) || name || t('office-mailbox:untitled');
}

/** How many options a list has in its document. */
function optionCount(fields: Fields, { path, kind }: BuiltEntry): number {
  if (!listedKinds.has(kind)) return 0;
  const words = fields.get(`${path}/options`);
  return Array.isArray(words) ? words.length : keysOf(fields, `${path}/options`).length;
}

/** What an entry is, in a line: its kind, how many options it has, whether it must be filled. */
export function useEntryFacts(): (fields: Fields, entry: BuiltEntry) => string {
  const { t } = useSpeech();
  return (fields, entry) => {
    const { kind, choice, atLeast, isRequired, path } = entry;
    const options = optionCount(fields, entry);
    const most = kind === 'selectmultiple' ? fields.get(`${path}/max`) : undefined;
    const isAsked = fields.has(`${path}/requireIf/field`) || fields.has(`${path}/requireIf/all/@`);
    const facts = [
      t(`office-mailbox:kind.${choice}`),
      options > 0 ? t('office-mailbox:facts.options', { count: options }) : '',
      typeof most === 'number' || typeof most === 'string' ? t('office-mailbox:facts.most', { n: most }) : '',
      kind === 'group' && atLeast > 0 ? t('office-mailbox:facts.atLeast', { count: atLeast }) : '',
      kind !== 'group' && kind !== 'page' && isRequired ? t('office-mailbox:facts.required') : '',
      isAsked ? t('office-mailbox:facts.requiredIf') : '',
    ];
    return facts.filter((one) => one !== '').join(' · ');
  };
}
