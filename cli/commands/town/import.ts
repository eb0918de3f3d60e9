import type { CallAnswer } from '#adapters/wire/call.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { confirmImportCall } from '#adapters/wire/imports/confirm-import.ts';
import { previewImportCall } from '#adapters/wire/imports/preview-import.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readSource } from '../../read-source.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { type StaffCouncil, staffCouncil } from '../../records/staff-council.ts';
import { misused } from '../budget/refuse.ts';
import { importLines } from './import-lines.ts';

interface ImportFlags {
  readonly baseUrl?: string;
  readonly realm?: string;
  readonly year?: string;
  readonly process?: string;
  readonly skipFaulty?: boolean;
  readonly removeOthers?: boolean;
  readonly publish?: boolean;
}

const command = 'concejo town import';

/** `concejo town import`: says what a table would change on the portal, and publishes it if it is asked to. */
export const townImport: Command = {
  help: 'help.townImport',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    const flags = ['--base-url <URL>', '--realm <R>', '--year <N>', '--process <ID>'];
    for (const flag of [...flags, '--skip-faulty', '--remove-others', '--publish']) parser.option(flag);
    parser
      .argument('[table]')
      .argument('[file]')
      .allowExcessArguments(false)
      .action((table: string | undefined, file: string | undefined, given: ImportFlags) =>
        run(bring(table, file, given, context)),
      );
  },
};

const bodyOf = (layout: string, bytes: Uint8Array, flags: ImportFlags) => ({
  layout,
  file: Buffer.from(bytes).toString('base64'),
  year: flags.year === undefined ? null : Number(flags.year),
  process: flags.process ?? null,
  skipsFaulty: flags.skipFaulty === true,
  removesOthers: flags.removeOthers === true,
});

type Body = ReturnType<typeof bodyOf>;
type Look = CallAnswer<typeof previewImportCall>;

/** Says why the council refuses a table, and how the command ends. */
function refused(
  refusal: { readonly kind: string; readonly where?: string },
  address: string,
  context: CommandContext,
): ExitCode {
  const { io, say } = context;
  const tell = (text: string): ExitCode => {
    io.err(`${say('label.error')} ${text}\n`);
    return exitCodes.invalidInput;
  };
  if (refusal.kind === 'importOutdated') return tell(say('import.outdated', {}));
  if (refusal.kind === 'importNotReady') return tell(say('import.notReady', {}));
  if (refusal.kind === 'importRefused')
    return tell(say(`import.refused.${refusal.where ?? 'damaged'}` as 'import.refused.damaged', {}));
  return councilRefused(refusal as Parameters<typeof councilRefused>[0], address, context);
}

/** Publishes what was looked at. */
async function publish(
  { call, realm, baseUrl }: StaffCouncil,
  body: Body,
  { basis, isReady }: Look,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const address = `${baseUrl}${addressOf(confirmImportCall, { realm })}`;
  if (!isReady) return refused({ kind: 'importNotReady' }, address, context);
  const done = await call(confirmImportCall, { realm, body: { ...body, basis } });
  if (isLeft(done)) return refused(done.left, address, context);
  await io.out(`${say('import.done', { id: printable(done.right.id) })}\n`);
  return exitCodes.done;
}

async function lookAndPublish(
  council: StaffCouncil,
  body: Body,
  isPublishing: boolean,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const { call, realm, baseUrl } = council;
  const look = await call(previewImportCall, { realm, body });
  if (isLeft(look))
    return refused(look.left, `${baseUrl}${addressOf(previewImportCall, { realm })}`, context);
  const { faults, told } = importLines(look.right, say);
  for (const line of faults) io.err(`${line}\n`);
  await io.out(`${told.join('\n')}\n`);
  if (isPublishing) return publish(council, body, look.right, context);
  await io.out(`${say('import.dry', {})}\n`);
  return look.right.isReady ? exitCodes.done : exitCodes.invalidInput;
}

async function bring(
  table: string | undefined,
  file: string | undefined,
  flags: ImportFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  if (table === undefined || file === undefined) {
    io.err(say('help.townImport'));
    return exitCodes.usage;
  }
  // Roles of a vote are given to people, never to programs.
  if (table === 'census') {
    io.err(`${say('label.error')} ${say('import.census', {})}\n`);
    return exitCodes.usage;
  }
  const { baseUrl = '', realm = '' } = flags;
  for (const [flag, value] of [
    ['--base-url', baseUrl],
    ['--realm', realm],
  ] as const)
    if (value === '') return misused({ key: 'usage.needsFlag', values: { flag } }, context, command);
  const council = staffCouncil({ kind: 'council', baseUrl, realm }, command, context);
  if (isLeft(council)) return council.left;
  const source = await readSource(file, io);
  if (!isLeft(source))
    return lookAndPublish(
      council.right,
      bodyOf(table, source.right.bytes, flags),
      flags.publish === true,
      context,
    );
  const { key, values, exit } = source.left;
  io.err(`${say('label.error')} ${say(key, values)}\n`);
  return exit;
}
