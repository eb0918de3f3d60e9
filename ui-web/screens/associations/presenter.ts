import type { Article } from '#domain/content/article.ts';
import type { Association } from '#domain/directory/association.ts';
import type { TownFacts } from '#adapters/wire/site/town-facts.ts';
import { isLeft, map, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** The active associations of the town. */
export const directoryPresenter = ({
  realm,
  records,
  clock,
}: Council): AskingPresenter<readonly Association[]> =>
  askingPresenter(async () => (await records()).associations.active(realm), clock);

/** The places of the associations, and where the map begins. */
export interface MapFacts {
  /** By id, only associations with a place. */
  readonly positions: ReadonlyMap<string, NonNullable<Association['coordinates']>>;
  /** Null if the town publishes no facts about itself: the map then shows all markers. */
  readonly town: TownFacts | null;
}

const positionsOf = (all: readonly Association[]): MapFacts['positions'] =>
  new Map(all.flatMap(({ id, coordinates }) => (coordinates === null ? [] : [[id, coordinates] as const])));

/** What the map needs beside the directory, asked for when the map is opened. */
export const mapPresenter = ({ realm, records, services, clock }: Council): AskingPresenter<MapFacts> =>
  askingPresenter(async () => {
    const [placed, facts] = await Promise.all([
      records().then(({ associations }) => associations.placed(realm)),
      services().then(({ town }) => town.facts(realm)),
    ]);
    return map((all: readonly Association[]): MapFacts => {
      return { positions: positionsOf(all), town: isLeft(facts) ? null : facts.right };
    })(placed);
  }, clock);

/** What the map needs on a page without the directory. */
interface PlacedAssociations {
  /** Those with a place. */
  readonly associations: readonly Association[];
  readonly facts: MapFacts;
}

/** Every association with a place, for a page that shows only the map. */
export const placedPresenter = ({
  realm,
  records,
  services,
  clock,
}: Council): AskingPresenter<PlacedAssociations> =>
  askingPresenter(async () => {
    const [placed, told] = await Promise.all([
      records().then(({ associations }) => associations.placed(realm)),
      services().then(({ town }) => town.facts(realm)),
    ]);
    return map((all: readonly Association[]): PlacedAssociations => {
      const associations = all.filter(({ coordinates }) => coordinates !== null);
      return { associations, facts: { positions: positionsOf(all), town: isLeft(told) ? null : told.right } };
    })(placed);
  }, clock);

/** The articles for associations, each list under the category in which councils file it. */
const resourceCategories = {
  resources: 'asociaciones-recursos',
  agenda: 'asociaciones-agenda',
  news: 'asociaciones-noticias',
  create: 'asociaciones-crear',
} as const;

export type ResourceKind = keyof typeof resourceCategories;
const kinds = ['resources', 'agenda', 'news', 'create'] as const;

/** How many of each kind the page lists. */
const most = 20;

export type Resources = Readonly<Record<ResourceKind, readonly Article[]>>;

/** What the council offers associations, asked for when it is opened. */
export const resourcesPresenter = ({ realm, contents, clock }: Council): AskingPresenter<Resources> =>
  askingPresenter(async () => {
    const answers = await Promise.all(
      kinds.map((kind) => contents.articles(realm, resourceCategories[kind], { limit: most, offset: 0 })),
    );
    const refused = answers.find(isLeft);
    if (refused !== undefined) return refused;
    const found = answers.map((answer) => (isLeft(answer) ? [] : answer.right.items));
    const [resources = [], agenda = [], news = [], create = []] = found;
    return right({ resources, agenda, news, create });
  }, clock);
