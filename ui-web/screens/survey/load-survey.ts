import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { emptyDraft, isEmptyDraft } from './draft/draft-ballot.ts';
import type { DraftKeeper } from './draft/draft-keeper.ts';
import { draftFrom } from './draft/restored-draft.ts';
import { unasked } from './earlier-vote/earlier-finder.ts';
import { emptyCensus } from './identity/census-form.ts';
import { emptyIdentity } from './identity/identity-form.ts';
import type { OpenAccess } from './open-access.ts';
import type { OpenState } from './state.ts';
import { answerable, asksCensus, openVisit, type Visit } from './visit.ts';
import type { VoteHistory } from './local-vote-history.ts';

type Unwritten = Pick<OpenState, 'draft' | 'census' | 'identity' | 'earlierCode' | 'earlier'>;

/** An open survey before the voter has written anything; `checksIdentity`: whether the town checks identities. */
export const unwritten = (checksIdentity: boolean): Unwritten => ({
  draft: emptyDraft,
  census: emptyCensus,
  identity: checksIdentity ? emptyIdentity : null,
  earlierCode: '',
  earlier: unasked,
});

interface LoadParts {
  readonly council: Council;
  readonly slug: string;
  readonly history: VoteHistory;
  readonly drafts: DraftKeeper;
  readonly empty: Unwritten;
  readonly show: OpenAccess['show'];
}

/** Asks the council for the survey of a process, and opens it with the draft of this device, if there is one. */
export async function loadSurvey({ council, slug, history, drafts, empty, show }: LoadParts): Promise<void> {
  show({ kind: 'loading' });
  const opened = await openVisit(council, slug);
  if (isLeft(opened)) return show({ kind: 'refused', refusal: opened.left, at: council.clock.now() });
  const visit = opened.right;
  if (visit.state.kind !== 'open') return show({ kind: 'shut', visit });
  const [kept, keepsDrafts] = await Promise.all([drafts.load(visit.main.id), drafts.isKeeping()]);
  const draft = kept ? draftFrom(answerable(visit), kept.answers) : emptyDraft;
  const hasVoted = history.has(visit.main.id);
  show({
    ...unwrittenOf(visit, empty),
    kind: 'open',
    visit,
    showing: hasVoted && isOver(visit) ? 'results' : 'questions',
    draft,
    restoredAt: kept && !isEmptyDraft(draft) ? kept.keptAt : null,
    keepsDrafts,
    hasVoted,
    faults: null,
    attempt: null,
    dialog: { kind: 'closed' },
  });
}

/** A vote may have its identities not checked, though the town does so in others. */
export const unwrittenOf = <Of extends Pick<Unwritten, 'identity'>>(
  { chain }: Pick<Visit, 'chain'>,
  empty: Of,
): Of =>
  chain.some(({ census, identityCheck }) => census && identityCheck) ? empty : { ...empty, identity: null };

/**
 * Whether nothing is left to do for a device that has voted: the vote cannot be changed, and without a census nobody else
 * can vote on this device.
 */
const isOver = (visit: Visit): boolean =>
  !asksCensus(visit) && !visit.chain.some(({ canChangeVote }) => canChangeVote);
