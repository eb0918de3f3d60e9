import { writeResults } from '#adapters/wire/voting/results.ts';
import type { CountedSurvey } from '#application/reports/tally/tally-report.ts';

/** A count in the form in which a council publishes results, with what was counted. */
export function tallyJson({ survey, tally, input, census }: CountedSurvey): string {
  const { sha256 } = input;
  // The hash of a list is its fingerprint; results without a list have neither.
  const origin = sha256 === null ? input : { ...input, fingerprint: sha256 };
  const results = {
    ...writeResults(survey, tally),
    ...(census === undefined ? {} : { census }),
    input: origin,
  };
  return `${JSON.stringify(results, null, 2)}\n`;
}
