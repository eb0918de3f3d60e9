import type { Ask } from './ask.ts';

/** What stands in place of a secret. */
export const mask = '****';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Where and as whom a command asks, and whether it shows status and headers besides the body. */
interface CurlSettings {
  readonly baseUrl: string;
  readonly hasToken: boolean;
  readonly showsHead: boolean;
}

/**
 * The parts of a command that puts the same question again, for a shell; the token is masked. A report writes them on
 * one line, or on several with a backslash at each end.
 *
 * @example curlParts(ask('/healthz'), { baseUrl: 'http://x', hasToken: true, showsHead: false })
 * // ["curl -s -H 'Authorization: Bearer ****'", "'http://x/healthz'"]
 */
export function curlParts(
  { address, anonymous, headers }: Ask,
  { baseUrl, hasToken, showsHead }: CurlSettings,
): readonly string[] {
  const sent = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const authorization = hasToken && !anonymous ? [`-H ${quoted(`Authorization: Bearer ${mask}`)}`] : [];
  return [
    [showsHead ? 'curl -si' : 'curl -s', ...authorization, ...sent].join(' '),
    quoted(`${baseUrl}${address}`),
  ];
}

export const curlLine = (ask: Ask, settings: CurlSettings): string => curlParts(ask, settings).join(' ');
