import { surveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readBallotsCall } from '#adapters/wire/voting/read-ballots.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { tallyColumns } from '#application/reports/tally/tally-columns.ts';
import { isLeft } from '#domain/shared/result.ts';
import { asksForText } from '#domain/voting/kinds/question-kinds.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { Command, CommandContext } from '../../command.ts';
import { councilLine } from '../../council-line.ts';
import { nowhereToPut } from '../../deliver.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { deliverReport, tellPlan } from '../../deliver-report.ts';
import { withRecordFlags } from '../../records/record-command.ts';
import { misused } from '../budget/refuse.ts';
import { readBaseUrl } from '../contracts/base-url.ts';
import { type OutputFlags, type OutputOptions, outputOptions } from '../../output-options.ts';
import { leastStarsOf, choiceNames } from './survey-names.ts';

interface ResultsFlags extends OutputFlags {
  readonly baseUrl?: string;
  readonly realm?: string;
  readonly survey?: string;
  readonly verify?: boolean;
}

const command = 'concejo survey results';

/**
 * `concejo survey results`: the results that a council publishes for a survey, and whether its ballots give the same.
 */
export const surveyResults: Command = {
  help: 'help.results',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withRecordFlags(parser, '--survey <id>', '--verify').action((flags: ResultsFlags) =>
      run(resultsOf(flags, context)),
    );
  },
};

interface Asked {
  readonly baseUrl: string;
  readonly realm: RealmId;
  readonly survey: SurveyId;
  readonly verify: boolean;
}

async function resultsOf(flags: ResultsFlags, context: CommandContext): Promise<ExitCode> {
  const { io, say } = context;
  for (const [flag, value] of [
    ['--base-url', flags.baseUrl],
    ['--realm', flags.realm],
    ['--survey', flags.survey],
  ] as const) {
    if (!value) return misused({ key: 'usage.needsFlag', values: { flag } }, context, command);
  }
  const baseUrl = readBaseUrl(flags.baseUrl, false, context);
  if (isLeft(baseUrl)) {
    for (const line of baseUrl.left) io.err(`${say('label.error')} ${line}\n`);
    io.err(`${say('usage.seeHelp', { command })}\n`);
    return exitCodes.usage;
  }
  const options = outputOptions(flags, io.outIsTerminal, { kind: 'tally', columns: tallyColumns });
  if (isLeft(options)) return misused(options.left, context, command);
  const nowhere = nowhereToPut(options.right.out, context);
  if (nowhere !== null) return nowhere;
  io.endOnInterrupt();
  const asked: Asked = {
    baseUrl: baseUrl.right,
    realm: realmId(flags.realm ?? ''),
    survey: surveyId(flags.survey ?? ''),
    verify: flags.verify ?? false,
  };
  if (options.right.dryRun) {
    await tellPlan(addressesOf(asked), '', options.right, context);
    return exitCodes.done;
  }
  return fetchResults(asked, options.right, context);
}

/** The calls to the council: the count, the survey it belongs to and, to verify, its ballots. */
const addressesOf = ({ baseUrl, realm, survey, verify }: Asked): readonly string[] =>
  [
    addressOf(readResultsCall, { realm, id: survey }),
    addresses.surveys(realm),
    ...(verify ? [addressOf(readBallotsCall, { realm, id: survey })] : []),
  ].map((address) => `${baseUrl}${address}`);

async function fetchResults(
  { baseUrl, realm, survey, verify: isVerified }: Asked,
  options: OutputOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say, locale, program } = context;
  const surveys = surveysClient(councilLine(baseUrl, context), () => 'Europe/Madrid');
  const address = `${baseUrl}${addressOf(readResultsCall, { realm, id: survey })}`;
  const tally = await surveys.results(realm, survey);
  if (isLeft(tally)) return councilRefused(tally.left, address, context, 'refusal.resultsHidden');
  const listed = await surveys.surveys(realm);
  if (isLeft(listed))
    return councilRefused(
      listed.left,
      `${baseUrl}${addresses.surveys(realm)}`,
      context,
      'refusal.resultsHidden',
    );
  const found = listed.right.find((one) => one.survey.id === survey);
  const question: Question = found?.survey.question ?? { kind: 'unknown', displayType: tally.right.kind };
  const counted = {
    survey,
    tally: tally.right,
    nameOf: choiceNames(question, locale),
    input: { name: address, sha256: null },
    leastStars: leastStarsOf(question),
    program,
  };
  const delivered = await deliverReport({ kind: 'tally', counted }, { command }, options, context);
  if (!isVerified || delivered !== exitCodes.done) return delivered;
  if (asksForText(tally.right)) {
    io.err(`${say('label.error')} ${say('verify.free')}\n`);
    return exitCodes.failed;
  }
  const ballotsAddress = `${baseUrl}${addressOf(readBallotsCall, { realm, id: survey })}`;
  const list = await surveys.ballotList(realm, survey);
  if (isLeft(list)) return councilRefused(list.left, ballotsAddress, context, 'refusal.resultsHidden');
  const { verify } = await import('./verify.ts');
  return verify(Buffer.from(list.right), { survey, question, tally: tally.right }, ballotsAddress, context);
}
