import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type Shell, shells } from '../../completion/command-shapes.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { misused } from '../budget/refuse.ts';

/** `concejo completion SHELL`: the script with which a shell completes commands, made of their own declarations. */
export const completion: Command = {
  help: 'help.completion',
  configure: (parser, context, run) => {
    parser
      .argument('[shell]')
      .allowExcessArguments(false)
      .action((shell: string | undefined) => run(write(shell, context)));
  },
};

async function write(asked: string | undefined, context: CommandContext): Promise<ExitCode> {
  const { io, say } = context;
  const shell = oneOf('completion', asked, shells);
  if (isLeft(shell)) return misused(shell.left, context, 'concejo completion');
  if (shell.right === null) {
    io.err(say('help.completion'));
    return exitCodes.usage;
  }
  const { commandShapes } = await import('../../completion/command-shapes.ts');
  await io.out((await writerOf(shell.right))(await commandShapes(context)));
  return exitCodes.done;
}

async function writerOf(shell: Shell) {
  switch (shell) {
    case 'bash':
      return (await import('../../completion/bash.ts')).bashScript;
    case 'zsh':
      return (await import('../../completion/zsh.ts')).zshScript;
    case 'fish':
      return (await import('../../completion/fish.ts')).fishScript;
    case 'powershell':
      return (await import('../../completion/powershell.ts')).powershellScript;
    default:
      return shell satisfies never;
  }
}
