import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { memoryLikes } from '#fixtures/memory/like-store.ts';
import { memoryParticipation } from '#fixtures/memory/participation-contents.ts';
import { likeProposal } from './like-proposal.ts';
import { readLikes } from './read-likes.ts';

const realm = realmId('vilanova');

function aCouncil(settings: { readonly hidesLikes?: true } = {}) {
  const proposals = ['p-1', 'p-2'].map((id) => ({ id, process: null }));
  const participation = memoryParticipation({ proposals, settings });
  const ports = { participation, likes: memoryLikes(), keys: { account: (name: string) => `#${name}` } };
  const like = likeProposal(ports);
  return {
    read: (ids: readonly string[], device: string | null = null) => readLikes(ports)(realm, ids, device),
    like: (proposal: string, device: string, liked = true) => like({ realm, proposal, device, liked }),
  };
}

describe('a like', () => {
  it('counts once for each device and proposal, and can be taken back', async () => {
    const { like, read } = aCouncil();
    expect(await like('p-1', 'ana')).toMatchObject({ right: { count: 1, liked: true } });
    expect(await like('p-1', 'ana')).toMatchObject({ right: { count: 1, liked: true } });
    expect(await like('p-1', 'pep')).toMatchObject({ right: { count: 2, liked: true } });
    expect(await like('p-1', 'ana', false)).toMatchObject({ right: { count: 1, liked: false } });
    expect(await read(['p-2', 'p-1'], 'pep')).toMatchObject({
      right: [
        { count: 0, liked: false },
        { count: 1, liked: true },
      ],
    });
  });

  it('is counted without a session, but not as one’s own', async () => {
    const { like, read } = aCouncil();
    await like('p-1', 'ana');
    expect(await read(['p-1'])).toMatchObject({ right: [{ count: 1, liked: false }] });
  });

  it('is only for proposals that are published', async () => {
    const { like, read } = aCouncil();
    for (const id of ['p-3', 'p-4']) {
      expect(await like(id, 'ana')).toMatchObject({ left: { kind: 'unknownDocument' } });
      expect(await read(['p-1', id])).toMatchObject({ left: { kind: 'unknownDocument' } });
    }
  });

  it('is neither shown nor taken where the town hides them', async () => {
    const { like, read } = aCouncil({ hidesLikes: true });
    expect(await like('p-1', 'ana')).toMatchObject({ left: { kind: 'notActive' } });
    expect(await read(['p-1'])).toMatchObject({ left: { kind: 'notActive' } });
  });
});
