import { describe, expect, it } from 'vitest';
import type { CommentDrafts } from '#application/ports/browser/comment-drafts.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const draft = { key: 'k', name: 'Ana', text: 'Hola', replyTo: null };

/** The contract of all stores of drafts of comments. `open` gives an empty one. */
export function commentDraftsContract(name: string, open: () => CommentDrafts): void {
  describe(`${name} keeps the comment-drafts contract`, () => {
    it('keeps one draft for each proposal, each town its own, until it is discarded', () => {
      const drafts = open();
      expect(drafts.load(town, 'p-1')).toBeNull();
      drafts.keep(town, 'p-1', draft);
      drafts.keep(town, 'p-1', { ...draft, text: 'Adiós', replyTo: 'a' });
      expect(drafts.load(town, 'p-1')).toEqual({ ...draft, text: 'Adiós', replyTo: 'a' });
      expect(drafts.load(town, 'p-2')).toBeNull();
      expect(drafts.load(other, 'p-1')).toBeNull();
      drafts.discard(town, 'p-1');
      expect(drafts.load(town, 'p-1')).toBeNull();
    });
  });
}
