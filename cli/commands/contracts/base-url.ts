import { type Either, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';

/** Where a token may be sent without encryption: this very machine. */
const isLoopback = ({ hostname }: URL) =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/u.test(hostname);

/** The address of the portal: http or https, without password, query or fragment; or why it cannot be used. */
export function readBaseUrl(
  text: string | undefined,
  hasToken: boolean,
  { say }: CommandContext,
): Either<readonly string[], string> {
  if (text === undefined) return left([say('contracts.needsBaseUrl')]);
  const url = URL.canParse(text) ? new URL(text) : null;
  // An address with a password is not repeated on the screen.
  if (url && (url.username !== '' || url.password !== '')) return left([say('contracts.secretInAddress')]);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    return left([say('contracts.notAnAddress', { found: printable(text) })]);
  }
  if (hasToken && url.protocol === 'http:' && !isLoopback(url)) return left([say('contracts.plainToken')]);
  return right(`${url.origin}${url.pathname}`.replace(/\/+$/u, ''));
}
