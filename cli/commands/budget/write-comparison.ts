import type { ComparedBudget } from '#application/reports/comparison/comparison-report.ts';
import type { CommandContext } from '../../command.ts';
import { paintWhen } from '#adapters/driven/terminal/paint.ts';
import { reportWriter } from '#adapters/driven/render/report-writers.ts';
import { word } from '#adapters/driven/render/words/word.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import type { CompareOptions } from './compare-options.ts';

/** As wide as a table is where no terminal says otherwise: it fits four rules. */
const usualColumns = 80;

/** The comparison in the format asked for. Libraries of a format are loaded with it. */
export async function comparisonBytes(
  compared: ComparedBudget,
  { format, part, bom, out, colours }: CompareOptions,
  { io, say, locale }: CommandContext,
): Promise<string | Uint8Array> {
  switch (format) {
    case 'json': {
      const { comparisonJson } = await import('#application/reports/comparison/comparison-json.ts');
      return comparisonJson(compared);
    }
    case 'table': {
      const { comparisonTable } = await import(
        '#adapters/driven/render/table/comparison/comparison-table.ts'
      );
      const toTerminal = out === null && io.outIsTerminal;
      const style = {
        columns: toTerminal ? Math.min(io.outColumns ?? usualColumns, 120) : usualColumns,
        currency: compared.currency,
        say,
        paint: paintWhen(toTerminal && colours && !io.env['NO_COLOR']),
      };
      return `${comparisonTable(compared, style).join('\n')}\n`;
    }
    case 'html': {
      const { comparisonPage } = await import('#adapters/driven/render/html/comparison/comparison-page.ts');
      return comparisonPage(compared, (key) => word(key, withNames(compared, say)), say, locale);
    }
    default: {
      const { comparisonReport } = await import('#application/reports/comparison/comparison-report.ts');
      const writer = await reportWriter(format, bom, withNames(compared, say));
      return writer.write(comparisonReport(compared, part));
    }
  }
}

/** Columns of rules are headed by what the rules were called: those names are words as they are. */
function withNames({ names }: ComparedBudget, say: CliSay): CliSay {
  const headings = names.flatMap((name) => [name, `${name} %`]);
  const named = new Map(headings.map((heading) => [`report.${heading}`, heading]));
  const own = (...[key, values]: Parameters<CliSay>) => named.get(key) ?? say(key, values);
  return Object.assign(own, {
    knows: (key: string): key is CliKey => named.has(key) || say.knows(key),
  });
}
