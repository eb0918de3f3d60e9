import type { FollowedSubject } from '#application/ports/followed-subjects.ts';
import { requestMilestones } from '#domain/following/request-milestones.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';

/**
 * A report as whoever follows it knows it. Words that nobody looked at go into no mail, since anybody could write them
 * and have them sent to anybody: until staff approve it, a report is named by its number alone.
 */
export const followedRequest = (request: CouncilRequest): FollowedSubject => ({
  subject: { kind: 'request', id: request.iid },
  title: request.approval === 'approved' ? `${request.iid} · ${request.title}` : request.iid,
  path: '',
  milestones: requestMilestones(request),
});
