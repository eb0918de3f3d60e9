import { type AccessibilityDeclaration, readDeclaration } from '#adapters/wire/site/accessibility.ts';
import { readDetails } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import { formatDay } from '#application/text/dates.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { type Language, languages, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { escaped } from '../plugins/markup.ts';
import { serverSayIn } from '../server-texts.ts';

/** The name of the page in the address: `/pagina/accesibilidad`. */
const slug = 'accesibilidad';

interface Declaring extends AccessibilityDeclaration {
  readonly organisation: LocalizedText;
}

const paragraph = (text: string) => `<p>${text}</p>`;
const heading = (text: string) => `<h2>${escaped(text)}</h2>`;

/** The statement in a language, by the headings of the official model. */
function bodyIn(language: Language, declared: Declaring): string {
  const say = serverSayIn(language);
  const said = (text: LocalizedText) => escaped(textFor(text, language, language).text);
  const day = (text: string) => {
    const read = parseDay(text.slice(0, 10));
    return escaped(read === null ? text : formatDay(read, language));
  };
  const { status, method, site, reasons, email, phone, unit } = declared;
  const given = (['noncompliant', 'burden', 'outOfScope'] as const).flatMap((reason) => {
    const text = reasons[reason];
    return text === null ? [] : [`<li>${escaped(say(`accessibility.${reason}`))}: ${said(text)}</li>`];
  });
  const content =
    given.length === 0
      ? []
      : [
          heading(say('accessibility.contentTitle')),
          paragraph(escaped(say('accessibility.contentLead'))),
          `<ul>${given.join('')}</ul>`,
        ];
  const ways = [
    ...(email === null ? [] : [`<li><a href="mailto:${escaped(email)}">${escaped(email)}</a></li>`]),
    ...(phone === null ? [] : [`<li>${escaped(phone)}</li>`]),
  ];
  return [
    paragraph(say('accessibility.commitment', { organisation: said(declared.organisation) })),
    paragraph(say('accessibility.scope', { site: escaped(site) })),
    heading(say('accessibility.statusTitle')),
    paragraph(escaped(say(`accessibility.${status}`))),
    ...content,
    heading(say('accessibility.preparationTitle')),
    paragraph(say('accessibility.prepared', { day: day(declared.prepared) })),
    paragraph(escaped(say(`accessibility.${method}`))),
    paragraph(escaped(say('accessibility.checks'))),
    paragraph(say('accessibility.reviewed', { day: day(declared.reviewed) })),
    heading(say('accessibility.contactTitle')),
    paragraph(escaped(say('accessibility.contactLead'))),
    `<ul>${ways.join('')}</ul>`,
    paragraph(escaped(say('accessibility.requests'))),
    heading(say('accessibility.procedureTitle')),
    paragraph(escaped(say('accessibility.procedure'))),
    ...(unit === null ? [] : [paragraph(say('accessibility.unit', { unit: said(unit) }))]),
  ].join('');
}

const inAll = (write: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, write(language)]));

/** The article of the statement, as a council would have written it. */
function statement(settings: Readonly<Record<string, unknown>>): CouncilDocument | null {
  const declared = readDeclaration(settings);
  if (declared === null) return null;
  const { organisation, email, phone } = readDetails(settings).foot;
  const whole = {
    ...declared,
    organisation,
    email: declared.email ?? email,
    phone: declared.phone ?? phone,
  };
  return {
    _id: `art-${slug}`,
    title: inAll((language) => serverSayIn(language)('accessibility.title')),
    body: inAll((language) => bodyIn(language, whole)),
    isPublished: true,
    data: { slug },
  };
}

const isStatement = ({ _id, data }: CouncilDocument) =>
  _id === `art-${slug}` || (data as { readonly slug?: unknown } | null | undefined)?.slug === slug;

/**
 * The documents of the towns, with the accessibility statement among the articles of a town that declares one in its
 * settings. A statement that the town wrote itself is left as it is.
 */
export const withStatement = (documents: DocumentStore): DocumentStore => ({
  all: async (realm, collection) => {
    const found = await documents.all(realm, collection);
    if (collection !== 'articulos' || found.some(isStatement)) return found;
    const made = statement(portalSettings(await documents.all(realm, 'settings'), 'participation'));
    return made === null ? found : [...found, made];
  },
});
