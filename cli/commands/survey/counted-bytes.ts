import { writeResults } from '#adapters/wire/voting/results.ts';
import type { CountedSurvey } from '#application/reports/tally/tally-report.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { withFields } from '../../records/chosen-fields.ts';
import { reportBytes, tableStyle } from '../../records/report-bytes.ts';
import type { UsageRefusal } from '../../usage.ts';
import type { OutputOptions } from './output-options.ts';

/** The count in the format asked for, or which column it does not have. */
export async function countedBytes(
  counted: CountedSurvey,
  options: OutputOptions,
  { io, say }: CommandContext,
): Promise<Either<UsageRefusal, string | Uint8Array>> {
  const { format, fields } = options;
  if (format === 'json' && fields === null) {
    const { survey, tally, input } = counted;
    const { sha256 } = input;
    // What is hashed of a list is its fingerprint; results without a list have neither.
    const origin = sha256 === null ? input : { ...input, fingerprint: sha256 };
    return right(`${JSON.stringify({ ...writeResults(survey, tally), input: origin }, null, 2)}\n`);
  }
  const { tallyReport } = await import('#application/reports/tally/tally-report.ts');
  const chosen = withFields(tallyReport(counted), fields);
  if (isLeft(chosen)) return chosen;
  if (format === 'table' && fields === null) {
    const { tallyTable } = await import('#adapters/driven/render/table/tally/tally-table.ts');
    return right(tallyTable(counted, chosen.right.table, { ...tableStyle(options, io), say }));
  }
  return right(await reportBytes(chosen.right, options, { io, say }));
}
