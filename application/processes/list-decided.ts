import { listRequests } from '#application/requests/list-requests.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { noChoice } from '#domain/office/desk/facets.ts';
import { requestSubject } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** What a moderator did with a proposal, who did it last and when; null if that was before there were steps. */
export interface DecidedProposal {
  readonly proposal: CouncilRequest;
  readonly by: string | null;
  readonly at: Instant | null;
}

interface Asked {
  /** The mailboxes whose proposals the reader may validate. */
  readonly readable: 'all' | readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** How many of the newest proposals are looked through: those of some processes. */
export const mostProposals = 500;

const deciding: ReadonlySet<string> = new Set(['proposal.validate', 'proposal.publish', 'request.merge']);

/** Whether staff have said what becomes of it. */
const isDecided = ({ decision, merged }: CouncilRequest): boolean =>
  merged !== undefined || (decision?.status ?? null) !== null;

/** The proposals of a town about which a moderator decided, those that changed last first. */
export const listDecided =
  (ports: Parameters<typeof listRequests>[0] & { readonly steps: Pick<StepStore, 'of'> }) =>
  async (
    town: Pick<Town, 'realm' | 'timeZone'>,
    { readable, limit, offset }: Asked,
  ): Promise<{ readonly items: readonly DecidedProposal[]; readonly total: number }> => {
    const mailboxes = (await ports.mailboxes.all(town.realm)).flatMap(({ mailbox }) =>
      mailbox?.takesProposals === true && (readable === 'all' || readable.includes(mailbox.id))
        ? [String(mailbox.id)]
        : [],
    );
    const found = await listRequests(ports)(town, {
      readable: mailboxes,
      people: [],
      chosen: noChoice,
      text: '',
      near: null,
      from: null,
      until: null,
      order: 'newest',
      limit: mostProposals,
      offset: 0,
    });
    const decided = found.items.filter(isDecided).toSorted((a, b) => b.updatedAt - a.updatedAt);
    const items = decided.slice(offset, offset + limit).map(async (proposal) => {
      const steps = await ports.steps.of(town.realm, requestSubject(proposal));
      const last = steps.findLast(({ act }) => deciding.has(act));
      return { proposal, by: last?.by ?? null, at: last?.at ?? null };
    });
    return { items: await Promise.all(items), total: decided.length };
  };
