import type { ContentNode } from '#domain/content/content-node.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { townMap } from '#ui-web/shell/town-map.ts';

/** A page, and what depends on its reader and its place. */
export interface ShownNode {
  readonly node: ContentNode;
  /** The form is for readers whose data the council has (specification 3, section 6). */
  readonly mailbox: string | null;
  /** Null if there is nothing to draw. */
  readonly map: ReturnType<typeof townMap> | null;
}

/** A page with the data of its map and its form, which are asked for only if it has them. */
export async function shownNode(council: Council, node: ContentNode): Promise<Either<never, ShownNode>> {
  const { realm, session } = council;
  const isKnown = async () => {
    const answer = await session.isLoggedIn(realm);
    return !isLeft(answer) && answer.right;
  };
  const mapOf = async () => {
    const facts = await (await council.services()).town.facts(realm);
    return townMap(isLeft(facts) ? undefined : facts.right);
  };
  const [known, map] = await Promise.all([
    node.mailbox !== null && isKnown(),
    node.coordinates === null ? null : mapOf(),
  ]);
  return right({ node, mailbox: known ? node.mailbox : null, map });
}

/** A content page. */
export function nodePresenter(council: Council, collection: string, key: string): AskingPresenter<ShownNode> {
  const { publications, realm, clock } = council;
  return askingPresenter(async () => {
    const found = await (await publications()).nodes.node(realm, collection, key);
    return isLeft(found) ? found : shownNode(council, found.right);
  }, clock);
}
