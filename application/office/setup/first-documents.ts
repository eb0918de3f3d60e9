import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import type { Say } from '#application/text/say.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { type FirstDocument, firstRefs } from '#domain/office/setup/first-refs.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { proposedCouncil } from './proposed-council.ts';

/** A town at its beginning: what is known of it. */
export interface BegunTown {
  readonly realm: RealmId;
  readonly name: string;
  readonly timeZone: string;
  /** The first one is the town’s own. */
  readonly languages: readonly Language[];
  readonly today: CalendarDay;
}

/** Speaks in a language: the texts of the first documents are in the catalogue. */
export type SayIn = (language: Language) => Say<PagesKey>;

type Text = Readonly<Record<string, string>>;

/** Writes a text of the catalogue in every language of the town. */
function writer({ name, languages }: BegunTown, sayIn: SayIn) {
  const inAll = (write: (language: Language) => string): Text =>
    Object.fromEntries(languages.map((language) => [language, write(language)]));
  const council = inAll((language) => proposedCouncil(name, language));
  const text = (key: PagesKey): Text =>
    inAll((language) => sayIn(language)(key, { council: proposedCouncil(name, language) }));
  return { text, council, named: inAll(() => name) };
}

type Writer = ReturnType<typeof writer>;

function settings({ text, council, named }: Writer, town: BegunTown): JsonObject {
  const link = (key: PagesKey, uri: string) => ({ title: text(key), uri });
  return {
    name: 'participa',
    timeZone: town.timeZone,
    defaultLanguage: town.languages[0] ?? 'es',
    languages: [...town.languages],
    title: named,
    subtitle: text('beginning.subtitle'),
    description: text('beginning.description'),
    menuID: firstRefs.menu.id,
    guia: { _id: firstRefs.guide.id },
    privacyPolicy: { _id: firstRefs.privacy.id },
    footer: {
      organisation: council,
      columns: [
        {
          title: text('beginning.takePart'),
          links: [
            link('beginning.processes', '/procesos-participativos'),
            link('beginning.news', '/noticias'),
            link('beginning.guide.title', '/guia'),
          ],
        },
        {
          title: text('beginning.thisSite'),
          links: [
            link('beginning.accessibility.title', '/pagina/accesibilidad'),
            link('beginning.privacy.title', '/pagina/proteccion-de-datos'),
            link('beginning.legal.title', '/pagina/aviso-legal'),
          ],
        },
      ],
    },
    identityCheck: false,
  };
}

const menu = ({ text }: Writer): JsonObject => ({
  children: [
    { title: text('beginning.processes'), uri: '/procesos-participativos' },
    { title: text('beginning.news'), uri: '/noticias' },
    { title: text('beginning.guide.title'), uri: '/guia' },
  ],
});

/** Holidays are known of one region by now: that of the towns whose language is Valencian. */
const calendar = ({ languages }: BegunTown): JsonObject => ({
  ...(languages.includes('va') ? { region: 'ES-VC' } : {}),
  rest: ['saturday', 'sunday'],
  holidays: [],
});

const page = (
  { text }: Writer,
  { today }: BegunTown,
  {
    key,
    slug,
    ...more
  }: { readonly key: 'legal' | 'privacy' | 'accessibility'; readonly slug: string; readonly lead?: Text },
): JsonObject => ({
  title: text(`beginning.${key}.title`),
  ...more,
  body: text(`beginning.${key}.text`),
  categories: ['legal'],
  isPublished: true,
  publishPeriod: { start: today },
  data: { slug },
});

const guide = ({ text }: Writer, { today }: BegunTown): JsonObject => ({
  title: text('beginning.guide.title'),
  lead: text('beginning.guide.lead'),
  categories: ['guia'],
  isPublished: true,
  publishPeriod: { start: today },
  data: { slug: 'guia' },
  voidGroup: [
    {
      title: text('beginning.guide.first'),
      children: (['what', 'phases', 'need'] as const).map((part) => ({
        title: text(`beginning.guide.${part}`),
        body: text(`beginning.guide.${part}Text`),
      })),
    },
  ],
});

/**
 * The documents with which a town begins, as drafts that its people read before they publish them. They say what this
 * program does and nothing of the town but its name.
 */
export function firstDocuments(
  town: BegunTown,
  sayIn: SayIn,
): readonly { readonly document: FirstDocument; readonly body: JsonObject }[] {
  const write = writer(town, sayIn);
  const lead = write.text('beginning.privacy.lead');
  return [
    { document: 'settings', body: settings(write, town) },
    { document: 'menu', body: menu(write) },
    { document: 'calendar', body: calendar(town) },
    { document: 'guide', body: guide(write, town) },
    { document: 'privacy', body: page(write, town, { key: 'privacy', slug: 'proteccion-de-datos', lead }) },
    { document: 'legal', body: page(write, town, { key: 'legal', slug: 'aviso-legal' }) },
    { document: 'accessibility', body: page(write, town, { key: 'accessibility', slug: 'accesibilidad' }) },
  ];
}
