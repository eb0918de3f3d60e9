import { useSpeech } from '#ui-web/speech.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { useForm } from '../../documents/form/form-place.ts';
import { type FormPart, otherValues } from '../../documents/form/form-tree.ts';
import { OtherValues } from '../../documents/editor/other-values.tsx';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/builder.module.css';
import fieldPartsStyles from '../builder/field-parts.module.css';
import { ContactSettings } from './contact-settings.tsx';
import { type SettingsSection, sectionOf } from './sections.ts';
import { SwitchedGroup } from './switched-group.tsx';
import { TermPart } from './term-part.tsx';

/** Members that are lists of fields: they are built, not written. */
const built = new Set(['form', 'customForm', 'management']);

/** Groups that a mailbox has or not, and what one of them must begin with. */
const switched: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payments: { gateway: 'redsys' },
  notify: { how: 'each' },
  open311: {},
};

function SettingsPart({ part }: { readonly part: FormPart }) {
  const { name } = part.field;
  const begins = switched[name];
  if (part.kind === 'group' && begins !== undefined) return <SwitchedGroup part={part} begins={begins} />;
  if (name === 'contactRequest') return <ContactSettings />;
  return name === 'answerWithin' ? <TermPart /> : <FormParts parts={[part]} />;
}

/** A part of the mailbox besides its fields. */
export function SettingsEditor({ section }: { readonly section: SettingsSection }) {
  const { t } = useSpeech();
  const { parts } = useBuilder();
  const { document } = useForm();
  const own = parts.filter(({ field: { name } }) => !built.has(name) && sectionOf(name) === section);
  const others = section === 'others' ? otherValues(parts, document.shown, document.languages) : [];
  return (
    <section className={styles.field} aria-labelledby="elegido">
      <div className={fieldPartsStyles.chosenHead}>
        <h2 id="elegido" tabIndex={-1}>
          {t(`office-mailbox:section.${section}`)}
        </h2>
      </div>
      <p className={styles.note}>{t(`office-mailbox:sectionText.${section}`)}</p>
      {own.map((part) => (
        <SettingsPart key={part.path} part={part} />
      ))}
      <OtherValues others={others} />
    </section>
  );
}
