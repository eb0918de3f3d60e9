import type { PageDescription, PageSubject } from '#application/content/page-description.ts';
import { plainTitle } from '#domain/content/plain-text.ts';
import type { Process } from '#domain/processes/process.ts';
import { languageTag, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { addressIn, type PageAddress } from './page-address.ts';

/** JSON-LD of schema.org. */
type Thing = Readonly<Record<string, unknown>>;

/** Who speaks, and of which page. */
interface Spoken {
  readonly subject: PageSubject;
  readonly described: PageDescription;
  readonly standing: PageAddress;
  readonly picture: string | null;
}

/** The council, under one id in all pages of its portal. */
const council = ({ subject, standing }: Spoken): Thing => {
  const { language, defaultLanguage } = standing;
  const url = addressIn(defaultLanguage, { ...standing, path: '/' });
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${url}#council`,
    name: textFor(subject.town, language, defaultLanguage).text,
    url,
  };
};

const about = ({ described, standing, picture }: Spoken, title: LocalizedText, url: string): Thing => ({
  name: textFor(plainTitle(title), standing.language, standing.defaultLanguage).text,
  ...(described.summary !== null && { description: described.summary }),
  ...(picture !== null && { image: [picture] }),
  inLanguage: languageTag(standing.language),
  url,
});

/** A process as an event whose parts are its phases: search engines show its days. */
function processEvent(process: Process, spoken: Spoken, url: string): Thing {
  const { language, defaultLanguage } = spoken.standing;
  const organizer = council(spoken);
  const place = { '@type': 'Place', name: organizer['name'], address: organizer['name'] };
  const days = ({ start, end }: Process['extent']) => ({ startDate: start, endDate: end });
  const event = {
    '@type': 'Event',
    eventStatus: 'https://schema.org/EventScheduled',
    location: [place, { '@type': 'VirtualLocation', url }],
    organizer,
  };
  const phases = process.ranges.map((range) => ({
    ...event,
    ...days(range),
    name: textFor(plainTitle(range.name), language, defaultLanguage).text,
    url,
  }));
  return {
    ...event,
    ...about(spoken, process.title, url),
    ...days(process.extent),
    ...(phases.length > 0 && { subEvent: phases.filter(({ name }) => name !== '') }),
  };
}

/** What a page is, for programs; null for pages that are neither the start, a process, news nor a page of the council. */
function thing(spoken: Spoken): Thing | null {
  const { subject, standing } = spoken;
  const url = addressIn(standing.language, standing);
  const { process, article, place } = subject;
  if (process !== null) return processEvent(process, spoken, url);
  if (article !== null) {
    const isNews = article.categories.includes('noticias');
    const said = about(spoken, article.title, url);
    return {
      '@type': isNews ? 'NewsArticle' : 'WebPage',
      ...said,
      ...(isNews && { headline: said['name'], mainEntityOfPage: url, author: council(spoken) }),
      ...(article.publishedOn !== null && { datePublished: article.publishedOn }),
      publisher: council(spoken),
    };
  }
  if (place.kind !== 'home') return null;
  return {
    '@type': 'WebSite',
    ...about(spoken, subject.site?.name ?? subject.town, url),
    publisher: council(spoken),
  };
}

/** JSON that cannot end its own element. No browser runs it: it is data, so that the page's policy need not name it. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The element of the page's head by which programs read what the page is (schema.org); empty for other pages. */
export function structuredData(spoken: Spoken): string {
  const data = spoken.described.found ? thing(spoken) : null;
  if (data === null) return '';
  return `<script type="application/ld+json">${embedded({ '@context': 'https://schema.org', ...data })}</script>`;
}
