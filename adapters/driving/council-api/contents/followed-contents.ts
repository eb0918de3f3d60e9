import { readProcess } from '#adapters/wire/processes/process.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import { readVocabulary } from '#adapters/wire/site/vocabulary.ts';
import { followedRequest } from '#application/following/followed-request.ts';
import { findShown } from '#application/requests/find-shown-request.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { FollowedSubject, FollowedSubjects } from '#application/ports/server/followed-subjects.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import { portals } from '#domain/access/portals.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { asTold } from '#domain/forms/handling/undo.ts';
import type { Subject } from '#domain/following/follow.ts';
import { campaignEvents } from '#domain/following/campaign-events.ts';
import { processEvents } from '#domain/following/process-events.ts';
import { proposalEvents } from '#domain/following/proposal-events.ts';
import { isLeft } from '#domain/shared/result.ts';
import { publishedArticles } from '../endpoints/content/published.ts';

interface Ports {
  readonly documents: DocumentStore;
  readonly requests: Pick<RequestStore, 'byNumber'>;
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
  readonly realms: Pick<RealmRegister, 'survey'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record'>;
  readonly clock: Clock;
}

/**
 * How many milliseconds a collection that was read serves for others: a round of news asks for the same ones again. What is
 * withdrawn is in no message a second later.
 */
const keptFor = 500;

type Documents = (town: Town, collection: string) => Promise<readonly CouncilDocument[]>;

/** What can be followed: the documents that a town publishes, and the public reports. */
function keptDocuments({ documents, clock }: Pick<Ports, 'documents' | 'clock'>): Documents {
  const kept = new Map<string, { readonly read: Promise<readonly CouncilDocument[]>; readonly at: number }>();
  return ({ realm }: Town, collection: string): Promise<readonly CouncilDocument[]> => {
    const key = `${realm}/${collection}`;
    const known = kept.get(key);
    const now = clock.now();
    if (known !== undefined && now - known.at < keptFor) return known.read;
    const read = documents.all(realm, collection);
    kept.set(key, { read, at: now });
    read.catch(() => kept.delete(key));
    return read;
  };
}

/** News names the process that it is about, as a proposal does. */
const newsOf = async (all: Documents, town: Town, id: string) => {
  const about = (await all(town, 'articulos')).filter(
    ({ data }) => (data as { readonly IDproceso?: unknown } | null | undefined)?.IDproceso === id,
  );
  return publishedArticles(about, town).map(({ path, title }) => ({ id: path, title }));
};

/** What the process funded, as its page shows it. */
const projectsOf = async (all: Documents, town: Town, process: string) =>
  (await all(town, 'propuestas'))
    .filter((document) => 'delivery' in document && isPublished(document))
    .flatMap((document) => {
      const read = readProposal(document);
      if (isLeft(read) || read.right.process !== process || read.right.delivery === null) return [];
      const { id, title, delivery } = read.right;
      return [{ id, title, delivery }];
    });

/** An opened campaign of vouchers. One whose opening was cancelled is there: it may open again. */
const followedCampaign =
  (ports: Pick<Ports, 'goodsRecords'>) =>
  async (town: Town, subject: Subject): Promise<FollowedSubject | null> => {
    const kept = await readRules(ports)(town.realm, subject.id);
    if (kept === null) return null;
    return {
      subject,
      title: kept.rules.campaign.title,
      path: `${portals.vouchers.home}/${encodeURIComponent(subject.id)}`,
      events: campaignEvents(kept.rules, town.timeZone),
    };
  };

/**
 * What can be followed: the documents that a town publishes, the reports that everybody may see, and campaigns of vouchers.
 */
export function followedContents(ports: Ports): FollowedSubjects {
  const { documents, requests, mailboxes, realms, clock } = ports;
  const all = keptDocuments({ documents, clock });
  const one = async (town: Town, collection: string, id: string) =>
    (await all(town, collection)).find((document) => document._id === id && isPublished(document)) ?? null;

  const process = async (town: Town, subject: Subject): Promise<FollowedSubject | null> => {
    const read = readProcess(await one(town, 'procesos', subject.id), town.timeZone);
    if (isLeft(read)) return null;
    const { id, slug, title, survey } = read.right;
    const vote = survey === null ? null : await realms.survey(town, survey);
    const [news, projects] = await Promise.all([newsOf(all, town, id), projectsOf(all, town, id)]);
    const around = { survey: vote?.survey ?? null, news, projects };
    return {
      subject,
      title,
      path: `/procesos-participativos/${encodeURIComponent(slug)}`,
      events: processEvents(read.right, around, clock.now(), town.timeZone),
    };
  };

  const statusWord = async (town: Town, status: string | null) => {
    const vocabulary = (await all(town, 'vocabularios')).find(({ name }) => name === 'propuestas');
    const terms = readVocabulary(vocabulary);
    return isLeft(terms) ? null : (terms.right.find(({ key }) => key === status)?.name ?? null);
  };

  const proposal = async (town: Town, subject: Subject): Promise<FollowedSubject | null> => {
    const read = readProposal(await one(town, 'propuestas', subject.id));
    if (isLeft(read)) return null;
    const { slug, title, validation, delivery } = read.right;
    const around = { status: await statusWord(town, validation.status), delivery };
    return {
      subject,
      title,
      path: `/propuestas/${encodeURIComponent(slug)}`,
      events: proposalEvents(read.right, around, town.timeZone),
    };
  };

  const shown = findShown({ requests, mailboxes, clock });
  const request = async (town: Town, { id }: Subject): Promise<FollowedSubject | null> => {
    const found = await shown(town, id);
    if (found === null) return null;
    const { merged } = found.request;
    const into = merged === undefined ? null : await requests.byNumber(town.realm, merged.iid);
    return followedRequest(found.request, found.mailbox, into && asTold(into, clock.now()));
  };

  const reading = { process, proposal, request, campaign: followedCampaign(ports) } as const;
  return { find: (town, subject) => reading[subject.kind](town, subject) };
}
