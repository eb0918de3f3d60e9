import { displayTypes } from '#adapters/wire/voting/kinds/question-codecs.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** The types of questions, to choose from. */
export function TypeOptions() {
  const { t } = useSpeech();
  return displayTypes.map((one) => (
    <option key={one} value={one}>
      {t(`office-fields:option.${one}`)}
    </option>
  ));
}
