import { curlParts, mask } from '../curl-line.ts';
import type { Finding } from '../finding.ts';
import type { Outcome } from '../run-checks.ts';
import type { CheckId, ContractTexts } from '../texts/es.ts';

/** What a report is made with. The token is here to be kept out of it. */
export interface ReportSettings {
  readonly texts: ContractTexts;
  readonly baseUrl: string;
  readonly realm: string;
  readonly token: string | null;
  /** Name and version of the program. */
  readonly program: string;
}

/** An outcome in words: what every report tells, whatever its format. */
export interface ToldOutcome {
  readonly id: CheckId;
  readonly clause: string;
  readonly reason: string;
  readonly kind: Outcome['kind'];
  readonly milliseconds: number;
  readonly failure: {
    readonly kind: Finding['kind'];
    readonly found: string;
    readonly expected: string;
    /** A command for each question, in parts that may stand on lines of their own. */
    readonly repeat: readonly (readonly string[])[];
    readonly deviation: { readonly reason: string; readonly expires: string } | null;
  } | null;
}

/** Puts values where a text names them. A name without a value is a defect. */
export function filled(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`no value for {${name}} in: ${text}`);
    return String(values[name]);
  });
}

/** Control characters move a terminal's cursor, and those that turn the direction of writing hide what is said. */
const harmless = (text: string) =>
  text.replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu, '\uFFFD');

/** A council could send the token back; it must not reach a report that way either. */
function safe(text: string, token: string | null): string {
  return harmless(token === null ? text : text.replaceAll(token, mask));
}

export function tell(outcome: Outcome, { texts, baseUrl, token }: ReportSettings): ToldOutcome {
  const { check, kind } = outcome;
  const common = {
    id: check.id,
    clause: check.clause,
    reason: texts.reasons[check.id],
    kind,
    milliseconds: Math.round(outcome.milliseconds),
  };
  if (outcome.kind !== 'deviates' && outcome.kind !== 'accepted') return { ...common, failure: null };
  const { finding, asks, deviation } = outcome;
  const showsHead = finding.kind === 'status' || finding.kind === 'header';
  const curl = { baseUrl, hasToken: token !== null, showsHead };
  return {
    ...common,
    failure: {
      kind: finding.kind,
      found: safe(filled(texts.found[finding.kind], { ...finding }), token),
      expected: safe(filled(texts.must[finding.kind], { ...finding }), token),
      repeat: asks.map((ask) => curlParts(ask, curl).map((part) => safe(part, token))),
      deviation: deviation && { reason: harmless(deviation.reason), expires: deviation.expires },
    },
  };
}

export type Totals = Readonly<Record<Outcome['kind'], number>>;

export const outcomeKinds = ['passes', 'deviates', 'accepted', 'noCase'] as const;

export const totalsOf = (outcomes: readonly { readonly kind: Outcome['kind'] }[]): Totals => {
  const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  return {
    passes: count('passes'),
    deviates: count('deviates'),
    accepted: count('accepted'),
    noCase: count('noCase'),
  };
};
