/** How comments come to be read: once staff have looked at them, or at once. */
export type Moderation = 'before' | 'after';

/** What a council may write under `comments`, of a town and of a process. */
export type CommentSwitch = Moderation | 'no';

/** The value under `comments`; null if it is missing or has no meaning. */
export const readSwitch = (raw: unknown): CommentSwitch | null =>
  raw === 'before' || raw === 'after' || raw === 'no' ? raw : null;

/**
 * How comments on a process's proposals are moderated; null where there are none. The setting of the process wins over
 * the setting of the town; if neither is set, there are no comments.
 */
export function moderationOf(process: CommentSwitch | null, town: CommentSwitch | null): Moderation | null {
  const said = process ?? town ?? 'no';
  return said === 'no' ? null : said;
}
