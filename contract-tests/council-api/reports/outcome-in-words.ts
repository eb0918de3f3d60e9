import type { CheckId, KitKey } from '#application/text/catalogue/keys/kit.ts';
import type { Say, Values } from '#application/text/say.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { causeInWords } from '../cause.ts';
import type { Clause } from '../check.ts';
import { curlParts, mask } from '../curl-line.ts';
import type { Finding } from '../finding.ts';
import type { CheckOutcome } from '../run-checks.ts';

/** What a report is made with. The token and the secrets are here to be kept out of it. */
export interface ReportSettings {
  readonly say: Say<KitKey>;
  readonly baseUrl: string;
  readonly realm: string;
  readonly token: string | null;
  /** Identity numbers and secrets of the people who were written with. */
  readonly secrets: readonly string[];
  readonly today: CalendarDay;
  /** Name and version of the program. */
  readonly program: string;
}

/** An outcome in words: what every report contains, whatever its format. */
export interface OutcomeInWords {
  readonly id: CheckId;
  readonly clause: Clause;
  readonly reason: string;
  readonly kind: CheckOutcome['kind'];
  readonly milliseconds: number;
  /**
   * A command for each request, in parts that may be on lines of their own. If the check fails, only those that show
   * it.
   */
  readonly repeat: readonly (readonly string[])[];
  readonly failure: {
    readonly kind: Finding['kind'];
    readonly found: string;
    readonly expected: string;
    readonly deviation: { readonly reason: string; readonly expires: string } | null;
  } | null;
}

/** Control characters move a terminal's cursor, and those that turn the direction of writing hide text. */
const harmless = (text: string) =>
  text.replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu, '\uFFFD');

/** A council could send secrets back; they must not reach a report in this way either. */
function safe(text: string, { token, secrets }: ReportSettings): string {
  const hidden = [...(token === null ? [] : [token]), ...secrets];
  const longestFirst = hidden.toSorted((a, b) => b.length - a.length);
  return harmless(longestFirst.reduce((masked, secret) => masked.replaceAll(secret, mask), text));
}

/** The values of a finding in words; why a connection failed, in words. */
function valuesOf(finding: Finding, say: Say<KitKey>): Values {
  const values = Object.entries(finding).map(([name, value]) => [name, String(value)] as const);
  const cause = finding.kind === 'noAnswer' ? { cause: causeInWords(finding.cause, say) } : {};
  return { ...Object.fromEntries(values), ...cause };
}

export function outcomeInWords(outcome: CheckOutcome, settings: ReportSettings): OutcomeInWords {
  const { say, baseUrl, token } = settings;
  const { check, kind } = outcome;
  const finding = 'finding' in outcome ? outcome.finding : null;
  const showsHead = finding?.kind === 'status' || finding?.kind === 'header';
  const curl = { baseUrl, hasToken: token !== null, showsHead };
  const asked = 'asks' in outcome ? outcome.asks.map((ask) => curlParts(ask, curl)) : [];
  const common = {
    id: check.id,
    clause: check.clause,
    reason: say(check.id),
    kind,
    milliseconds: Math.round(outcome.milliseconds),
    repeat: withoutTwins(asked).map((parts) => parts.map((part) => safe(part, settings))),
  };
  if (outcome.kind !== 'deviates' && outcome.kind !== 'accepted') return { ...common, failure: null };
  const { deviation } = outcome;
  const values = valuesOf(outcome.finding, say);
  return {
    ...common,
    failure: {
      kind: outcome.finding.kind,
      found: safe(say(`found.${outcome.finding.kind}`, values), settings),
      expected: safe(say(`must.${outcome.finding.kind}`, values), settings),
      deviation: deviation && { reason: harmless(deviation.reason), expires: deviation.expires },
    },
  };
}

/** Commands without repetitions, side by side. */
const withoutTwins = (commands: readonly (readonly string[])[]) =>
  commands.filter((parts, at) => parts.join() !== commands[at - 1]?.join());

export type Totals = Readonly<Record<CheckOutcome['kind'], number>>;

export const outcomeKinds = ['passes', 'deviates', 'accepted', 'noCase'] as const;

export const totalsOf = (outcomes: readonly { readonly kind: CheckOutcome['kind'] }[]): Totals => {
  const count = (kind: CheckOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  return {
    passes: count('passes'),
    deviates: count('deviates'),
    accepted: count('accepted'),
    noCase: count('noCase'),
  };
};
