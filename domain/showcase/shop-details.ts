/** The languages of which a shop says that they are spoken in it; `signs`: the sign language of the country. */
export const spokenLanguages = [
  'es',
  'va',
  'ca',
  'eu',
  'en',
  'fr',
  'de',
  'it',
  'ro',
  'ar',
  'uk',
  'zh',
  'signs',
] as const;
/** One of them. */
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** What a shop says of how it is reached and of how it serves. */
export interface ShopDetails {
  /** Whether one comes in without a step. */
  readonly isStepFree: boolean;
  readonly delivers: boolean;
  readonly takesCards: boolean;
  /** In the order of the list. */
  readonly speaks: readonly SpokenLanguage[];
  /** The number under which it answers on WhatsApp; empty if it does not. */
  readonly whatsapp: string;
  /** The address of its website, with its scheme; empty if it has none. */
  readonly web: string;
}

/** The details of a shop that says nothing of them. */
export const noShopDetails: ShopDetails = {
  isStepFree: false,
  delivers: false,
  takesCards: false,
  speaks: [],
  whatsapp: '',
  web: '',
};

/** The details as a shop typed them; what is missing was not said. */
export interface TypedDetails extends Partial<Omit<ShopDetails, 'speaks'>> {
  readonly speaks?: readonly string[];
}

const longestWeb = 200;

/** Whether a text is a telephone number: nine digits at least, with spaces as people write them. */
export const isTelephone = (text: string): boolean => /^\+?\d[\d ]{8,19}$/u.test(text);

/** The address of a website as people write it, with its scheme; null if it is none. */
function readWeb(typed: string): string | null {
  if (typed === '') return '';
  const address = /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`;
  const isOne =
    /^https?:\/\/(?:[a-z\d\u{80}-\u{ffff}-]+\.)+[a-z\u{80}-\u{ffff}]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
  return address.length <= longestWeb && isOne.test(address) ? address : null;
}

/** Reads the details that a shop typed, with the names of the fields that are wrong: `whatsapp`, `web`. */
export function readShopDetails(typed: TypedDetails): {
  readonly details: ShopDetails;
  readonly wrong: readonly string[];
} {
  const whatsapp = (typed.whatsapp ?? '').trim().replaceAll(/\s+/gu, ' ');
  const web = readWeb((typed.web ?? '').trim());
  const said = typed.speaks ?? [];
  return {
    details: {
      isStepFree: typed.isStepFree === true,
      delivers: typed.delivers === true,
      takesCards: typed.takesCards === true,
      speaks: spokenLanguages.filter((one) => said.includes(one)),
      whatsapp,
      web: web ?? '',
    },
    wrong: [
      ...(whatsapp === '' || isTelephone(whatsapp) ? [] : ['whatsapp']),
      ...(web === null ? ['web'] : []),
    ],
  };
}

/**
 * The address that opens a conversation on WhatsApp: digits with the prefix of the country, which is that of Spain if the
 * number has none.
 *
 * @example whatsappAddress('600 00 00 10') // 'https://wa.me/34600000010'
 */
export function whatsappAddress(number: string): string {
  const digits = number.replaceAll(/\D/gu, '');
  return `https://wa.me/${number.startsWith('+') ? digits : `34${digits}`}`;
}
