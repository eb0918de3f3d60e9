import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { LoadRefused } from '#ui-web/shell/start/loadable.ts';
import type { Speech } from '#ui-web/speech.ts';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import {
  firstToClose,
  hasJustVoted,
  isOpen,
  type Moment,
  type ProcessVote,
  type ProcessStatus,
  processStatus,
  votingDays,
} from '#ui-web/screens/process/process-status.ts';
import {
  type DaysLeftWords,
  daysLeftWords,
  needWords,
  phaseWords,
  ribbonWord,
} from '#ui-web/screens/process/words.ts';
import { type VotedView, votedView } from '#ui-web/screens/process/voted-view.ts';
import type { HomeState } from './presenter.ts';

/** Which process is shown first on the page. */
export type Leading =
  | { readonly kind: 'waiting' }
  | LoadRefused
  /** No process runs and none is planned; `any`: there have been processes. */
  | { readonly kind: 'nothing'; readonly any: boolean }
  | { readonly kind: 'process'; readonly standing: ProcessStatus };

/**
 * The vote that is open today and closes first; without one, the latest process that is active, else the latest
 * planned.
 */
export function leadingProcess(
  { running, surveys, latest }: HomeState,
  moment: Moment,
  voted: ReadonlySet<SurveyId>,
): Leading {
  if (running.kind === 'waiting' || surveys.kind === 'waiting') return { kind: 'waiting' };
  if (running.kind === 'refused') return running;
  if (surveys.kind === 'refused') return surveys;
  const look = (processes: typeof running.value) =>
    processes.items.map((process) => processStatus(process, surveys.value, moment, voted));
  const votable = firstToClose(look(running.value));
  if (votable) return { kind: 'process', standing: votable };
  if (latest.kind !== 'here') return latest;
  const known = [...look(running.value), ...look(latest.value)];
  const standing = ['active', 'upcoming']
    .map((ribbon) => known.find((one) => one.ribbon === ribbon))
    .find((one) => one !== undefined);
  if (standing) return { kind: 'process', standing };
  return { kind: 'nothing', any: latest.value.total > 0 };
}

export interface HeroView {
  readonly identifier: string;
  readonly state: ProcessStatus['ribbon'];
  readonly stateText: string;
  readonly phase: { readonly count: string; readonly name: FoundText } | null;
  readonly title: FoundText;
  readonly lead: Wording;
  readonly daysLeft: DaysLeftWords | null;
  /** What a voter is shown after voting, in place of the days. */
  readonly voted: VotedView | null;
  readonly action: { readonly href: string; readonly text: string };
  readonly read: { readonly href: string; readonly text: string } | null;
  /** Who may vote, and what a voter needs. */
  readonly who: FoundText | null;
  readonly need: string | null;
}

/** The proposals of a budget vote: how many, and the sum to allocate. */
function budgetOf(vote: ProcessVote | null) {
  const question = vote?.survey.question;
  return question?.kind === 'budgetAmount' ? question : null;
}

/** What can be done now: to vote, to propose, or to read on. */
function actionOf(standing: ProcessStatus, speech: Speech): HeroView['action'] {
  const { t } = speech;
  const { process, taking } = standing;
  if (isOpen(standing)) return { href: processAddresses.vote(process), text: t('process:voteNow') };
  if (taking !== null) return { href: processAddresses.propose(process), text: t('process:proposeNow') };
  return moreOf(standing, speech);
}

const moreOf = ({ process }: ProcessStatus, { t }: Speech): HeroView['action'] => ({
  href: processAddresses.process(process),
  text: t('process:moreInformation'),
});

/** The way to the proposals of a vote, once one can read them and choose among them. */
function readOf(standing: ProcessStatus, count: number, { t }: Speech): HeroView['read'] {
  const { process } = standing;
  if (count === 0 || process.switchedOff.includes('propuestas')) return null;
  const text = t('home:readProposals', { count, n: formatCount(count) });
  return { href: processAddresses.proposals(process), text };
}

/** What a vote shares out and among how many proposals, or the lead of its process. */
function leadOf(
  { process }: ProcessStatus,
  budget: ReturnType<typeof budgetOf>,
  { t, said }: Speech,
): Wording {
  if (budget === null) return said(process.lead);
  const count = budget.proposals.length;
  return t('home:budgetLead', { amount: formatMoney(budget.total), count, n: formatCount(count) });
}

/** `checksIdentity`: whether the town checks identities before the vote. */
export function heroView(
  standing: ProcessStatus,
  moment: Moment,
  speech: Speech,
  checksIdentity = false,
): HeroView {
  const { process, ribbon, phase, vote } = standing;
  const { said } = speech;
  const voted = vote !== null && hasJustVoted(standing) ? votedView(standing, vote, speech) : null;
  // For a reader who can vote in it.
  const open = isOpen(standing) && voted === null;
  const budget = open ? budgetOf(vote) : null;
  const days = vote && votingDays(vote, moment);
  return {
    identifier: process.id,
    state: ribbon,
    stateText: ribbonWord(ribbon, speech),
    phase: phase && phaseWords(phase, speech),
    title: said(process.title),
    lead: leadOf(standing, budget, speech),
    daysLeft: voted === null ? days && daysLeftWords(days, speech) : null,
    voted,
    action: voted === null ? actionOf(standing, speech) : (voted.action ?? moreOf(standing, speech)),
    read: readOf(standing, budget?.proposals.length ?? 0, speech),
    who: open && process.who !== null ? said(process.who) : null,
    need: open && vote !== null ? needWords(vote, checksIdentity, speech) : null,
  };
}
