import type { FastifyInstance } from 'fastify';
import type * as t from 'io-ts';
import { planWorkCall, type plannedMilestoneWire } from '#adapters/wire/office-works/plan-work.ts';
import { withPlan, type WrittenPlan } from '#adapters/wire/processes/delivery-fields.ts';
import { publishAtOnce } from '#domain/documents/publish-at-once.ts';
import type { Assignable } from '#domain/office/desk/assignee.ts';
import { assigneeHere, storedAssignee } from '#domain/office/desk/assignee.ts';
import type { Project } from '#domain/processes/project.ts';
import { planMilestones, type PlannedMilestone } from '#domain/processes/works/plan-project.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type Handler, type RefusedBy, route } from '../../plugins/route.ts';
import { askedWork, projectIn, workRef } from './asked-work.ts';
import { workAround, writeWork } from './write-work.ts';

type Refused = RefusedBy<typeof planWorkCall>;
type Body = Parameters<Handler<typeof planWorkCall>>[0]['body'];

/** What is stored for the name of an owner: the key of a person who works here. */
export function storedOwner(
  name: string | null,
  people: readonly Assignable[],
  writer: string,
): Either<{ readonly kind: 'unknownPerson' }, string | null> {
  if (name === null) return right(null);
  const stored = storedAssignee(name.trim(), people, writer);
  return assigneeHere(stored, people) === null ? left({ kind: 'unknownPerson' }) : right(stored);
}

/** Milestones as they were sent; null if the day of one is none. */
export function plannedIn(
  sent: readonly t.TypeOf<typeof plannedMilestoneWire>[],
): readonly PlannedMilestone[] | null {
  const isNoDay = (planned: string | null) => planned !== null && parseDay(planned) === null;
  if (sent.some(({ planned }) => isNoDay(planned))) return null;
  return sent.map(({ planned, ...one }) => ({
    ...one,
    planned: planned === null ? null : parseDay(planned),
  }));
}

/** A plan as it is written in the document of a project as it is found. */
function writtenPlan(project: Project, owner: string | null, body: Body): Either<Refused, WrittenPlan> {
  const planned = plannedIn(body.milestones ?? []);
  if (planned === null) return left({ kind: 'planRefused', where: 'planned' });
  const milestones = planMilestones(project.delivery.milestones, planned);
  const isPlanned = body.milestones !== undefined && body.milestones !== null;
  if (isPlanned && isLeft(milestones)) return left({ kind: 'planRefused', where: milestones.left });
  const { budget } = body;
  return right({
    ...(body.owner !== undefined && { owner }),
    ...(budget !== undefined && { budget: budget === null ? null : cents(budget) }),
    ...(isPlanned && !isLeft(milestones) && { milestones: milestones.right }),
  });
}

/** Saying who answers for a project, what it may cost, and its milestones. */
export function planWorkEndpoint(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, clock } = council;
  route(server, council, planWorkCall, async ({ town, realm, id, body, member }) => {
    const asked = await askedWork(council, town, id, member);
    if (isLeft(asked)) return asked;
    const around = await workAround(council, town, member);
    const owner = storedOwner(body.owner ?? null, around.people, member.id);
    if (isLeft(owner)) return owner;
    const done = await documentDesk.change<Either<Refused, Project>>(realm, workRef(id), (found) => {
      const project = found && projectIn(found);
      const none = (refused: Refused) => ({ change: null, answer: left(refused) });
      if (found === null || project === null) return none({ kind: 'unknownWork' });
      const plan = writtenPlan(project, owner.right, body);
      if (isLeft(plan)) return none(plan.left);
      const fields = withPlan(found.fields ?? new Map(), plan.right);
      const by = { act: 'project.plan', by: member.name, at: clock.now() };
      const change = publishAtOnce(found, fields, by);
      const after = change.document && projectIn(change.document);
      return { change, answer: right(after ?? project) };
    });
    return isLeft(done) ? done : right({ work: writeWork(done.right, around) });
  });
}
