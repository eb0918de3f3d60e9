import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly voteDesk: Pick<VoteDesk, 'openedVote'>;
  readonly boxBook: Pick<BoxBook, 'all'>;
}

/** Whether envelopes may still come for a survey: a box of its vote is not sealed. Its key must stay until then. */
export async function hasOpenBox(
  { voteDesk, boxBook }: Ports,
  realm: RealmId,
  survey: string,
): Promise<boolean> {
  const opened = await voteDesk.openedVote(realm, survey);
  if (opened === null) return false;
  return (await boxBook.all(realm, opened.vote)).some(({ state }) => state === 'open');
}
