import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import type { Paint } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';

/** The decision of staff or of the sender, under the name of its text. */
export const decisionOf = ({ isApproved, keptPrivate }: StaffRequest) => {
  if (keptPrivate) return 'declined';
  if (isApproved === null) return 'undecided';
  return isApproved ? 'approved' : 'withdrawn';
};

/** What the sender wrote since the council last wrote to them; blank if the council has answered. */
export function unansweredReply({ hasReply, threads }: StaffRequest): string {
  const last = threads.findLastIndex(({ isSender }) => isSender !== true);
  return hasReply === true
    ? threads
        .slice(last + 1)
        .map(({ text, images = [] }) => [text, ...images].filter((part) => part !== '').join(' '))
        .join(' / ')
    : '';
}

/** Requests for people: the number to decide by, their public data, and what a sender replied last. */
export const requestLines = (
  requests: readonly StaffRequest[],
  say: CliSay,
  paint: Paint,
): readonly string[] =>
  requests.flatMap((request) => {
    const { iid, mailbox, title, status, createdAt, address } = request;
    const facts = [
      printable(mailbox),
      printable(status),
      say(`report.${decisionOf(request)}`),
      createdAt.slice(0, 16).replace('T', ' '),
    ];
    const place = address === null || address === '' ? '' : ` — ${printable(address)}`;
    const reply = unansweredReply(request);
    return [
      `${printable(iid)}  ${paint.dim(facts.join(' · '))}`,
      `  ${printable(title.replaceAll(/\s+/gu, ' '))}${place}`,
      ...(reply === '' ? [] : [`  ${say('report.reply')}: ${printable(reply.replaceAll(/\s+/gu, ' '))}`]),
    ];
  });
