import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { listedKinds, namingKinds } from '#domain/forms/builder/built-kind.ts';
import { askedBy } from '#domain/forms/builder/rename-entry.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { useForm } from '../../documents/form/form-place.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { rootOf, useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/builder.module.css';
import fieldPartsStyles from '../builder/field-parts.module.css';
import { useEntryTitle } from '../builder/entry-words.ts';
import { useEntries } from '../builder/use-entries.ts';
import { ConditionPart } from './condition-part.tsx';
import { AnswerData } from './answer-data.tsx';
import { partNamed, partsOfEntry, renamed } from './entry-parts.ts';
import { HomePart } from './home-part.tsx';
import { KindPart } from './kind-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { MorePart } from './more-part.tsx';
import { NamedListPart } from './named-list-part.tsx';
import { OptionsPart } from './options-part.tsx';
import { RequiredPart } from './required-part.tsx';

/** Texts of an entry under the words of the builder, in their languages side by side. */
function EntryTexts({ entry, parts }: { readonly entry: BuiltEntry; readonly parts: readonly FormPart[] }) {
  const { t } = useSpeech();
  const isPage = entry.kind === 'page';
  const words: Readonly<Record<string, string>> = {
    title: t(isPage ? 'office-mailbox:pageTitle' : 'office-mailbox:question'),
    ...(isPage ? { submit: t('office-mailbox:pageButton') } : { hint: t('office-mailbox:hint') }),
  };
  const shown = Object.entries(words).flatMap(([name, label]) => {
    const part = partNamed(parts, name);
    return part === null ? [] : [renamed(part, label)];
  });
  return <FormParts parts={shown} />;
}

/** Other fields look at the answer of this one: what is done to it concerns them. */
function AskedBy({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const { shown } = useForm().document;
  const builder = useBuilder();
  const titleOf = useEntryTitle();
  const askers = askedBy(shown, rootOf(builder, entry.path).root, entry.name);
  if (askers.length === 0) return null;
  return (
    <p className={styles.note}>
      {t('office-mailbox:askedBy', { list: askers.map((one) => `«${titleOf(one)}»`).join(', ') })}
    </p>
  );
}

/** One page, group or field of the form: what it asks, of which kind it is, and when. */
export function EntryEditor({ entry }: { readonly entry: BuiltEntry }) {
  const { t } = useSpeech();
  const builder = useBuilder();
  const { remove } = useEntries();
  const title = useEntryTitle()(entry);
  const parts = partsOfEntry(builder.parts, entry.path);
  const { kind, path } = entry;
  const isPage = kind === 'page';
  const isOfStaff = rootOf(builder, path) === builder.staff;
  return (
    <section className={styles.field} aria-labelledby="elegido">
      <div className={fieldPartsStyles.chosenHead}>
        <h2 id="elegido" tabIndex={-1}>
          {title}
        </h2>
        {builder.mayChange && (
          <OfficeButton look="text" onClick={() => remove(entry)}>
            {t(isPage ? 'office-mailbox:removePage' : 'office-mailbox:remove')}
          </OfficeButton>
        )}
      </div>
      <AskedBy entry={entry} />
      <EntryTexts entry={entry} parts={parts} />
      <KindPart key={`${path} ${entry.choice}`} entry={entry} isOfStaff={isOfStaff} />
      <HomePart entry={entry} />
      {!isPage && <RequiredPart entry={entry} />}
      <LimitsPart entry={entry} parts={parts} />
      {listedKinds.has(kind) && <OptionsPart entry={entry} />}
      {namingKinds.has(kind) && <NamedListPart entry={entry} />}
      {!isPage && !isOfStaff && <ConditionPart entry={entry} member="showIf" />}
      {!isPage && <AnswerData entry={entry} />}
      <MorePart entry={entry} parts={parts} />
    </section>
  );
}
