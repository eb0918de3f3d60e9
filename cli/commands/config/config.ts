import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { padEnd, printable, width } from '#adapters/driven/terminal/printable.ts';
import { type Setting, settingKeys } from '../../settings/setting.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { misused } from '../budget/refuse.ts';

/** `concejo config`: the settings that apply here, each with its source. */
export const config: Command = {
  help: 'help.config',
  configure: (parser, context, run) => {
    parser
      .option('--format <format>')
      .allowExcessArguments(false)
      .action(({ format }: { format?: string }) => run(tell(format, context)));
  },
};

async function tell(asked: string | undefined, context: CommandContext): Promise<ExitCode> {
  const { io, say, locale } = context;
  const format = oneOf('--format', asked, ['table', 'json']);
  if (isLeft(format)) return misused(format.left, context, 'concejo config');
  const held = context.settings?.found ?? [];
  const rows = settingKeys.map((key) => {
    const setting = held.find((one) => one.key === key) ?? null;
    const usual = key === 'locale' ? locale : null;
    return { key, value: setting?.value ?? usual, setting };
  });
  if (format.right === 'json') {
    const settings = rows.map(({ key, value, setting }) => ({
      key,
      value,
      source: setting?.source ?? 'default',
      place: setting?.place ?? null,
    }));
    await io.out(`${JSON.stringify(settings, null, 2)}\n`);
    return exitCodes.done;
  }
  const values = rows.map(({ value }) => (value === null ? '–' : printable(String(value))));
  const [left, middle] = [settingKeys.map(width), values.map(width)].map((all) => Math.max(...all) + 2);
  const lines = rows.map(
    ({ key, setting }, at) =>
      `${padEnd(key, left ?? 0)}${padEnd(values[at] ?? '', middle ?? 0)}${sourceOf(setting, say)}\n`,
  );
  await io.out(lines.join(''));
  return exitCodes.done;
}

const sourceOf = (setting: Setting | null, say: CliSay): string =>
  setting === null
    ? say('config.usual')
    : say(`config.${setting.source}`, { name: printable(setting.place) });
