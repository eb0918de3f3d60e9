import { openLinks } from '#domain/access/closed-portals.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import type { Site } from '#domain/content/site.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { Speech } from '#ui-web/speech.ts';

/** The town at the foot of the page, in the visitor's language. */
export function footView(site: Site, details: SiteDetails, now: Instant, { said, t }: Speech) {
  const { foot } = details;
  const named = said(foot.organisation).text;
  const organisation = named === '' ? said(site.name).text : named;
  const year = dayAt(now, site.timeZone).slice(0, 4);
  const links = (listed: SiteDetails['links']) =>
    openLinks(listed, site.closed)
      .filter(({ uri }) => uri !== '')
      .map((link) => ({ href: link.uri, text: said(link.title).text }));
  const more = links(details.links);
  return {
    name: organisation,
    address: said(foot.address).text,
    phone: foot.phone,
    email: foot.email,
    hours: said(foot.hours).text,
    columns: [
      ...(more.length > 0 ? [{ title: t('shell:links'), links: more }] : []),
      ...foot.columns.map((column) => ({ title: said(column.title).text, links: links(column.links) })),
    ],
    logos: foot.logos.flatMap(({ title, alt, image, uri }) =>
      image === null ? [] : [{ image, href: uri, text: said(alt ?? title) }],
    ),
    ending: [`© ${year} ${organisation}`, ...(site.hideDeveloperCredit ? [] : [t('shell:madeWith')])],
  };
}
