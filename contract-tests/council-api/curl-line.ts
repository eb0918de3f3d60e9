import type { Ask } from './ask.ts';

/** What replaces a secret. */
export const mask = '****';

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Where and as whom a command asks, and whether it shows status and headers besides the body. */
interface CurlSettings {
  readonly baseUrl: string;
  readonly hasToken: boolean;
  readonly showsHead: boolean;
}

/** Where a visitor's cookies are stored between two commands. */
const jarOf = (visitor: string) => quoted(`${visitor}.cookies`);

/** The file's text is in the command itself: a shell that knows `<(…)` needs no file. */
const fileOf = ({ name, content }: { readonly name: string; readonly content: string }) =>
  `-F "file=@<(printf ${quoted(content)});filename=${name}"`;

/**
 * The parts of a command that sends the same request again, for a shell; the token is masked. A report writes them on
 * one line, or on several with a backslash at each end.
 *
 * @example curlParts(ask('/healthz'), { baseUrl: 'http://x', hasToken: true, showsHead: false })
 * // ["curl -s -H 'Authorization: Bearer ****'", "'http://x/healthz'"]
 */
export function curlParts(
  { address, anonymous, byStaff, headers, visitor, sent }: Ask,
  { baseUrl, hasToken, showsHead }: CurlSettings,
): readonly string[] {
  const given = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const authorization =
    byStaff || (hasToken && !anonymous) ? [`-H ${quoted(`Authorization: Bearer ${mask}`)}`] : [];
  const jar = visitor === null ? [] : [`-b ${jarOf(visitor)} -c ${jarOf(visitor)}`];
  const type = sent === null || sent.file ? [] : ["-H 'Content-Type: application/json'"];
  const body =
    sent === null ? [] : [sent.file ? fileOf(sent.file) : `-d ${quoted(JSON.stringify(sent.shown))}`];
  return [
    [showsHead ? 'curl -si' : 'curl -s', ...authorization, ...jar, ...type, ...given].join(' '),
    ...body,
    quoted(`${baseUrl}${address}`),
  ];
}

export const curlLine = (ask: Ask, settings: CurlSettings): string => curlParts(ask, settings).join(' ');
