import { isLanguage } from '#domain/shared/localized-text.ts';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** The text of a field that is wrong: `offer.0` is the first offer, `offerIn.va.0` its title in Valencian. */
export function useListingFault(): (field: string) => string {
  const { t } = useSpeech();
  return (field) => {
    const [name = '', first = '', second] = field.split('.');
    const language = isLanguage(first) ? languageNames[first] : '';
    return t(`shop-desk:listing.fault.${name}`, { n: String(Number(second ?? first) + 1), language });
  };
}
