import { type Proposal, takesSupport } from '#domain/processes/proposal.ts';
import type { Process } from '#domain/processes/process.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { resultsVisibility } from '#domain/voting/results-visibility.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { statusNames } from '#ui-web/screens/proposals/status-terms.ts';
import { readTerms, type Terms } from '#ui-web/screens/proposals/terms.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

export interface ShownProposal {
  readonly proposal: Proposal;
  readonly terms: Terms;
  /** The process that it belongs to, if it names one that can be read. */
  readonly process: Process | null;
  /** How many voted for it, if it is decided and the result is published. */
  readonly votes: number | null;
}

/** The votes of a proposal in the vote of its process; null if it was not in it, or its result is not published. */
async function votesFor(
  { realm, surveys, clock, zone }: Council,
  { id }: Proposal,
  process: Process | null,
): Promise<number | null> {
  const listed = process === null || process.survey === null ? null : await surveys.surveys(realm);
  if (listed === null || isLeft(listed)) return null;
  const survey = listed.right.find((one) => one.survey.id === process?.survey)?.survey;
  const [now, here] = [clock.now(), zone()];
  const isShown =
    survey !== undefined &&
    surveyState(survey, now, here).kind === 'closed' &&
    resultsVisibility(survey, now, here, false).kind === 'shown';
  const tally = isShown ? await surveys.results(realm, survey.id) : null;
  return tally === null || isLeft(tally) ? null : (tally.right.counts.get(id) ?? null);
}

/** A proposal with the terms it is classified under and its process. */
export function proposalPresenter(council: Council, key: string): AskingPresenter<ShownProposal> {
  const { realm, contents, clock } = council;
  return askingPresenter(async () => {
    const [found, terms] = await Promise.all([contents.proposal(realm, key), readTerms(council)]);
    if (isLeft(found)) return found;
    const named = found.right.process;
    const asked = named === null ? null : await contents.process(realm, named);
    const process = asked === null || isLeft(asked) ? null : asked.right;
    const names = await statusNames(council, process?.mailbox ?? null);
    const ofProcess = new Map(named === null ? [] : [[named, names]]);
    const votes = takesSupport(found.right) ? null : await votesFor(council, found.right, process);
    return right({ proposal: found.right, terms: { ...terms, ofProcess }, process, votes });
  }, clock);
}
