import type { StaffComment } from '#adapters/wire/comments/comment.ts';
import type { Paint } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';

/**
 * Comments for people: the complete identifier, since staff decide by it, and the complete text, since they decide
 * about it.
 */
export const commentLines = (
  comments: readonly StaffComment[],
  say: CliSay,
  paint: Paint,
): readonly string[] =>
  comments.flatMap(({ _id, proposal, state, reason, name, text, createdAt, reports }) => {
    const why = reason === null ? '' : ` (${say(`report.${reason}`)})`;
    const facts = [
      printable(proposal),
      `${say(`report.${state}`)}${why}`,
      createdAt.slice(0, 16).replace('T', ' '),
      ...(reports === 0 ? [] : [`${say('report.reports')}: ${reports}`]),
    ];
    const said = printable(text.replaceAll(/\s+/gu, ' '));
    return [
      `${printable(_id)}  ${paint.dim(facts.join(' · '))}`,
      `  ${name === null ? '—' : printable(name)}: ${said}`,
    ];
  });
