import { withItem, withItems, withMember } from '#domain/documents/member-fields.ts';
import { type Fields, itemPath, keysOf, memberPath } from '#domain/documents/fields.ts';
import type { Json, JsonObject } from '#domain/documents/json.ts';
import type { DeliveryNews, Milestone } from '#domain/processes/delivery.ts';
import type { NewsEffect } from '#domain/processes/works/tell-news.ts';
import type { Cents } from '#domain/shared/money.ts';
import { euros } from '../decode.ts';

const list = 'delivery/milestones';
const writtenEuros = (amount: Cents | null): number | null => (amount === null ? null : euros.encode(amount));

/** A member of the delivery in the fields of its proposal. Null where there was none leaves it out. */
function put(fields: Fields, name: string, value: Json): Fields {
  const place = memberPath('delivery', name);
  if (fields.has(place) && fields.get(place) === value) return fields;
  const isMissing = ![...fields.keys()].some((path) => path === place || path.startsWith(`${place}/`));
  return value === null && isMissing ? fields : withMember(fields, place, value);
}

/** The items of the milestones, by the ids that readers know them by: the position, from 1, if it has none. */
function milestoneItems(fields: Fields): ReadonlyMap<string, string> {
  const keys = keysOf(fields, list);
  return new Map(
    keys.map((key, index) => {
      const id = fields.get(memberPath(itemPath(list, key), '_id'));
      return [typeof id === 'string' ? id : String(index + 1), key];
    }),
  );
}

const writeNews = ({ id, day, text, images, milestones, spent }: DeliveryNews): JsonObject => ({
  _id: id,
  day,
  ...(text !== null && { text }),
  ...(images.length > 0 && { images: [...images] }),
  ...(milestones.length > 0 && { milestones: [...milestones] }),
  ...(spent !== null && { spent: writtenEuros(spent) }),
});

/** The fields of a proposal with what news makes of its delivery. All else stays as it is written. */
export function withNewsTold(fields: Fields, effect: NewsEffect): Fields {
  const { news, status, reason, note, spent, committed, updated } = effect;
  const items = milestoneItems(fields);
  let next = fields;
  const members: Readonly<Record<string, Json>> = {
    status,
    reason,
    ...(news.text !== null && { note }),
    ...(news.spent !== null && { spent: writtenEuros(spent), committed: writtenEuros(committed) }),
    updated,
  };
  for (const [name, value] of Object.entries(members)) next = put(next, name, value);
  for (const id of news.milestones) {
    const key = items.get(id);
    if (key !== undefined) next = withMember(next, memberPath(itemPath(list, key), 'reached'), news.day);
  }
  return withItem(next, 'delivery/news', writeNews(news));
}

/** What a person plans of a project; a member that is missing stays as it is. */
export interface WrittenPlan {
  readonly owner?: string | null;
  readonly budget?: Cents | null;
  readonly milestones?: readonly Milestone[];
}

const writeMilestone = ({ id, title, planned }: Milestone): JsonObject => ({
  _id: id,
  title,
  ...(planned !== null && { planned }),
});

function withMilestones(fields: Fields, milestones: readonly Milestone[]): Fields {
  const before = milestoneItems(fields);
  let next = fields;
  const keys: string[] = [];
  for (const one of milestones) {
    const key = before.get(one.id);
    if (key === undefined) next = withItem(next, list, writeMilestone(one));
    else {
      const item = itemPath(list, key);
      next = withMember(next, memberPath(item, 'title'), one.title);
      // A milestone that was named by its position keeps that name wherever it goes.
      next = withMember(next, memberPath(item, '_id'), one.id);
      const isPlanned = one.planned !== null || next.has(memberPath(item, 'planned'));
      if (isPlanned) next = withMember(next, memberPath(item, 'planned'), one.planned);
    }
    keys.push(key ?? keysOf(next, list).at(-1) ?? '');
  }
  return withItems(next, list, keys);
}

/** The fields of a proposal with what a person plans of its delivery. */
export function withPlan(fields: Fields, { owner, budget, milestones }: WrittenPlan): Fields {
  let next = fields;
  if (owner !== undefined) next = put(next, 'owner', owner);
  if (budget !== undefined) next = put(next, 'budget', writtenEuros(budget));
  return milestones === undefined ? next : withMilestones(next, milestones);
}

/** The delivery of a proposal that becomes a project, as it is written in its document. */
export const newDelivery = (plan: {
  readonly owner: string | null;
  readonly budget: Cents;
  readonly milestones: readonly Milestone[];
  readonly updated: string;
}): JsonObject => ({
  status: 'study',
  ...(plan.owner !== null && { owner: plan.owner }),
  budget: writtenEuros(plan.budget),
  updated: plan.updated,
  ...(plan.milestones.length > 0 && { milestones: plan.milestones.map(writeMilestone) }),
});
