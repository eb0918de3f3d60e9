import { describe, expect, it } from 'vitest';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { participationContents } from './participation-contents.ts';

const realm = realmId('vilanova');
const contentsOf = (collections: Readonly<Record<string, readonly CouncilDocument[]>>) =>
  participationContents({ all: async (_, name) => collections[name] ?? [] });
const settingsOf = (more: object) =>
  contentsOf({
    settings: [
      { _id: 'o', name: 'otra', hideProposalLike: true },
      { _id: 's', name: 'participa', ...more },
    ],
  }).settings(realm);

describe('the contents that likes and comments depend on', () => {
  it('are the published proposals, each with the process that it names', async () => {
    const contents = contentsOf({
      propuestas: [
        { _id: 'p-1', data: { IDproceso: 'proc' } },
        { _id: 'p-2', isPublished: true, data: null },
        { _id: 'p-3', isPublished: false },
        { _id: 'p-4', data: { IDproceso: 7 } },
        { _id: 'p-5' },
      ],
    });
    expect(await contents.published(realm, ['p-4', 'p-3', 'p-2', 'p-1', 'p-9'])).toEqual([
      { id: 'p-1', process: 'proc' },
      { id: 'p-2', process: null },
      { id: 'p-4', process: null },
    ]);
    expect(await contents.published(realm, [])).toEqual([]);
  });

  it('are the settings of the portal, without those that cannot be read', async () => {
    expect(await settingsOf({ hideProposalLike: true, comments: 'before' })).toMatchObject({
      hidesLikes: true,
      comments: 'before',
    });
    for (const more of [
      {},
      { hideProposalLike: null, comments: null },
      { hideProposalLike: 'yes', comments: 1 },
    ])
      expect(await settingsOf(more)).toMatchObject({ hidesLikes: false, comments: null });
    expect(await settingsOf({ hideProposalLike: 'yes', comments: 'after' })).toMatchObject({
      comments: 'after',
    });
    expect(await contentsOf({}).settings(realm)).toMatchObject({ hidesLikes: false, comments: null });
  });

  it('are read again when the town loads other settings', async () => {
    const settings: CouncilDocument[] = [{ _id: 's', name: 'participa', hideProposalLike: true }];
    const contents = participationContents({ all: async () => settings });
    const hidden = async () => (await contents.settings(realm)).hidesLikes;
    expect([await hidden(), await hidden()]).toEqual([true, true]);
    settings[0] = { _id: 's', name: 'participa' };
    expect(await hidden()).toBe(false);
  });

  it('are what a process says about comments', async () => {
    const contents = contentsOf({
      procesos: [{ _id: 'one', comments: 'no' }, { _id: 'two' }, { _id: 'three', comments: ['after'] }],
    });
    const said = await Promise.all(
      ['one', 'two', 'three', 'four'].map((process) => contents.commentsOf(realm, process)),
    );
    expect(said).toEqual(['no', null, null, null]);
  });
});
