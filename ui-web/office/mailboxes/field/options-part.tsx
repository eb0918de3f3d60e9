import { useState } from 'react';
import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import {
  addOption,
  type BuiltOption,
  moveOption,
  optionsAt,
  optionTextWrites,
  wordsAsOptions,
} from '#domain/forms/builder/options.ts';
import { removeEntry } from '#domain/forms/builder/add-entry.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { idOf, useForm } from '../../documents/form/form-place.ts';
import { drawAndFocus } from '../../parts/draw-now.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/builder.module.css';
import optionsStyles from '../builder/options.module.css';
import { OptionText } from './option-text.tsx';
import { PasteOptions } from './paste-options.tsx';

interface OptionsPartProps {
  readonly entry: BuiltEntry;
}

/** The words of an option where it is named. */
function useOptionWords() {
  const { said } = useSpeech();
  return ({ text, value }: BuiltOption) => said(text).text || value;
}

interface OptionRowProps {
  readonly option: BuiltOption;
  readonly at: number;
  readonly last: number;
  readonly list: string;
}

/** An option: its text in each language, and where it is. */
function OptionRow({ option, at, last, list }: OptionRowProps) {
  const { t } = useSpeech();
  const { write, mayChange } = useBuilder();
  const { columns, document } = useForm();
  const what = useOptionWords()(option);
  const { shown, languages } = document;
  const [first = 'es'] = languages;
  const button = (act: 'up' | 'down' | 'cross', isOff: boolean, press: () => void) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(`office-mailbox:move.${act === 'cross' ? 'remove' : act}`, { what })}
      disabled={isOff}
      onClick={press}
    >
      <Icon name={act} />
    </button>
  );
  return (
    <tr>
      <th scope="row">{at + 1}</th>
      {columns.map((language) => (
        <td
          key={language}
          data-label={t(`office-documents:language.${language}`)}
          lang={languageTag(language)}
        >
          <OptionText
            option={option}
            language={language}
            label={t('office-mailbox:options.textOf', {
              n: at + 1,
              language: t(`office-documents:language.${language}`),
            })}
            onChange={(words) => write(optionTextWrites(option, language, first, words))}
          />
        </td>
      ))}
      {mayChange && (
        <td className={optionsStyles.optionActs}>
          {button('up', at === 0, () => write(moveOption(shown, list, option.key, at - 1)))}
          {button('down', at === last, () => write(moveOption(shown, list, option.key, at + 1)))}
          {button('cross', false, () => write(removeEntry(shown, list, option.key), what))}
        </td>
      )}
    </tr>
  );
}

interface OptionTableProps {
  readonly list: string;
  readonly options: readonly BuiltOption[];
}

/** Options below each other, with a column for each language that is shown. */
function OptionTable({ list, options }: OptionTableProps) {
  const { t } = useSpeech();
  const { columns } = useForm();
  const { mayChange } = useBuilder();
  return (
    <table className={optionsStyles.optionTable}>
      <caption className="visually-hidden">{t('office-mailbox:options.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('office-mailbox:options.place')}</span>
          </th>
          {columns.map((language) => (
            <th key={language} scope="col">
              {t(`office-documents:language.${language}`)}
            </th>
          ))}
          {mayChange && (
            <th scope="col">
              <span className="visually-hidden">{t('office-mailbox:options.acts')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {options.map((option, at) => (
          <OptionRow key={option.key} {...{ option, at, list }} last={options.length - 1} />
        ))}
      </tbody>
    </table>
  );
}

/** Words that were written as a plain list become options with a text in each language, once somebody may change them. */
function useOptions({ entry }: OptionsPartProps) {
  const { shown } = useForm().document;
  const list = `${entry.path}/options`;
  const plain = wordsAsOptions(shown, list);
  return { list, plain, options: optionsAt(shown, list) };
}

/** The options of a list as a table with a column for each language that is shown. */
export function OptionsPart({ entry }: OptionsPartProps) {
  const { t } = useSpeech();
  const { columns, document, newKey } = useForm();
  const { mayChange, write } = useBuilder();
  const { list, plain, options } = useOptions({ entry });
  const [isPasting, paste] = useState(false);
  const [first = 'es'] = document.languages;
  const add = () => {
    const text = t('office-mailbox:options.number', { n: options.length + 1 });
    const key = newKey();
    const field = idOf(`${list}/@${key}/title/${columns[0] ?? first}`);
    drawAndFocus(() => write(addOption(document.shown, list, { [first]: text }, key)), field);
  };
  return (
    <section className={optionsStyles.options} aria-labelledby="opciones">
      <h3 id="opciones">{t('office-fields:name.options')}</h3>
      {plain.length > 0 ? (
        <>
          <p>{t('office-mailbox:options.plain')}</p>
          <p>{(document.shown.get(list) as readonly string[]).join(' · ')}</p>
          {mayChange && (
            <OfficeButton look="outline" onClick={() => write(plain)}>
              {t('office-mailbox:options.translate')}
            </OfficeButton>
          )}
        </>
      ) : (
        options.length > 0 && <OptionTable list={list} options={options} />
      )}
      {options.length === 0 && plain.length === 0 && (
        <p className={styles.note}>
          {t(entry.kind === 'category' ? 'office-mailbox:options.ofTown' : 'office-mailbox:options.none')}
        </p>
      )}
      {mayChange && plain.length === 0 && (
        <p className={styles.acts}>
          <OfficeButton look="outline" onClick={add}>
            <Icon name="plus" /> {t('office-mailbox:options.add')}
          </OfficeButton>
          <OfficeButton look="text" onClick={() => paste(true)}>
            {t('office-mailbox:options.paste')}
          </OfficeButton>
        </p>
      )}
      {isPasting && <PasteOptions list={list} close={() => paste(false)} />}
    </section>
  );
}
