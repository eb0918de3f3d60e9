import { isManageable } from '#domain/office/desk/managed-fields.ts';
import type { AnswerField } from '#domain/forms/field.ts';
import { type BuiltChoice, fieldChoices, kindOfChoice } from '#domain/forms/builder/built-kind.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { settingsSectionNames } from '../settings/sections.ts';
import { AddMenu } from './add-menu.tsx';
import { type BuilderPlace, useBuilder } from './builder-place.ts';
import builderStyles from './builder.module.css';
import styles from './builder-list.module.css';
import entriesStyles from './entries.module.css';
import { EntryList } from './entry-list.tsx';
import { useEntryTitle } from './entry-words.ts';

/** The id of the menu that adds a field. */
export const addMenuId = 'anadir-campo';

const formChoices: readonly BuiltChoice[] = [...fieldChoices, 'group', 'page'];

/** Kinds that staff can fill in: they have no files, no proofs, and ask for no person. */
const staffChoices: readonly BuiltChoice[] = fieldChoices.filter((choice) =>
  isManageable({ kind: kindOfChoice(choice) } as AnswerField),
);

/** What went last, and the way back. */
function Gone() {
  const { t } = useSpeech();
  const { gone, bringBack } = useBuilder();
  return (
    <p role="status" className={styles.gone}>
      {gone !== null && (
        <>
          {t('office-mailbox:gone', { what: gone })}{' '}
          <OfficeButton look="text" onClick={bringBack}>
            {t('office-documents:bringBack')}
          </OfficeButton>
        </>
      )}
    </p>
  );
}

/** How the form is divided: into pages that its author made, or not at all. */
function Pages({ form }: Pick<BuilderPlace, 'form'>) {
  const { t } = useSpeech();
  const titleOf = useEntryTitle();
  const pages = form.entries.filter(({ kind }) => kind === 'page');
  const isLoose = pages.length > 0 && form.entries.some(({ kind }) => kind !== 'page');
  return (
    <section className={styles.box} aria-labelledby="paginas">
      <h3 id="paginas">{t('office-mailbox:pages.title')}</h3>
      {pages.length === 0 ? (
        <p>{t('office-mailbox:pages.one')}</p>
      ) : (
        <ol className={styles.pages}>
          {pages.map((page) => (
            <li key={page.path}>{titleOf(page)}</li>
          ))}
        </ol>
      )}
      {isLoose && <p>{t('office-mailbox:pages.loose')}</p>}
    </section>
  );
}

/** The parts of the mailbox besides its fields. */
function Sections() {
  const { t } = useSpeech();
  const { chosen, choose } = useBuilder();
  return (
    <nav className={styles.box} aria-label={t('office-mailbox:whole')}>
      <h3>{t('office-mailbox:whole')}</h3>
      <ul role="list" className={styles.sections}>
        {settingsSectionNames.map((section) => (
          <li key={section}>
            <button
              type="button"
              aria-current={chosen.kind === 'section' && chosen.section === section ? 'true' : undefined}
              onClick={() => choose({ kind: 'section', section })}
            >
              {t(`office-mailbox:section.${section}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The left of the builder: the fields in their order, the pages, and the rest of the mailbox. */
export function BuilderList() {
  const { t } = useSpeech();
  const { form, staff, mayChange } = useBuilder();
  return (
    <>
      <section aria-labelledby="campos" className={builderStyles.part}>
        <h2 id="campos">{t('office-mailbox:fields')}</h2>
        <EntryList
          list={form.root}
          entries={form.entries}
          group="campos"
          label={t('office-mailbox:fields')}
        />
        {form.entries.length === 0 && <p className={entriesStyles.empty}>{t('office-mailbox:noFields')}</p>}
        <Gone />
        <p className={builderStyles.note}>{t('office-mailbox:line')}</p>
        {mayChange && (
          <AddMenu
            id={addMenuId}
            root={form.root}
            choices={formChoices}
            words={t('office-mailbox:add')}
            hotkey="/"
          />
        )}
      </section>
      <Pages form={form} />
      <Sections />
      <section aria-labelledby="del-personal" className={builderStyles.part}>
        <h3 id="del-personal">{t('office-mailbox:staffFields')}</h3>
        <p className={builderStyles.note}>{t('office-mailbox:staffText')}</p>
        <EntryList
          list={staff.root}
          entries={staff.entries}
          group="personal"
          label={t('office-mailbox:staffFields')}
        />
        {mayChange && (
          <AddMenu
            id="anadir-del-personal"
            root={staff.root}
            choices={staffChoices}
            words={t('office-mailbox:addForStaff')}
          />
        )}
      </section>
    </>
  );
}
