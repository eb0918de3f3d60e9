import { isDeskOpen } from '#application/voting/desk/give-paper.ts';
import type { DeskOfVote } from '#application/voting/desk/desk-vote.ts';
import type { DeskSeen } from '#adapters/wire/voting-desk/desk.ts';
import type { Town } from '#domain/access/town.ts';
import { envelopePiles } from '#domain/voting/desk/envelope-piles.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';

/** The desk of a vote as an officer sees it: no number of people or ballots. */
export async function writePollingDesk(
  council: ServerParts,
  town: Town,
  desk: DeskOfVote,
): Promise<DeskSeen> {
  const { vote, surveys } = desk;
  const [boxes, { envelopes }, kiosks] = await Promise.all([
    council.boxBook.all(town.realm, vote),
    council.votingDesk.counts(town.realm, vote),
    council.kiosks.kiosks(town.realm, vote, council.clock.now()),
  ]);
  const piles = envelopePiles(
    boxes.map(({ id }) => id),
    envelopes,
  );
  return {
    vote,
    title: surveys[0]?.title ?? vote,
    gives: isDeskOpen(council, town, desk, 'box'),
    passesEnvelopes: isDeskOpen(council, town, desk, 'envelope'),
    boxes: boxes.map(({ id, name, state }) => {
      const pile = piles.find(({ box }) => box === id);
      return { id, name, state, envelopes: pile === undefined ? null : { deed: pile.deed, to: pile.to } };
    }),
    kiosks: kiosks.map(({ id, name, until, isStarted }) => ({
      id,
      name,
      until: new Date(until).toISOString(),
      started: isStarted,
    })),
  };
}
