import { describe, expect, it } from 'vitest';
import type { RequestDraft, RequestDraftStore } from '#application/ports/browser/request-drafts.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];

const at = (mailbox: string) => ({ mailbox: mailboxId(mailbox) });

const aDraft = (mailbox: string, keptAt = 1): RequestDraft => ({
  mailbox: mailboxId(mailbox),
  title: { es: 'Avisos' },
  key: 'abcdefghijklmnop',
  values: [['body', { kind: 'text', text: 'Una farola rota' }]],
  files: [
    {
      field: 'images',
      attached: { id: 'a', name: 'farola.jpg', kind: 'jpg', bytes: 3, isSigned: false },
      isUploaded: false,
      content: new Uint8Array([1, 2, 3]),
      thumbnail: null,
    },
  ],
  page: 0,
  payment: null,
  sendsWhenBack: false,
  keptAt,
});

/** The contract of every store of request drafts; `again` opens the same store after the page was left. */
export function requestDraftsContract(
  name: string,
  open: () => Promise<{
    readonly drafts: RequestDraftStore;
    readonly again: () => Promise<RequestDraftStore>;
  }>,
): void {
  describe(`${name} keeps the contract of request drafts`, () => {
    it('gives back text and bytes after the page was left', async () => {
      const { drafts, again } = await open();
      expect(await drafts.keep(town, aDraft('avisos'))).toBe(true);
      const found = await (await again()).load(town, at('avisos'));
      expect(found).toEqual(aDraft('avisos'));
      expect([...(found?.files[0]?.content ?? [])]).toEqual([1, 2, 3]);
    });

    it('keeps one draft for each mailbox and town, the latest', async () => {
      const { drafts } = await open();
      await drafts.keep(town, aDraft('avisos'));
      await drafts.keep(town, aDraft('avisos', 2));
      expect((await drafts.load(town, at('avisos')))?.keptAt).toBe(2);
      expect(await drafts.load(other, at('avisos'))).toBeNull();
    });

    it('keeps proposals for two processes separate, though one form accepts both', async () => {
      const { drafts } = await open();
      const [park, school] = ['parque', 'escuela'].map((process) => ({ ...aDraft('propuestas'), process }));
      if (!park || !school) throw new Error('two processes');
      await drafts.keep(town, park);
      await drafts.keep(town, school);
      expect(await drafts.load(town, park)).toEqual(park);
      expect(await drafts.load(town, at('propuestas'))).toBeNull();
      await drafts.discard(town, park);
      expect(await drafts.list(town)).toEqual([school]);
    });

    it('lists those of a town, the latest first, and forgets what is discarded', async () => {
      const { drafts } = await open();
      await drafts.keep(town, aDraft('avisos', 1));
      await drafts.keep(town, aDraft('enseres', 2));
      await drafts.keep(other, aDraft('altres', 3));
      expect((await drafts.list(town)).map(({ mailbox }) => mailbox)).toEqual(['enseres', 'avisos']);
      await drafts.discard(town, at('avisos'));
      expect((await drafts.list(town)).map(({ mailbox }) => mailbox)).toEqual(['enseres']);
    });
  });
}
