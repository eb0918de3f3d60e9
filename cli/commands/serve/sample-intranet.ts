import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  askInternally,
  decideInternalRequest,
  findInternalRequest,
} from '#application/intranet/internal-requests.ts';
import type { IntranetPorts } from '#application/intranet/intranet-book.ts';
import { markNewsRead } from '#application/intranet/read-news.ts';
import { changeRoom } from '#application/intranet/rooms.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import { staffForm } from '#adapters/wire/intranet/read-staff-documents.ts';
import type { Colleague } from '#domain/intranet/news-reading.ts';
import { addDays, dayAt, type Instant, instantAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { daysBefore, type SampleMoment } from './sample-moments.ts';
import type { SampleInternalRequest, SampleWork } from './sample-work-file.ts';

interface Given {
  readonly realm: string;
  readonly folder: string;
  readonly work: Pick<SampleWork, 'intranet'>;
  readonly office: IntranetPorts & { readonly people: Pick<StaffPeople, 'list'> };
}

const zone = 'Europe/Madrid' as TimeZone;

/** What is refused ends the sample. */
function done<T>(result: Either<{ readonly kind: string }, T>): T {
  if (isLeft(result)) throw new Error(`the intranet of a sample refused: ${result.left.kind}`);
  return result.right;
}

/** The people of the office, by their names: they have just been invited. */
async function colleagueIn({ office, realm }: Given, name: string): Promise<Colleague> {
  const person = (await office.people.list(realmId(realm))).find((one) => one.name === name);
  if (person === undefined) throw new Error(`${name} does not work in the sample town ${realm}`);
  return { id: person.id, name };
}

/** The form of the town with that id. */
function formIn({ folder, realm }: Given, id: string) {
  const file = join(folder, 'collections', 'mailboxes.json');
  const written = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly _id: string }[];
  const [form] = written.filter(({ _id }) => _id === id).flatMap((raw) => staffForm(raw, realmId(realm)));
  if (form === undefined) throw new Error(`the sample town ${realm} has no form ${id}`);
  return form;
}

/** Somebody asks for something, and somebody may have decided it. */
function requestMoments(given: Given, one: SampleInternalRequest, now: Instant): readonly SampleMoment[] {
  const [realm, { office }] = [realmId(given.realm), given];
  const { key: id, form, by, text, answers = {}, days, decision } = one;
  const dayIn = (inDays: number) => addDays(dayAt(now, zone), inDays);
  const ask = async () => {
    const from = await colleagueIn(given, by);
    const [firstDay, lastDay] = days ? [dayIn(days.first), dayIn(days.last)] : [null, null];
    const asked = { id: `${from.id}.${id}`, from, text, firstDay, lastDay, answers };
    done(await askInternally(office)(realm, formIn(given, form), asked));
  };
  const decide = async ({ by: who, isGranted, reason }: NonNullable<typeof decision>) => {
    const { id: from } = await colleagueIn(given, by);
    const kept = await findInternalRequest(office)(realm, `${from}.${id}`);
    if (kept === null) throw new Error(`nobody asked for ${id}`);
    const decided = { isGranted, reason, by: await colleagueIn(given, who) };
    done(await decideInternalRequest(office)(realm, kept, decided));
  };
  return [
    { at: daysBefore(now, one.daysAgo), work: ask },
    ...(decision ? [{ at: daysBefore(now, decision.daysAgo), work: () => decide(decision) }] : []),
  ];
}

/** What the people of a town's office did on its intranet: they read news, asked for something and took rooms. */
export function intranetMoments(given: Given, now: Instant): readonly SampleMoment[] {
  const { readings = [], requests = [], rooms = [] } = given.work.intranet ?? {};
  const realm = realmId(given.realm);
  return [
    ...readings.map(({ news, by, daysAgo }) => ({
      at: daysBefore(now, daysAgo),
      work: async () => markNewsRead(given.office)(realm, news, (await colleagueIn(given, by)).id),
    })),
    ...requests.flatMap((one) => requestMoments(given, one, now)),
    ...rooms.map(({ room, by, inDays, hour, daysAgo }) => ({
      at: daysBefore(now, daysAgo),
      work: async () => {
        const day = addDays(dayAt(now, zone), inDays);
        const start = instantAt(day, hour * 3600, zone);
        const person = await colleagueIn(given, by);
        const taken = { person, isTaken: true };
        done(await changeRoom(given.office)(realm, { room, day, hour, start }, taken));
      },
    })),
  ];
}
