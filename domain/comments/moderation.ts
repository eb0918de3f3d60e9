/** How comments come to be read: once staff have looked at them, or at once. */
export type Moderation = 'before' | 'after';

/** What a council may write under `comments`, of a town and of a process. */
export type CommentSwitch = Moderation | 'no';

/** What stands under `comments`; null where nothing stands there that means something. */
export const readSwitch = (raw: unknown): CommentSwitch | null =>
  raw === 'before' || raw === 'after' || raw === 'no' ? raw : null;

/**
 * How comments on a process's proposals are moderated; null where there are none. What the process says wins over what
 * the town says, and where neither says anything there are none.
 */
export function moderationOf(process: CommentSwitch | null, town: CommentSwitch | null): Moderation | null {
  const said = process ?? town ?? 'no';
  return said === 'no' ? null : said;
}
