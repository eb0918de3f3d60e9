import { readActivityDocument } from '#adapters/wire/registrations/activity-document.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { DrawLists, DrawnActivity } from '#application/ports/server/registrations/draw-lists.ts';
import { listToDraw } from '#application/registrations/list-to-draw.ts';
import type { ApplyDrawPorts } from '#application/registrations/places/apply-draw.ts';
import { giveDrawnPlaces } from '#application/registrations/places/give-drawn-places.ts';
import { readLists } from '#application/registrations/read-applications.ts';
import { type ActivityPlaces, placesOfActivity } from '#application/registrations/registration-ports.ts';
import { campaignDrawLists, type CampaignListPorts } from '#application/vouchers/draw/campaign-draw-lists.ts';
import { passLotsOn } from '#application/vouchers/draw/pass-lots-on.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { isPublished } from '#domain/content/published.ts';
import { activityDocuments } from '#domain/documents/document-parts.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { campaignOfDraw } from '#domain/vouchers/draw/name-of-draw.ts';
import { isLeft } from '#domain/shared/result.ts';

/** What the lists of draws are read from. */
interface DrawListParts extends ApplyDrawPorts {
  readonly goodsRecords: ApplyDrawPorts['goodsRecords'] & CampaignListPorts['goodsRecords'];
  readonly documents: Pick<DocumentStore, 'all'>;
  readonly realms: {
    readonly towns: () => Promise<readonly { readonly realm: RealmId; readonly timeZone: TimeZone }[]>;
  };
}

const titlesOf = (
  items: readonly { readonly id: string; readonly title: LocalizedText }[],
): Readonly<Record<string, LocalizedText>> => Object.fromEntries(items.map(({ id, title }) => [id, title]));

async function drawnIn(
  { documents, realms }: DrawListParts,
  realm: RealmId,
): Promise<readonly ActivityPlaces[]> {
  const zone = (await realms.towns()).find((town) => town.realm === realm)?.timeZone ?? 'Europe/Madrid';
  const written = await documents.all(realm, activityDocuments);
  const activities = written.filter(isPublished).flatMap((raw): readonly Activity[] => {
    const read = readActivityDocument(raw, raw._id, zone);
    return isLeft(read) || read.right.mode === 'firstCome' ? [] : [read.right];
  });
  return activities.map((activity) => placesOfActivity(realm, activity));
}

/** The draws of activities, by their documents and by who applied for them. */
function documentDrawLists(parts: DrawListParts): DrawLists {
  const find = async (realm: RealmId, id: string) =>
    (await drawnIn(parts, realm)).find(({ activity }) => activity.id === id) ?? null;
  return {
    activities: async (realm) =>
      Promise.all(
        (await drawnIn(parts, realm)).map(async ({ activity, good }): Promise<DrawnActivity> => {
          const { lists } = await readLists(parts)(good);
          const { id, title, times, groups, segments } = activity;
          const names = { groups: titlesOf(groups), segments: titlesOf(segments) };
          const isFinal = lists.final !== null && lists.calledOff === null;
          return { id, title, closesAt: times.closes, isFinal, names };
        }),
      ),
    list: async (realm, id) => {
      const places = await find(realm, id);
      const list = places && (await listToDraw(parts)(places));
      return list === null || isLeft(list) ? null : list.right;
    },
    give: async (realm, id) => {
      const places = await find(realm, id);
      if (places !== null) await giveDrawnPlaces(parts)(places);
    },
  };
}

/** Stores with the draws of activities and of campaigns that are read from them. */
export function withDraws<P extends DrawListParts>(parts: P): P & { readonly drawLists: DrawLists } {
  const [ofActivities, ofCampaigns] = [documentDrawLists(parts), campaignDrawLists(parts)];
  const drawLists: DrawLists = {
    activities: async (realm) =>
      (await Promise.all([ofActivities.activities(realm), ofCampaigns.activities(realm)])).flat(),
    list: (realm, id) => (campaignOfDraw(id) === null ? ofActivities : ofCampaigns).list(realm, id),
    give: async (realm, id) => {
      const campaign = campaignOfDraw(id);
      if (campaign === null) return ofActivities.give(realm, id);
      const kept = await readRules(parts)(realm, campaign);
      return kept === null ? undefined : passLotsOn(parts)(realm, kept.rules);
    },
  };
  return { ...parts, drawLists };
}
