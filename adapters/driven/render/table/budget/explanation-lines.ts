import type { ProjectInWords } from '#application/reports/budget/projects-in-words.ts';
import { fit, padStart, printable, wrap } from '../../../terminal/printable.ts';
import { moneyIn } from '#application/text/money-in.ts';
import { type TableStyle, widest } from './table-parts.ts';

/** Wider lines are hard to read, however wide the terminal is. */
const widestText = 100;

/** Why each proposal was funded or not: its number and title, then amount, votes and the reason as text. */
export function explanationLines(told: readonly ProjectInWords[], style: TableStyle): readonly string[] {
  const { paint, currency } = style;
  const indent =
    widest(
      told.map(({ explained }) => String(explained.step)),
      2,
    ) + 1;
  const room = Math.max(30, Math.min(style.columns, widestText) - indent - 1);
  return told.flatMap(({ explained: { step, project, funded }, sentence, votes }) => {
    const title = fit(printable(project.title), room);
    const figures = `${moneyIn(project.amount, currency)}, ${votes}.`;
    const text = wrap(`${figures} ${printable(sentence)}`, room);
    return [
      `${padStart(String(step), indent - 1)} ${funded ? paint.bold(title) : title}`,
      ...text.map((line) => `${' '.repeat(indent)}${line}`),
    ];
  });
}
