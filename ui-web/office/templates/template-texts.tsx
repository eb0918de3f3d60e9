import { useId } from 'react';
import {
  type FactsOfRequest,
  filledTemplate,
  longestTemplate,
  type TemplateFact,
  templateFacts,
  type TemplateFault,
} from '#domain/office/templates/template.ts';
import { type Language, languages, languageTag } from '#domain/shared/localized-text.ts';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import chips from '../parts/chip.module.css';
import { drawAndFocus } from '../parts/draw-now.ts';
import { shownLanguages } from '../parts/usual-languages.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './templates.module.css';
import type { TemplateFaults } from './written-template.ts';

interface TextsProps {
  readonly text: Readonly<Record<string, string>>;
  readonly change: (text: Readonly<Record<string, string>>) => void;
  /** Null as long as nobody tried to store it. */
  readonly faults: TemplateFaults | null;
}

/** The words by language: the town's languages, then the others on demand. */
export function TemplateTexts({ text, change, faults }: TextsProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const first = shownLanguages(town.defaultLanguage, text);
  const others = languages.filter((one) => !first.includes(one));
  const part = (language: Language, place: number) => (
    <TextPart
      key={language}
      language={language}
      text={text[language] ?? ''}
      change={(words) => change({ ...text, [language]: words })}
      fault={faults?.isBlank && place === 0 ? { kind: 'blankText' } : (faults?.text[language] ?? null)}
    />
  );
  return (
    <fieldset className={styles.texts}>
      <legend>{t('office-templates:text')}</legend>
      <p className="note">{t('office-templates:textHint')}</p>
      {first.map(part)}
      {others.length > 0 && (
        <details>
          <summary>{t('office-templates:others')}</summary>
          <div className={styles.texts}>{others.map((one) => part(one, 1))}</div>
        </details>
      )}
    </fieldset>
  );
}

interface PartProps {
  readonly language: Language;
  readonly text: string;
  readonly change: (text: string) => void;
  readonly fault: TemplateFault | null;
}

/** The words in one language, what can be put into them, and how a sender would read them. */
function TextPart({ language, text, change, fault }: PartProps) {
  const { t } = useSpeech();
  const id = useId();
  const put = (fact: TemplateFact) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const written = `{${fact}}`;
    drawAndFocus(() => change(`${text.slice(0, from)}${written}${text.slice(to)}`), id);
    field.setSelectionRange(from + written.length, from + written.length);
  };
  return (
    <div className={styles.text}>
      <TextField
        id={id}
        label={languageNames[language]}
        lang={languageTag(language)}
        value={text}
        onChange={change}
        multiline={6}
        width="100%"
        maxLength={longestTemplate}
        error={fault === null ? undefined : faultWords(fault, t)}
      />
      <div
        className={chips.chips}
        role="group"
        aria-label={t('office-templates:facts.put', { language: languageNames[language] })}
      >
        {templateFacts.map((fact) => (
          <button key={fact} type="button" className={chips.chip} onClick={() => put(fact)}>
            <span aria-hidden="true">+</span> {t(`office-templates:facts.${fact}.name`)}
          </button>
        ))}
      </div>
      <Sample language={language} text={text} />
    </div>
  );
}

function faultWords(fault: TemplateFault, t: ReturnType<typeof useSpeech>['t']): string {
  if (fault.kind === 'unknownFact')
    return t('office-templates:fault.unknownFact', {
      fact: `{${fault.fact}}`,
      facts: templateFacts.map((one) => `{${one}}`).join(', '),
    });
  return t(`office-templates:fault.${fault.kind === 'tooLong' ? 'tooLong' : 'blankText'}`);
}

/** How the sender of an invented request would read it. */
function Sample({ language, text }: Pick<PartProps, 'language' | 'text'>) {
  const { t } = useSpeech();
  if (text.trim() === '') return null;
  const facts: FactsOfRequest = Object.fromEntries(
    templateFacts.map((fact) => [fact, t(`office-templates:facts.${fact}.sample`)]),
  );
  const template = { id: '', name: '', mailboxes: [], status: null, text: { [language]: text } };
  const read = filledTemplate(template, { language, town: language }, () => facts);
  return (
    <div className={styles.sample}>
      <small>{t('office-templates:sample')}</small>
      <p lang={languageTag(language)}>{read.text}</p>
    </div>
  );
}
