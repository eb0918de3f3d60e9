import type { CouncilContents } from '#application/ports/browser/council-contents.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readArticle } from '#adapters/wire/site/article.ts';
import { publishedOnly, readPage } from '#adapters/wire/page.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readMenu, readSite } from '#adapters/wire/site/site.ts';
import type { Page } from '#domain/content/article.ts';
import type { Term } from '#domain/processes/proposal.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, flatMap, isLeft, isRight, left, map, right } from '#domain/shared/result.ts';
import { ask, type CallSettings } from './council-call.ts';

/** The first of a page, or `notFound`. */
const firstOf = <T>(page: Either<CouncilRefusal, Page<T>>): Either<CouncilRefusal, T> =>
  flatMap(({ items }: Page<T>): Either<CouncilRefusal, T> => {
    const [first] = items;
    return first === undefined ? left({ kind: 'notFound' }) : right(first);
  })(page);

/** What the first page does not ask for comes with the first such question. */
const settingsParts = () => import('#adapters/wire/site/tolerant-settings.ts');
const proposalParts = () => import('./proposal-parts.ts');

/** The contents of a council over its API. Days are read in `zone`, which the settings tell. */
export function httpCouncilContents(settings: CallSettings, zone: () => TimeZone): CouncilContents {
  type Read<T> = (raw: unknown) => Either<CouncilRefusal, T>;
  /** A list: what of it cannot be read is left out, and told. */
  const page = async <T>(address: string, read: Read<T>) =>
    flatMap((body: unknown) => readPage(publishedOnly(body), read, settings.leftOut))(
      await ask(settings, address),
    );
  /** The one document of an answer: if it cannot be read, that is what there is to say. */
  const single = async <T>(address: string, read: Read<T>) =>
    firstOf(flatMap((body: unknown) => readPage(publishedOnly(body), read))(await ask(settings, address)));
  const process = (raw: unknown) => readProcess(raw, zone());
  const article = (raw: unknown) => readArticle(raw, zone());
  const settingsOf = async (realm: RealmId) =>
    single(addresses.settings(realm), (raw): Either<CouncilRefusal, unknown> => right(raw));
  /** The settings as they came last: head and details of a page are read from one answer. */
  let told: Either<CouncilRefusal, unknown> | undefined;
  return {
    site: async (realm) => {
      told = await settingsOf(realm);
      const site = flatMap(readSite)(told);
      if (isRight(site) || isLeft(told)) return site;
      return (await settingsParts()).readSiteTolerantly(told.right);
    },
    siteDetails: async (realm) => {
      const raw = told && isRight(told) ? told : await settingsOf(realm);
      const { readDetails } = await settingsParts();
      return map(readDetails)(raw);
    },
    menu: async (realm, id) => {
      const raw = await ask(settings, addresses.menu(realm, id));
      const menu = flatMap(readMenu)(raw);
      if (isRight(menu) || isLeft(raw)) return menu;
      return (await settingsParts()).readMenuTolerantly(raw.right);
    },
    processes: (realm, { limit, offset }, category) =>
      page(addresses.processes(realm, limit, offset, category), process),
    processesBetween: (realm, start, end, more) =>
      page(addresses.processesBetween(realm, start, end, more?.offset, more?.category), process),
    process: async (realm, key) => single(addresses.process(realm, key), process),
    articles: (realm, category, { limit, offset }) =>
      page(addresses.articles(realm, category, limit, offset), article),
    article: async (realm, key) => single(addresses.article(realm, key), article),
    proposals: async (realm, filters, stretch) => {
      const { proposalAddresses, readProposal } = await proposalParts();
      return page(proposalAddresses.proposals(realm, filters, stretch), readProposal);
    },
    processesOfProposals: async (realm) => {
      const { proposalAddresses, readBelonging, readTitled } = await proposalParts();
      const [belonging, titled] = await Promise.all([
        page(proposalAddresses.processesOfAll(realm), readBelonging),
        page(proposalAddresses.processTitles(realm), readTitled),
      ]);
      if (isLeft(belonging)) return belonging;
      const named = new Set(belonging.right.items);
      return map(({ items }: Page<Term>) => items.filter(({ key }) => named.has(key)))(titled);
    },
    proposal: async (realm, key) => {
      const { proposalAddresses, readProposal } = await proposalParts();
      return single(proposalAddresses.proposal(realm, key), readProposal);
    },
    vocabulary: async (realm, name) => {
      const { proposalAddresses, readVocabulary } = await proposalParts();
      return single(proposalAddresses.vocabulary(realm, name), readVocabulary);
    },
  };
}
