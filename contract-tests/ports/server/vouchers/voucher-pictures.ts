import { describe, expect, it } from 'vitest';
import type { VoucherPicture, VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import { realmId } from '#domain/shared/ids.ts';
import { identityPhotoLasts } from '#domain/vouchers/sales/identity-photo.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const ticket: VoucherPicture = {
  id: 't1',
  campaign: 'otono',
  shop: 'forn',
  kind: 'ticket',
  hash: 'h1',
  at: noon,
};
const photo: VoucherPicture = { ...ticket, id: 'p1', kind: 'identity', hash: 'h2' };
const bytes = (text: string) => new Uint8Array(Buffer.from(text.repeat(20)));
const textOf = (content: Uint8Array | null) => content && Buffer.from(content).toString('utf8').slice(0, 6);

/** The contract of pictures of sales. `open` gives an empty store each time, and all bytes that it has stored. */
export function voucherPicturesContract(
  name: string,
  open: () => Promise<{ readonly pictures: VoucherPictures; readonly stored?: () => Buffer }>,
): void {
  describe(`${name} keeps the contract of pictures of sales`, () => {
    it('gives back what was stored, in its own town', async () => {
      const { pictures } = await open();
      await pictures.keep(town, ticket, bytes('ticket'));
      await pictures.keep(town, photo, bytes('masked'));
      expect(await pictures.find(town, 't1')).toEqual(ticket);
      expect(await pictures.find(town, 'p1')).toEqual(photo);
      expect(textOf(await pictures.read(town, 't1'))).toBe('ticket');
      expect(textOf(await pictures.read(town, 'p1'))).toBe('masked');
      for (const [realm, id] of [
        [other, 't1'],
        [town, 'none'],
      ] as const) {
        expect(await pictures.find(realm, id)).toBeNull();
        expect(await pictures.read(realm, id)).toBeNull();
      }
    });

    it('knows a ticket that came before in its campaign', async () => {
      const { pictures } = await open();
      await pictures.keep(town, ticket, bytes('ticket'));
      expect(await pictures.sameTicket(town, ticket)).toBeNull();
      expect(await pictures.sameTicket(town, { ...ticket, id: 't2' })).toBe('t1');
      expect(await pictures.sameTicket(town, { ...ticket, id: 't2', hash: 'h9' })).toBeNull();
      expect(await pictures.sameTicket(town, { ...ticket, id: 't2', campaign: 'other' })).toBeNull();
      expect(await pictures.sameTicket(other, { ...ticket, id: 't2' })).toBeNull();
      await pictures.keep(town, photo, bytes('masked'));
      expect(await pictures.sameTicket(town, { ...photo, id: 'p2' })).toBeNull();
    });

    it('stores no photo of an identity document that could be read without its key', async () => {
      const { pictures, stored } = await open();
      await pictures.keep(town, photo, bytes('masked'));
      await pictures.keep(town, ticket, bytes('ticket'));
      if (stored === undefined) return;
      expect(stored().includes('maskedmasked')).toBe(false);
      expect(stored().includes('ticketticket')).toBe(true);
    });

    it('reads no photo once the keys of its campaign are destroyed, and new ones all the same', async () => {
      const { pictures } = await open();
      await pictures.keep(town, photo, bytes('masked'));
      await pictures.keep(town, { ...photo, id: 'p2', campaign: 'other' }, bytes('second'));
      await pictures.keep(town, ticket, bytes('ticket'));
      await pictures.keep(town, { ...photo, id: 'p4', at: noon + 86_400_000 }, bytes('fourth'));
      await pictures.destroyKeys(town, 'otono', noon);
      expect(textOf(await pictures.read(town, 'p1'))).toBe('masked');
      await pictures.destroyKeys(town, 'otono', noon + 86_400_000);
      await pictures.keep(town, { ...photo, id: 'p3' }, bytes('thirds'));
      expect(await pictures.read(town, 'p1')).toBeNull();
      expect(textOf(await pictures.read(town, 'p2'))).toBe('second');
      expect(textOf(await pictures.read(town, 'p3'))).toBe('thirds');
      expect(textOf(await pictures.read(town, 'p4'))).toBe('fourth');
      expect(textOf(await pictures.read(town, 't1'))).toBe('ticket');
    });

    it('erases all pictures of a campaign, and no others', async () => {
      const { pictures, stored } = await open();
      await pictures.keep(town, ticket, bytes('ticket'));
      await pictures.keep(town, photo, bytes('masked'));
      await pictures.keep(town, { ...ticket, id: 't2', campaign: 'other' }, bytes('second'));
      await pictures.keep(other, ticket, bytes('foreign'));
      await pictures.eraseCampaign(town, 'otono', noon + 2 * 86_400_000);
      for (const id of ['t1', 'p1']) {
        expect(await pictures.find(town, id)).toBeNull();
        expect(await pictures.read(town, id)).toBeNull();
      }
      expect(textOf(await pictures.read(town, 't2'))).toBe('second');
      expect(textOf(await pictures.read(other, 't1'))).toBe('foreig');
      if (stored !== undefined) expect(stored().includes('ticketticket')).toBe(false);
    });

    it('reads no photo after thirty days, and erases it', async () => {
      const { pictures } = await open();
      await pictures.keep(town, photo, bytes('masked'));
      await pictures.keep(town, ticket, bytes('ticket'));
      await pictures.destroyOld(noon + identityPhotoLasts - 86_400_000);
      expect(textOf(await pictures.read(town, 'p1'))).toBe('masked');
      await pictures.destroyOld(noon + identityPhotoLasts);
      expect(await pictures.find(town, 'p1')).toBeNull();
      expect(textOf(await pictures.read(town, 't1'))).toBe('ticket');
    });
  });
}
