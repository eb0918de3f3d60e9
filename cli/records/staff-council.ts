import { type CouncilClient, staffClient } from '#adapters/driven/council-http/council-client.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../command.ts';
import { councilLine } from '../council-line.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { RecordSource } from './record-options.ts';
import { misused } from '../commands/budget/refuse.ts';
import { readBaseUrl } from '../commands/contracts/base-url.ts';
import { readToken } from '../commands/contracts/token.ts';

/** The council that staff call, and its town. */
export interface StaffCouncil {
  readonly baseUrl: string;
  readonly call: CouncilClient;
  readonly realm: RealmId;
}

/** Reads the staff's token from the environment, and never sends it over an unencrypted connection. */
export function staffCouncil(
  source: RecordSource,
  command: string,
  context: CommandContext,
): Either<ExitCode, StaffCouncil> {
  const { io, say } = context;
  if (source.kind === 'file')
    return left(misused({ key: 'usage.needsSource', values: {} }, context, command));
  const refused = (lines: readonly string[]): Either<ExitCode, never> => {
    for (const line of lines) io.err(`${say('label.error')} ${line}\n`);
    return left(exitCodes.usage);
  };
  const token = readToken(context, null, 'CONCEJO_STAFF_TOKEN');
  if (isLeft(token)) return refused(token.left);
  if (token.right === null) return refused([say('comments.needsToken')]);
  const baseUrl = readBaseUrl(source.baseUrl, true, context);
  if (isLeft(baseUrl)) return refused(baseUrl.left);
  const line = councilLine(baseUrl.right, context);
  return right({
    baseUrl: line.baseUrl,
    call: staffClient(line, token.right),
    realm: realmId(source.realm),
  });
}
