import { isLanguage, languages } from '#domain/shared/localized-text.ts';
import { askedHelp, commandLines, topicHelp } from './asked-help.ts';
import type { CommandContext, CommandEntry } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type Io, OutputFailure } from './io.ts';
import { localeFrom } from './locale.ts';
import { type Settings, settingKeys } from './settings/setting.ts';
import { settingsFiles, variableOf } from './settings/settings-files.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';

/** Every command, each loaded only when asked for. A new one is one line here and its texts. */
export const commands: readonly CommandEntry[] = [
  {
    path: 'associations export',
    load: async () => (await import('./commands/associations/export.ts')).associationsExport,
  },
  { path: 'audit', load: async () => (await import('./commands/audit/audit.ts')).audit },
  { path: 'backup', load: async () => (await import('./commands/backup/backup.ts')).backup },
  { path: 'budget ballots', load: async () => (await import('./commands/budget/ballots.ts')).budgetBallots },
  { path: 'budget changes', load: async () => (await import('./commands/budget/changes.ts')).budgetChanges },
  { path: 'budget check', load: async () => (await import('./commands/budget/check.ts')).budgetCheck },
  { path: 'budget compare', load: async () => (await import('./commands/budget/compare.ts')).budgetCompare },
  { path: 'budget compute', load: async () => (await import('./commands/budget/compute.ts')).budgetCompute },
  { path: 'budget merge', load: async () => (await import('./commands/budget/merge.ts')).budgetMerge },
  { path: 'budget noise', load: async () => (await import('./commands/budget/noise.ts')).budgetNoise },
  { path: 'budget sweep', load: async () => (await import('./commands/budget/sweep.ts')).budgetSweep },
  { path: 'comments hide', load: async () => (await import('./commands/comments/moderate.ts')).commentsHide },
  { path: 'comments list', load: async () => (await import('./commands/comments/list.ts')).commentsList },
  {
    path: 'comments publish',
    load: async () => (await import('./commands/comments/moderate.ts')).commentsPublish,
  },
  {
    path: 'completion',
    load: async () => (await import('./commands/completion/completion.ts')).completion,
  },
  { path: 'config', load: async () => (await import('./commands/config/config.ts')).config },
  { path: 'contracts run', load: async () => (await import('./commands/contracts/run.ts')).contractsRun },
  { path: 'draw order', load: async () => (await import('./commands/draw/order.ts')).drawOrder },
  { path: 'draw verify', load: async () => (await import('./commands/draw/verify.ts')).drawVerify },
  { path: 'files move', load: async () => (await import('./commands/files/move.ts')).filesMove },
  { path: 'man', load: async () => (await import('./commands/man/man.ts')).man },
  {
    path: 'payments reconcile',
    load: async () => (await import('./commands/payments/reconcile.ts')).paymentsReconcile,
  },
  {
    path: 'requests approve',
    load: async () => (await import('./commands/requests/decide.ts')).requestsApprove,
  },
  { path: 'requests list', load: async () => (await import('./commands/requests/list.ts')).requestsList },
  {
    path: 'requests withdraw',
    load: async () => (await import('./commands/requests/decide.ts')).requestsWithdraw,
  },
  { path: 'restore', load: async () => (await import('./commands/backup/restore.ts')).restore },
  { path: 'serve', load: async () => (await import('./commands/serve/serve.ts')).serve },
  { path: 'staff end', load: async () => (await import('./commands/staff/end.ts')).staffEnd },
  { path: 'staff invite', load: async () => (await import('./commands/staff/invite.ts')).staffInvite },
  { path: 'staff list', load: async () => (await import('./commands/staff/list.ts')).listStaff },
  {
    path: 'subsidies export',
    load: async () => (await import('./commands/subsidies/export.ts')).subsidiesExport,
  },
  { path: 'survey results', load: async () => (await import('./commands/survey/results.ts')).surveyResults },
  { path: 'survey hash', load: async () => (await import('./commands/survey/hash.ts')).surveyHash },
  { path: 'survey record', load: async () => (await import('./commands/survey/record.ts')).surveyRecord },
  { path: 'survey sample', load: async () => (await import('./commands/survey/sample.ts')).surveySample },
  { path: 'survey tally', load: async () => (await import('./commands/survey/tally.ts')).surveyTally },
  { path: 'town check', load: async () => (await import('./commands/town/check.ts')).townCheck },
  { path: 'town import', load: async () => (await import('./commands/town/import.ts')).townImport },
  { path: 'town load', load: async () => (await import('./commands/town/load.ts')).townLoad },
  { path: 'town new', load: async () => (await import('./commands/town/new.ts')).townNew },
  { path: 'town save', load: async () => (await import('./commands/town/save.ts')).townSave },
  {
    path: 'transparency count',
    load: async () => (await import('./commands/transparency/count.ts')).transparencyCount,
  },
  {
    path: 'transparency links',
    load: async () => (await import('./commands/transparency/links.ts')).transparencyLinks,
  },
];

