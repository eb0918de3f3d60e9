import { bodyAt, type CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { surveysClient } from '#adapters/driven/council-http/clients/surveys-client.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readClosingRecord, type ReadRecord, recordOrNone } from '#adapters/wire/voting/closing-record.ts';
import { readRecordCall } from '#adapters/wire/voting/read-record.ts';
import { decode } from '#adapters/wire/decode.ts';
import { readHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { readBallotsCall } from '#adapters/wire/voting/read-ballots.ts';
import { readResultsCall } from '#adapters/wire/voting/read-results.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { tallyColumns } from '#application/reports/tally/tally-columns.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { asksForText } from '#domain/voting/kinds/question-kinds.ts';
import type { Question } from '#domain/voting/survey.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import { formatCount } from '#application/text/numbers.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { Command, CommandContext } from '../../command.ts';
import { councilLine } from '../../council-line.ts';
import { councilName } from '../../council-name.ts';
import { nowhereToPut } from '../../deliver.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { deliverReport, tellPlan } from '../../deliver-report.ts';
import { withRecordFlags } from '../../records/record-command.ts';
import { misused } from '../budget/refuse.ts';
import { readBaseUrl } from '../contracts/base-url.ts';
import { type OutputFlags, type OutputOptions, outputOptions } from '../../output-options.ts';
import { countedVote } from './counted-vote.ts';
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

/** The survey that is asked for, among those of its town. */
interface Listed {
  readonly survey: SurveyId;
  readonly listed: Either<CouncilRefusal, readonly ListedSurvey[]>;
}

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

/** Says why a council gives no counts of a survey, as exactly as its list of surveys allows. */
function withoutCounts(
  refusal: CouncilRefusal,
  address: string,
  { survey, listed }: Listed,
  context: CommandContext,
): ExitCode {
  const { io, say } = context;
  const found = isLeft(listed) ? undefined : listed.right.find((one) => one.survey.id === survey);
  const mayBeSo = refusal.kind === 'notAllowed' || refusal.kind === 'unreadable';
  if (found === undefined || !mayBeSo)
    return councilRefused(refusal, address, context, 'refusal.resultsHidden');
  const { hideVoteCount, question } = found.survey;
  const refuse = (why: string): ExitCode => {
    io.err(`${say('label.error')} ${why}\n`);
    return exitCodes.notAuthorised;
  };
  if (hideVoteCount) return refuse(say('refusal.countHidden'));
  if (question.kind !== 'unknown') return councilRefused(refusal, address, context, 'refusal.resultsHidden');
  if (question.displayType !== 'none')
    return refuse(say('refusal.notCounted', { type: printable(question.displayType) }));
  // A survey that asks nothing has only its participants.
  io.err(`${say('refusal.asksNothing', { n: formatCount(found.voteCount ?? 0) })}\n`);
  return exitCodes.done;
}

async function fetchResults(
  { baseUrl, realm, survey, verify: isVerified }: Asked,
  options: OutputOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say, locale, program } = context;
  const surveys = surveysClient(councilLine(baseUrl, context), () => 'Europe/Madrid');
  const address = `${baseUrl}${addressOf(readResultsCall, { realm, id: survey })}`;
  const tally = await surveys.results(realm, survey);
  const listed = await surveys.surveys(realm);
  if (isLeft(tally)) return withoutCounts(tally.left, address, { survey, listed }, context);
  if (isLeft(listed))
    return councilRefused(
      listed.left,
      `${baseUrl}${addresses.surveys(realm)}`,
      context,
      'refusal.resultsHidden',
    );
  const found = listed.right.find((one) => one.survey.id === survey);
  const question: Question = found?.survey.question ?? { kind: 'unknown', displayType: tally.right.kind };
  const ballotsAddress = `${baseUrl}${addressOf(readBallotsCall, { realm, id: survey })}`;
  const isDocument = options.format === 'pdf';
  const counted = {
    survey,
    tally: tally.right,
    nameOf: choiceNames(question, context),
    input: { name: address, sha256: isDocument ? await publishedHead(surveys, realm, survey) : null },
    leastStars: leastStarsOf(question),
    program,
    ...(found && {
      about: {
        ...countedVote(found.survey, locale, Date.now()),
        council: await councilName({ baseUrl, realm }, options, context),
        list: {
          name: ballotsAddress,
          command: `${command} --base-url ${baseUrl} --realm ${realm} --survey ${survey} --verify`,
        },
      },
    }),
  };
  const delivered = await deliverReport({ kind: 'tally', counted }, { command }, options, context);
  if (!isVerified || delivered !== exitCodes.done) return delivered;
  if (asksForText(tally.right)) {
    io.err(`${say('label.error')} ${say('verify.free')}\n`);
    return exitCodes.failed;
  }
  const list = await surveys.ballotList(realm, survey);
  if (isLeft(list)) return councilRefused(list.left, ballotsAddress, context, 'refusal.resultsHidden');
  const { verify } = await import('./verify.ts');
  const record = await closingRecordOf(councilLine(baseUrl, context), { realm, survey });
  if (isLeft(record)) {
    io.err(`${say('label.error')} ${say(record.left)}\n`);
    return exitCodes.failed;
  }
  const published = { survey, question, tally: tally.right };
  return verify(Buffer.from(list.right), published, ballotsAddress, context, record.right);
}

/**
 * The closing record of the vote of a survey; null if two people have not signed one, or if this council has no records.
 * Left: what it gives is not a record.
 */
async function closingRecordOf(
  settings: CallSettings,
  { realm, survey: id }: { readonly realm: RealmId; readonly survey: SurveyId },
): Promise<Either<'verify.notARecord', ReadRecord | null>> {
  const body = await bodyAt(settings, addressOf(readRecordCall, { realm, id }));
  if (isLeft(body)) return right(null);
  const told = decode(recordOrNone, body.right);
  if (isLeft(told)) return left('verify.notARecord');
  const read = told.right.record === null ? right(null) : readClosingRecord(told.right.record);
  return isLeft(read) ? left('verify.notARecord') : read;
}

/** The fingerprint that the published list states in its first line; null if there is no such list yet. */
async function publishedHead(
  surveys: ReturnType<typeof surveysClient>,
  realm: RealmId,
  survey: SurveyId,
): Promise<string | null> {
  const list = await surveys.ballotList(realm, survey);
  if (isLeft(list)) return null;
  const head = readHeadLine(list.right.split('\n', 1)[0] ?? '');
  return isLeft(head) ? null : head.right.head;
}
