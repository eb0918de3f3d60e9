import { portalSettings } from '#application/content/portal-settings.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { euros } from '#adapters/wire/decode.ts';
import { readSilence } from '#adapters/wire/site/silence.ts';
import type { Town } from '#domain/access/town.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { decide } from '#domain/office/decide.ts';
import { assigneeHere, assigneeKey, shownAssignee } from '#domain/office/desk/assignee.ts';
import { deliveryMoney } from '#domain/processes/delivery-money.ts';
import type { Project } from '#domain/processes/project.ts';
import { daysWithoutNews, lastTold, toldMonths } from '#domain/processes/silence.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** What projects are written with. */
export interface WorkAround {
  readonly processes: ReadonlyMap<string, LocalizedText>;
  readonly people: readonly StaffPerson[];
  readonly silentAfter: number;
  readonly today: CalendarDay;
  readonly member: StaffMember;
  readonly now: number;
}

/** What is around the projects of a town, for a member of staff. */
export async function workAround(
  { plans, people, documents, clock }: Pick<ServerParts, 'plans' | 'people' | 'documents' | 'clock'>,
  town: Town,
  member: StaffMember,
): Promise<WorkAround> {
  const [processes, all, settings] = await Promise.all([
    plans.processes(town),
    people.list(town.realm),
    documents.all(town.realm, 'settings'),
  ]);
  const now = clock.now();
  return {
    processes: new Map(processes.map(({ id, title }) => [id, title])),
    people: all,
    silentAfter: readSilence(portalSettings(settings, 'participation')),
    today: dayAt(now, town.timeZone),
    member,
    now,
  };
}

/** The parts of the town that a project belongs to. */
export const partsOfProject = ({ process }: Pick<Project, 'process'>) =>
  process === null ? {} : { process };

const writtenEuros = (amount: Cents | null) => (amount === null ? null : euros.encode(amount));

function lastPhoto({ news }: Project['delivery']): WorkAnswer['photo'] {
  const photos = news.flatMap(({ images, day }) => images.map((src) => ({ src, day })));
  return photos.at(-1) ?? null;
}

const mayUpdate = (project: Project, member: StaffMember, now: number): boolean =>
  !isLeft(decide(member, { act: 'proposal.update', subject: { in: partsOfProject(project) }, now }));

/** A project as its staff see it. */
export function writeWork(project: Project, around: WorkAround): WorkAnswer {
  const { id, slug, title, process, delivery, amount, coordinates } = project;
  const { processes, people, today, member, now } = around;
  const owner = delivery.owner === null ? null : assigneeHere(delivery.owner, people);
  const money = deliveryMoney(delivery, amount);
  return {
    id,
    slug,
    title,
    process: process === null ? null : (processes.get(process) ?? null),
    status: delivery.status,
    owner: owner && shownAssignee(owner, people, ''),
    isMine: owner !== null && [assigneeKey(member.id), member.name].includes(owner),
    mayUpdate: mayUpdate(project, member, now),
    budget: writtenEuros(money.budget),
    spent: writtenEuros(money.spent),
    milestones: delivery.milestones.map((one) => ({ ...one })),
    silent: daysWithoutNews(delivery, today),
    told: lastTold(delivery, today),
    months: [...toldMonths(delivery, today)],
    photo: lastPhoto(delivery),
    place: coordinates && { ...coordinates },
  };
}
