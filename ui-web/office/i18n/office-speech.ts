import type { i18n, Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';
import { learn, newSpeaker, speechWith } from '#ui-web/i18n/speaker.ts';
import type { Speech } from '#ui-web/speech.ts';

type Loading = () => Promise<{ readonly texts: Readonly<Record<string, unknown>> }>;

/** Each language is several files: what every place may say, and what some places say alone. */
const files = {
  first: {
    es: () => import('./es.ts'),
    va: () => import('./va.ts'),
    ca: () => import('./ca.ts'),
    en: () => import('./en.ts'),
    eu: () => import('./eu.ts'),
  },
  votes: {
    es: () => import('./es-votes.ts'),
    va: () => import('./va-votes.ts'),
    ca: () => import('./ca-votes.ts'),
    en: () => import('./en-votes.ts'),
    eu: () => import('./eu-votes.ts'),
  },
  vouchers: {
    es: () => import('./vouchers/es.ts'),
    va: () => import('./vouchers/va.ts'),
    ca: () => import('./vouchers/ca.ts'),
    en: () => import('./vouchers/en.ts'),
    eu: () => import('./vouchers/eu.ts'),
  },
  counter: {
    es: () => import('./counter/es.ts'),
    va: () => import('./counter/va.ts'),
    ca: () => import('./counter/ca.ts'),
    en: () => import('./counter/en.ts'),
    eu: () => import('./counter/eu.ts'),
  },
  bookings: {
    es: () => import('./bookings/es.ts'),
    va: () => import('./bookings/va.ts'),
    ca: () => import('./bookings/ca.ts'),
    en: () => import('./bookings/en.ts'),
    eu: () => import('./bookings/eu.ts'),
  },
  venues: {
    es: () => import('./venues/es.ts'),
    va: () => import('./venues/va.ts'),
    ca: () => import('./venues/ca.ts'),
    en: () => import('./venues/en.ts'),
    eu: () => import('./venues/eu.ts'),
  },
  registrations: {
    es: () => import('./registrations/es.ts'),
    va: () => import('./registrations/va.ts'),
    ca: () => import('./registrations/ca.ts'),
    en: () => import('./registrations/en.ts'),
    eu: () => import('./registrations/eu.ts'),
  },
  intranet: {
    es: () => import('./intranet/es.ts'),
    va: () => import('./intranet/va.ts'),
    ca: () => import('./intranet/ca.ts'),
    en: () => import('./intranet/en.ts'),
    eu: () => import('./intranet/eu.ts'),
  },
  draws: {
    es: () => import('./draws/es.ts'),
    va: () => import('./draws/va.ts'),
    ca: () => import('./draws/ca.ts'),
    en: () => import('./draws/en.ts'),
    eu: () => import('./draws/eu.ts'),
  },
  doors: {
    es: () => import('./doors/es.ts'),
    va: () => import('./doors/va.ts'),
    ca: () => import('./doors/ca.ts'),
    en: () => import('./doors/en.ts'),
    eu: () => import('./doors/eu.ts'),
  },
  tickets: {
    es: () => import('./tickets/es.ts'),
    va: () => import('./tickets/va.ts'),
    ca: () => import('./tickets/ca.ts'),
    en: () => import('./tickets/en.ts'),
    eu: () => import('./tickets/eu.ts'),
  },
  openings: {
    es: () => import('./openings/es.ts'),
    va: () => import('./openings/va.ts'),
    ca: () => import('./openings/ca.ts'),
    en: () => import('./openings/en.ts'),
    eu: () => import('./openings/eu.ts'),
  },
  rules: {
    es: () => import('./rules/es.ts'),
    va: () => import('./rules/va.ts'),
    ca: () => import('./rules/ca.ts'),
    en: () => import('./rules/en.ts'),
    eu: () => import('./rules/eu.ts'),
  },
  payments: {
    es: () => import('./payments/es.ts'),
    va: () => import('./payments/va.ts'),
    ca: () => import('./payments/ca.ts'),
    en: () => import('./payments/en.ts'),
    eu: () => import('./payments/eu.ts'),
  },
  desk: {
    es: () => import('./desk/es.ts'),
    va: () => import('./desk/va.ts'),
    ca: () => import('./desk/ca.ts'),
    en: () => import('./desk/en.ts'),
    eu: () => import('./desk/eu.ts'),
  },
  check: {
    es: () => import('./check/es.ts'),
    va: () => import('./check/va.ts'),
    ca: () => import('./check/ca.ts'),
    en: () => import('./check/en.ts'),
    eu: () => import('./check/eu.ts'),
  },
  portals: {
    es: () => import('./portals/es.ts'),
    va: () => import('./portals/va.ts'),
    ca: () => import('./portals/ca.ts'),
    en: () => import('./portals/en.ts'),
    eu: () => import('./portals/eu.ts'),
  },
  people: {
    es: () => import('./people/es.ts'),
    va: () => import('./people/va.ts'),
    ca: () => import('./people/ca.ts'),
    en: () => import('./people/en.ts'),
    eu: () => import('./people/eu.ts'),
  },
  steps: {
    es: () => import('./steps/es.ts'),
    va: () => import('./steps/va.ts'),
    ca: () => import('./steps/ca.ts'),
    en: () => import('./steps/en.ts'),
    eu: () => import('./steps/eu.ts'),
  },
  forms: {
    es: () => import('./es-forms.ts'),
    va: () => import('./va-forms.ts'),
    ca: () => import('./ca-forms.ts'),
    en: () => import('./en-forms.ts'),
    eu: () => import('./eu-forms.ts'),
  },
  setup: {
    es: () => import('./es-setup.ts'),
    va: () => import('./va-setup.ts'),
    ca: () => import('./ca-setup.ts'),
    en: () => import('./en-setup.ts'),
    eu: () => import('./eu-setup.ts'),
  },
  moderation: {
    es: () => import('./es-moderation.ts'),
    va: () => import('./va-moderation.ts'),
    ca: () => import('./ca-moderation.ts'),
    en: () => import('./en-moderation.ts'),
    eu: () => import('./eu-moderation.ts'),
  },
  templates: {
    es: () => import('./es-templates.ts'),
    va: () => import('./va-templates.ts'),
    ca: () => import('./ca-templates.ts'),
    en: () => import('./en-templates.ts'),
    eu: () => import('./eu-templates.ts'),
  },
  tables: {
    es: () => import('./es-tables.ts'),
    va: () => import('./va-tables.ts'),
    ca: () => import('./ca-tables.ts'),
    en: () => import('./en-tables.ts'),
    eu: () => import('./eu-tables.ts'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Loading>>>>;

/** Texts that come later, when a place that says them is opened. */
export type LaterTexts = Exclude<keyof typeof files, 'first'>;
const allLater = Object.keys(files).filter((part) => part !== 'first') as readonly LaterTexts[];

/** Texts of a part in a language by namespace: `office-requests` is `office-requests.json`. */
export async function loadOfficePart(
  language: Language,
  part: keyof typeof files,
): Promise<Resource[string]> {
  const { texts } = await files[part][language]();
  return Object.fromEntries(
    Object.entries(texts).map(([path, words]) => [path.slice(path.lastIndexOf('/') + 1, -5), words]),
  ) as Resource[string];
}

async function loadParts(language: Language, later: Iterable<LaterTexts>): Promise<Resource[string]> {
  const loaded = await Promise.all(
    ['first' as const, ...later].map((part) => loadOfficePart(language, part)),
  );
  return Object.assign({}, ...loaded) as Resource[string];
}

/** All texts of the office in a language, by namespace. */
export const loadOfficeTexts = (language: Language): Promise<Resource[string]> =>
  loadParts(language, allLater);

/** What a town has made itself (a collection, a field) has no text here: such a call gives the name to be shown. */
function allowingNames(speaker: i18n): i18n {
  const { parseMissingKeyHandler: missing } = speaker.options;
  speaker.options.parseMissingKeyHandler = (key: string, name?: string) => name ?? (missing?.(key) as string);
  return speaker;
}

const allHere = () => Promise.resolve();

/** What the speakers that began with the first texts do when a place needs others. */
const learning: ((wanted: readonly LaterTexts[]) => Promise<void>)[] = [];

/** Loads texts that come later; a place that says them waits for it. */
export async function learnTexts(...wanted: readonly LaterTexts[]): Promise<void> {
  await Promise.all(learning.map((learnThem) => learnThem(wanted)));
}

/**
 * The speech of the office in one language after another; each is loaded once.
 *
 * @param begun `first`: other texts come when `learnTexts` asks for them
 */
export function officeSpeaker(
  begun: 'all' | 'first' = 'all',
): (language: Language, realmDefault: Language) => Promise<Speech> {
  let speaker: i18n | null = null;
  let underway: Promise<void> = Promise.resolve();
  const says = new Set<LaterTexts>(begun === 'all' ? allLater : []);
  const lacking = new Map<Language, Set<LaterTexts>>();
  const begin = async (language: Language) => {
    const later = [...says];
    const texts = await loadParts(language, later);
    lacking.set(language, new Set(allLater.filter((part) => !later.includes(part))));
    if (speaker === null) speaker = allowingNames(await newSpeaker(language, texts));
    else learn(speaker, language, texts);
  };
  const learnThem = async (wanted: readonly LaterTexts[]) => {
    for (const part of wanted) says.add(part);
    await underway;
    const missing = [...lacking].flatMap(([language, parts]) =>
      wanted.filter((part) => parts.has(part)).map((part) => ({ language, part, parts })),
    );
    await Promise.all(
      missing.map(async ({ language, part, parts }) => {
        const texts = await loadOfficePart(language, part);
        if (speaker !== null) learn(speaker, language, texts);
        parts.delete(part);
      }),
    );
  };
  if (begun === 'first') learning.push(learnThem);
  return async (language, realmDefault) => {
    if (!speaker?.hasResourceBundle(language, 'office')) {
      underway = begin(language);
      await underway;
    }
    const known = speaker as i18n;
    await known.changeLanguage(language);
    return speechWith(known, language, realmDefault, allHere);
  };
}