/**
 * The composition root of the command line. The help and the version are answered without the argument parser, which
 * would take most of their time.
 */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await answered(argv, io);
  } catch (error) {
    if (!(error instanceof OutputFailure)) throw error;
    const say = sayIn(localeFrom(askedLocale(argv), io.env));
    io.err(`${say('label.error')} ${say('output.unwritable', { cause: error.code })}\n`);
    return exitCodes.failed;
  }
}

async function answered(argv: readonly string[], io: Io): Promise<ExitCode> {
  const asked = askedLocale(argv);
  const settings = await heldSettings(io);
  const held = settings.found.find(({ key }) => key === 'locale')?.value;
  const locale = localeFrom(asked ?? held, io.env);
  const say = sayIn(locale);
  if (asked !== undefined && !isLanguage(asked)) {
    const values = { flag: '--locale', found: asked, available: languages.join(', ') };
    io.err(`${say('label.error')} ${say('usage.notOneOf', values)}\n`);
    return exitCodes.usage;
  }
  const words = argv.filter((arg, index) => !/^--locale(?:=|$)/u.test(arg) && argv[index - 1] !== '--locale');
  const [first] = words;
  if (first === '--version' || first === '-V') {
    await io.out(`${(await programName()).split(' ')[1]}\n`);
    return exitCodes.done;
  }
  const help = askedHelp(words, commands);
  if (help !== null && help.kind !== 'command') {
    const lines = { commands: commandLines(commands, say) };
    await io.out(help.kind === 'topic' ? topicHelp(help.topic, commands, say) : say('overview', lines));
    return exitCodes.done;
  }
  const typed = commands.find(({ path }) => path === words.slice(0, path.split(' ').length).join(' '));
  const entry = help?.entry ?? typed;
  if (entry) {
    const { runCommand } = await import('./run-command.ts');
    const context: CommandContext = { io, say, locale, program: await programName(), commands, settings };
    return runCommand(entry, help === null ? argumentsAfter(entry.path, argv) : ['--help'], context);
  }
  const { unknownCommand } = await import('./suggestion.ts');
  io.err(unknownCommand(words, commands, say));
  return exitCodes.usage;
}

/** The settings of files and environment; without either, the code that reads them is not loaded. */
async function heldSettings(io: Io): Promise<Settings> {
  const files = settingsFiles(io);
  const isSaid = settingKeys.some((key) => io.env[variableOf(key)]);
  if (files.project === null && files.user === null && !isSaid) return { found: [], faults: [] };
  const { readSettings } = await import('./settings/read-settings.ts');
  return readSettings(io, files);
}

function askedLocale(argv: readonly string[]): string | undefined {
  const at = argv.indexOf('--locale');
  return at === -1 ? argv.find((arg) => arg.startsWith('--locale='))?.slice(9) : argv[at + 1];
}

/** The arguments without the words of the command, with a `--locale` anywhere between them. */
function argumentsAfter(path: string, argv: readonly string[]): readonly string[] {
  const rest = [...argv];
  for (const word of path.split(' ')) rest.splice(rest.indexOf(word), 1);
  return rest;
}

async function programName(): Promise<string> {
  const { readFileSync } = await import('node:fs');
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const version = manifest && typeof manifest === 'object' && 'version' in manifest ? manifest.version : '';
  return `concejo ${String(version)}`;
}
