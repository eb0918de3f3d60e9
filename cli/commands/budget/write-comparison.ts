import type { ComparedBudget } from '#application/reports/comparison-report.ts';
import type { CommandContext } from '../../command.ts';
import { paintWhen } from '../../paint.ts';
import { reportWriter, word } from '../../report-writer.ts';
import type { Texts } from '../../texts/es.ts';
import type { CompareOptions } from './compare-options.ts';

/** As wide as a table is where no terminal says otherwise: it fits four rules. */
const usualColumns = 80;

/** The comparison in the format asked for. Libraries of a format are loaded with it. */
export async function comparisonBytes(
  compared: ComparedBudget,
  { format, part, bom, out, colours }: CompareOptions,
  { io, texts, locale }: CommandContext,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'json': {
      const { comparisonJson } = await import('#application/reports/comparison-json.ts');
      return comparisonJson(compared);
    }
    case 'table': {
      const { comparisonTable } = await import('./comparison-table.ts');
      const toTerminal = out === null && io.outIsTerminal;
      const style = {
        columns: toTerminal ? Math.min(io.outColumns ?? usualColumns, 120) : usualColumns,
        currency: compared.currency,
        texts,
        paint: paintWhen(toTerminal && colours && !io.env['NO_COLOR']),
      };
      return `${comparisonTable(compared, style).join('\n')}\n`;
    }
    case 'html': {
      const { comparisonPage } = await import('./comparison-page.ts');
      return comparisonPage(compared, (key) => word(key, withNames(compared, texts)), texts, locale);
    }
    default: {
      const { comparisonReport } = await import('#application/reports/comparison-report.ts');
      const writer = await reportWriter(format, bom, withNames(compared, texts));
      return writer.write(comparisonReport(compared, part));
    }
  }
}

/** Columns of rules are headed by what the rules were called: those names are words as they are. */
const withNames = ({ names }: ComparedBudget, texts: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(names.flatMap((name) => [name, `${name} %`].map((key) => [`report.${key}`, key]))),
});
