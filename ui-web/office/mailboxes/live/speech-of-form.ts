import type { Language } from '#domain/shared/localized-text.ts';
import { newSpeaker, speechWith } from '#ui-web/i18n/speaker.ts';
import type { Speech } from '#ui-web/speech.ts';
import { loadFormTexts } from '../../i18n/forms/form-texts.ts';
import { loadOfficePart } from '../../i18n/office-speech.ts';

const allHere = () => Promise.resolve();

/** The speech of a form in a language of its own: the office around it may have another. */
export async function speechOfForm(language: Language, townDefault: Language): Promise<Speech> {
  const office = (['first', 'forms'] as const).map((part) => loadOfficePart(language, part));
  const texts = await Promise.all([...office, loadFormTexts(language)]);
  const speaker = await newSpeaker(language, Object.assign({}, ...texts));
  return speechWith(speaker, language, townDefault, allHere);
}
