import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commentDraftsContract } from '#contract-tests/ports/browser/comment-drafts.ts';
import { realmId } from '#domain/shared/ids.ts';
import { memoryCommentDrafts } from '#fixtures/memory/comment-drafts.ts';
import { commentDraftsKey, localCommentDrafts } from './local-comment-drafts.ts';

const town = realmId('vilanova');
let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

commentDraftsContract('the memory of a test', memoryCommentDrafts);
commentDraftsContract('the browser’s storage', localCommentDrafts);

describe('drafts of comments in a browser', () => {
  const drafts = localCommentDrafts();
  const draft = { key: 'k', name: 'Ana', text: 'Hola', replyTo: null };

  it('are removed completely when the last is sent', () => {
    drafts.keep(town, 'p-1', draft);
    drafts.discard(town, 'p-1');
    expect(kept.size).toBe(0);
  });

  it('that do not exist, or cannot be read, are empty', () => {
    for (const found of ['{"p-1":{"key":1}}', '{"p-1":null}', 'nothing', 'null']) {
      kept.set(commentDraftsKey(town), found);
      expect(drafts.load(town, 'p-1')).toBeNull();
    }
  });

  it('are not stored by a browser that refuses', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('not here', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => drafts.keep(town, 'p-1', draft)).not.toThrow();
    expect(drafts.load(town, 'p-1')).toBeNull();
  });
});
