import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FollowDesk } from '#application/ports/follow-desk.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';

const town = realmId('vilanova');
const process = { kind: 'process', id: 'presupuestos-participativos-2027' } as const;
const proposal = { kind: 'proposal', id: 'p-339' } as const;

/** What every desk for followers keeps to, told on the sample towns. `person` has a verified e-mail. */
export function followDeskContract(
  name: string,
  open: () => Promise<{
    readonly stranger: FollowDesk;
    readonly person: FollowDesk;
    /** The link of the last mail to an address that asks for a yes. */
    readonly linkFor: (email: string) => Promise<string>;
    readonly close: () => Promise<void>;
  }>,
): void {
  describe(`${name} keeps the follow-desk contract`, () => {
    let parts: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => (parts = await open()));
    afterAll(() => parts.close());

    it('asks an address by mail, and shows and ends what it follows by links', async () => {
      const { stranger, linkFor } = parts;
      const email = 'pep@correu.example';
      expect(await stranger.follow(town, process, 'es', { email })).toEqual(right('asked'));
      expect(await stranger.mine(town, { endpoint: null })).toEqual(
        right({ items: [], isKnown: false, pushKey: null }),
      );
      const said = await stranger.confirm(town, await linkFor(email));
      expect(said).toMatchObject({ right: { subject: process, title: 'Presupuestos participativos 2027' } });
      const { mine, ...followed } = isRight(said) ? said.right : { mine: '', link: '' };
      expect(await stranger.mine(town, { link: mine })).toEqual(
        right({ items: [followed], isKnown: false, pushKey: null }),
      );
      expect(await stranger.end(town, followed.link)).toEqual(right(true));
      expect(await stranger.mine(town, { link: mine })).toEqual(
        right({ items: [], isKnown: false, pushKey: null }),
      );
    });

    it('asks nothing of who is known', async () => {
      const { person } = parts;
      expect(await person.follow(town, proposal, 'es', { email: null })).toEqual(right('following'));
      expect(await person.mine(town, { endpoint: null })).toMatchObject({
        right: { isKnown: true, items: [{ subject: proposal }] },
      });
    });

    it('takes no link that was not given out, and follows nothing that is not there', async () => {
      const { stranger } = parts;
      const wrong = left({ kind: 'linkWrong' });
      expect(await stranger.confirm(town, 'x')).toEqual(wrong);
      expect(await stranger.mine(town, { link: 'x' })).toEqual(wrong);
      expect(await stranger.end(town, 'x')).toEqual(wrong);
      expect(
        await stranger.follow(town, { kind: 'process', id: 'x' }, 'es', { email: 'a@b.example' }),
      ).toEqual(left({ kind: 'notFound' }));
    });

    it('says when there were too many mails', async () => {
      const many = ['proc-259', 'proc-511', 'proc-633', 'proc-388', 'proc-102'].map(
        (id) => ({ kind: 'process', id }) as const,
      );
      for (const subject of many)
        await parts.stranger.follow(town, subject, 'es', { email: 'many@correu.example' });
      expect(
        await parts.stranger.follow(town, process, 'es', { email: 'many@correu.example' }),
      ).toMatchObject({
        left: { kind: 'tooManyAttempts' },
      });
    });
  });
}
