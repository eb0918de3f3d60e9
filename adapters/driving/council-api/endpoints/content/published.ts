import { readArticle } from '#adapters/wire/site/article.ts';
import { readContentNode } from '#adapters/wire/site/content-node.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { reachedMilestones } from '#domain/processes/milestones.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type CollectionQuery, queryCollection } from '../../contents/collection-query.ts';
import { ownPath } from '../../contents/article-path.ts';

/** Something a council published: its address in the portal, and since when. */
export interface PublishedEntry {
  readonly path: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText | null;
  readonly day: CalendarDay | null;
}

function published(
  collection: string,
  documents: readonly CouncilDocument[],
  query: CollectionQuery,
): readonly CouncilDocument[] {
  const answered = queryCollection(collection, documents, { limit: '10000', ...query });
  return isLeft(answered) ? [] : answered.right.items.filter(isPublished);
}

/** The published processes, the latest first. One that cannot be read is left out. */
export const publishedProcesses = (documents: readonly CouncilDocument[], { timeZone }: Town) =>
  published('procesos', documents, { sort: '-period._extent.start' }).flatMap(
    (document): readonly PublishedEntry[] => {
      const read = readProcess(document, timeZone);
      if (isLeft(read)) return [];
      const { slug, title, lead, body, extent } = read.right;
      const path = `/procesos-participativos/${encodeURIComponent(slug)}`;
      return [{ path, title, text: lead ?? body, day: extent.start }];
    },
  );

/** The published proposals. */
export const publishedProposals = (documents: readonly CouncilDocument[]) =>
  published('propuestas', documents, {}).flatMap((document): readonly PublishedEntry[] => {
    const read = readProposal(document);
    if (isLeft(read)) return [];
    const { slug, title, body } = read.right;
    return [{ path: `/propuestas/${encodeURIComponent(slug)}`, title, text: body, day: null }];
  });

/** A milestone that a published project has reached; the fragment distinguishes it from others of its page. */
interface PublishedMilestone extends PublishedEntry {
  readonly fragment: string;
  readonly project: LocalizedText;
}

/** The milestones that published projects have reached by a day. */
export const publishedMilestones = (documents: readonly CouncilDocument[], today: CalendarDay) =>
  published('propuestas', documents, {}).flatMap((document): readonly PublishedMilestone[] => {
    const read = readProposal(document);
    if (isLeft(read) || read.right.delivery === null) return [];
    const { slug, title: project, delivery } = read.right;
    return reachedMilestones(delivery, today).map(({ id, title, reached }) => ({
      path: `/propuestas/${encodeURIComponent(slug)}`,
      fragment: `hito-${encodeURIComponent(id)}`,
      project,
      title,
      text: delivery.note,
      day: reached,
    }));
  });

/** The published content pages of entities. */
export const publishedEntities = (documents: readonly CouncilDocument[], { timeZone }: Town) =>
  published('entidades', documents, {}).flatMap((document): readonly PublishedEntry[] => {
    const read = readContentNode(document, 'entidades', timeZone);
    if (isLeft(read)) return [];
    const { slug, title, lead } = read.right;
    return [{ path: `/entidades/${encodeURIComponent(slug)}`, title, text: lead, day: null }];
  });

/** The published articles, of one category or of all, the latest first. */
export const publishedArticles = (
  documents: readonly CouncilDocument[],
  { timeZone }: Town,
  filter: { readonly categories?: string } = {},
  pathOf: typeof ownPath = ownPath,
) =>
  published('articulos', documents, { sort: '-publishPeriod.start', ...filter }).flatMap(
    (document): readonly PublishedEntry[] => {
      const read = readArticle(document, timeZone);
      if (isLeft(read)) return [];
      const { title, lead, body, publishedOn } = read.right;
      return [{ path: pathOf(read.right), title, text: lead ?? body, day: publishedOn }];
    },
  );
