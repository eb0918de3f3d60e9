import { describe, expect, it } from 'vitest';
import type { ArrivedRequest } from './creating/arrived-request.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { isLeft, isRight, left } from '#domain/shared/result.ts';
import {
  aRequestCouncil,
  anAsset,
  noon,
  ownerOf,
  realm,
  textForm,
  town,
} from '#fixtures/builders/councils/request-council.ts';
import { referenceOf } from '#fixtures/builders/data/council-request.ts';
import { memoryMailboxes } from '#fixtures/memory/request-stores.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { claimRequests } from './claim-requests.ts';
import { listOwnRequests } from './list-own-requests.ts';
import { isSender, markSeen } from './own-request.ts';
import { type ArrivedReply, replyToRequest } from './reply-to-request.ts';
import { rereadRequest } from './reread-request.ts';
import { retractRequest } from './retract-request.ts';

const email = 'ana@correu.example';

/** A council, and what its senders do. */
function aCouncil(more: object = {}) {
  const council = aRequestCouncil([...textForm, { name: 'fotos', type: 'image' }], more);
  const proposals = memoryProposals();
  const ports = { ...council, proposals };
  let sent = 0;
  return {
    ...ports,
    /** Gives a device a profile with that address. */
    tell: (userId: string, address: string, isVerified: boolean) =>
      council.profiles.change(realm, userId, () => ({
        realm,
        userId,
        profile: { firstName: '', lastName: '', telephone: '', email: address, isVerified },
        code: null,
        changedAt: 1,
      })),
    submit: async (
      sender: string,
      body: Partial<RequestBody> = {},
      more: Partial<ArrivedRequest> = {},
    ): Promise<CouncilRequest> => {
      sent += 1;
      const made = await council.send(body, { sender, key: `key ${sent}`, ...more });
      if (isLeft(made)) throw new Error(made.left.kind);
      return made.right;
    },
    mine: async (userId: string, stretch = { limit: 20, offset: 0 }) =>
      (await listOwnRequests(ports)(realm, userId, stretch)).items.map(({ request }) => request.id),
    reply: (request: CouncilRequest, sender: string, more: Partial<ArrivedReply> = {}) =>
      replyToRequest(ports)({
        town,
        id: request.id,
        sender,
        text: 'Sigue igual',
        images: [],
        key: 'k',
        ...more,
      }),
    retract: (request: CouncilRequest, userId: string) => retractRequest(ports)(town, userId, request.id),
  };
}
const typed = { contact: { email } };

describe('one’s own requests', () => {
  it('are those that the device sent, anonymous ones too, and not those of another device', async () => {
    const { submit, mine } = aCouncil();
    const [one, other] = [await submit('phone'), await submit('laptop')];
    expect(await mine('phone')).toEqual([one.id]);
    expect(await mine('laptop')).toEqual([other.id]);
    expect(await mine('stranger')).toEqual([]);
  });

  it('are those that were sent with a verified e-mail, on every device that has verified it', async () => {
    const { submit, mine, tell } = aCouncil();
    await tell('phone', email, true);
    const request = await submit('phone', { contact: { email: ' ANA@correu.example ' } });
    const anonymous = await submit('phone');
    await tell('laptop', ' Ana@Correu.example', true);
    expect(await mine('laptop')).toEqual([request.id]);
    expect((await mine('phone')).toSorted()).toEqual([request.id, anonymous.id].toSorted());
  });

  it('are not those with an e-mail that was only typed, in the request or by the reader', async () => {
    const { submit, mine, tell } = aCouncil();
    await submit('phone', typed);
    await tell('laptop', email, true);
    expect(await mine('laptop')).toEqual([]);
    await tell('phone', email, true);
    await submit('phone', typed);
    await tell('thief', email, false);
    expect(await mine('thief')).toEqual([]);
    expect(await mine('laptop')).toHaveLength(1);
  });

  it('are found by the e-mail once the device that typed it has verified it', async () => {
    const { submit, mine, tell, requests, keys } = aCouncil();
    const before = await submit('phone', typed);
    await submit('stranger', typed);
    await tell('laptop', email, true);
    await claimRequests({ requests, keys })(realm, 'phone', email);
    expect(await mine('laptop')).toEqual([before.id]);
  });

  it('are no device’s if another program sent them', async () => {
    const { submit, mine, tell } = aCouncil();
    await submit('open311 app', typed, { origin: 'open311' });
    await tell('open311 app', email, true);
    expect(await mine('open311 app')).toEqual([]);
  });

  it('come with the title of their form, while the town has it', async () => {
    const council = aCouncil();
    await council.submit('phone');
    const forms = async (mailboxes: typeof council.mailboxes) => {
      const list = listOwnRequests({ ...council, mailboxes });
      return (await list(realm, 'phone', { limit: 1, offset: 0 })).items.map(({ form }) => form);
    };
    expect(await forms(council.mailboxes)).not.toEqual([null]);
    expect(await forms(memoryMailboxes([]))).toEqual([null]);
    const unreadable = { ...council.mailboxes, all: async () => [{ mailbox: null, document: {} }] };
    expect(await forms(unreadable)).toEqual([null]);
  });

  it('have nothing new once their sender has looked', async () => {
    const council = aCouncil();
    const request = await council.submit('phone');
    await markSeen(council)(request);
    expect(await council.requests.find(realm, request.id)).toMatchObject({ seenAt: null });
    await markSeen(council)({ ...request, toldAt: noon - 1 });
    expect(await council.requests.find(realm, request.id)).toMatchObject({ seenAt: noon });
  });

  it('are nobody’s without a session', async () => {
    const council = aCouncil();
    const { id } = await council.submit('phone');
    expect(await isSender(council)(realm, id, null)).toBe(false);
    expect(await isSender(council)(realm, id, 'phone')).toBe(true);
  });
});

describe('a sender who replies', () => {
  it('adds words and photos, which are read again with the request', async () => {
    const council = aCouncil();
    const request = await council.submit('phone', typed);
    const asked = { at: 1, by: 'Brigada', text: '¿Dónde?', isNote: false };
    await council.requests.change(realm, request.id, (before) => ({ ...before, threads: [asked] }));
    await council.assets.keep({ ...anAsset, owner: ownerOf('phone') }, new Uint8Array());
    const made = await council.reply(request, 'phone', { text: ' Otra foto ', images: [anAsset.id] });
    expect(made).toMatchObject({
      right: { threads: [asked, { text: 'Otra foto', reply: { images: ['f1'] } }] },
    });
    expect(await rereadRequest(council)(realm, request.id)).toMatchObject({ files: [{ name: 'banc.jpg' }] });
  });

  it('stores a reply once, however often it is sent under its key', async () => {
    const council = aCouncil();
    const request = await council.submit('phone', typed);
    await Promise.all([council.reply(request, 'phone'), council.reply(request, 'phone')]);
    const again = await council.reply(request, 'phone');
    expect(isRight(again) && again.right.threads).toHaveLength(1);
    expect(await council.reply(request, 'phone', { text: 'Otra' })).toEqual(left({ kind: 'keyReused' }));
  });

  it('is the device that sent the request, or one with its verified e-mail; for others the reference is not enough', async () => {
    const { submit, tell, reply } = aCouncil();
    await tell('phone', email, true);
    const request = await submit('phone', typed);
    expect(await reply(request, 'thief')).toEqual(left({ kind: 'notSender' }));
    await tell('thief', email, false);
    expect(await reply(request, 'thief')).toEqual(left({ kind: 'notSender' }));
    await tell('laptop', email, true);
    expect(isRight(await reply(request, 'laptop'))).toBe(true);
    expect(isRight(await reply(await submit('phone'), 'library'))).toBe(true);
  });

  it('can add only photos that the same session uploaded', async () => {
    const council = aCouncil();
    const request = await council.submit('phone');
    await council.assets.keep({ ...anAsset, owner: ownerOf('other') }, new Uint8Array());
    for (const id of [anAsset.id, 'nothing'])
      expect(await council.reply(request, 'phone', { images: [id] })).toEqual(
        left({ kind: 'replyRefused', fault: { kind: 'lost', ids: [id] } }),
      );
  });

  it('finds no request that is not there, or that is erased meanwhile', async () => {
    const council = aCouncil();
    const request = await council.submit('phone');
    const gone = { ...request, id: referenceOf(9) };
    expect(await council.reply(gone, 'phone')).toEqual(left({ kind: 'unknownRequest' }));
    const requests = { ...council.requests, change: async () => null };
    const erased = replyToRequest({ ...council, requests });
    const arrived = { town, id: request.id, sender: 'phone', text: 'Hola', images: [], key: 'k' };
    expect(await erased(arrived)).toEqual(left({ kind: 'unknownRequest' }));
  });

  it('is told that a request is over once it was taken back', async () => {
    const { submit, reply, retract } = aCouncil();
    const request = await submit('phone');
    await retract(request, 'phone');
    expect(await reply(request, 'phone')).toEqual(left({ kind: 'requestOver' }));
    expect(await reply(request, 'stranger')).toEqual(left({ kind: 'requestOver' }));
  });
});

describe('a sender who takes a request back', () => {
  it('erases it, its uploads and its proposal; once more does no harm', async () => {
    const council = aCouncil();
    const { submit, retract, requests, assets, proposals } = council;
    await assets.keep({ ...anAsset, owner: ownerOf('phone') }, new Uint8Array());
    const request = await submit('phone', { ...typed, images: [anAsset.id] });
    const proposal = {
      title: '',
      body: '',
      categories: [],
      coordinates: null,
      process: null,
      neighbourhood: null,
      amount: null,
      validation: { status: null, text: null, file: null },
    };
    await proposals.put(realm, { id: `p-${request.iid}`, ...proposal });
    expect(await retract(request, 'phone')).toMatchObject({ right: { status: 'Retirada', body: '' } });
    expect(await assets.find(realm, anAsset.id)).toBeNull();
    expect(await proposals.all(realm)).toEqual([]);
    expect(await requests.find(realm, request.id)).toMatchObject({ contact: {}, approval: 'withdrawn' });
    expect(await retract(request, 'phone')).toMatchObject({ right: { status: 'Retirada' } });
  });

  it('is the device that sent it, or one with its verified e-mail; the reference alone is never enough', async () => {
    const { submit, tell, retract, requests } = aCouncil();
    await tell('phone', email, true);
    const [named, anonymous] = [await submit('phone', typed), await submit('phone')];
    for (const request of [named, anonymous]) {
      expect(await retract(request, 'thief')).toEqual(left({ kind: 'notSender' }));
      expect(await requests.find(realm, request.id)).toEqual(request);
    }
    await tell('laptop', email, true);
    expect(isRight(await retract(named, 'laptop'))).toBe(true);
  });

  it('cannot take back one that is finished, or one that is not there', async () => {
    const council = aCouncil();
    const { submit, retract, requests } = council;
    const request = await submit('phone');
    await requests.change(realm, request.id, (before) => ({ ...before, status: 'Resuelta' }));
    expect(await retract(request, 'phone')).toEqual(left({ kind: 'requestOver' }));
    const unknown = left({ kind: 'unknownRequest' });
    expect(await retract({ ...request, id: referenceOf(9) }, 'phone')).toEqual(unknown);
    const erased = retractRequest({ ...council, requests: { ...requests, change: async () => null } });
    expect(await erased(town, 'phone', request.id)).toEqual(unknown);
  });
});

describe('the council', () => {
  const obras = { to: 'obras@vilanova.example' };
  const tomorrow = Date.parse('2026-11-19T06:00:00Z');

  it.each([
    [{ notify: obras }, [['notice', noon]]],
    [{ notify: { ...obras, how: 'daily' } }, [['digest', tomorrow]]],
    [{}, []],
  ])('is notified of replies and of requests that are taken back as %j says', async (more, due) => {
    const { submit, reply, retract, mails } = aCouncil(more);
    const request = await submit('phone');
    const waiting = (of: string) =>
      mails.kept.flatMap(({ act, kind, due: at }) => (act === of ? [[kind, at]] : []));
    await reply(request, 'phone');
    expect(waiting('reply')).toEqual(due);
    await retract(request, 'phone');
    expect(waiting('retraction')).toEqual(due);
  });

  it('is notified of nothing that is refused or done already, nor about a form that is gone', async () => {
    const council = aCouncil({ notify: obras });
    const { submit, reply, retract, mails } = council;
    const request = await submit('phone');
    await mails.settle(mails.kept);
    await reply(request, 'phone', { text: ' ' });
    await retract(request, 'thief');
    expect(mails.kept).toEqual([]);
    await reply(request, 'phone');
    await retract(request, 'phone');
    await mails.settle(mails.kept);
    await reply(request, 'phone');
    await retract(request, 'phone');
    expect(mails.kept).toEqual([]);
    const other = await submit('phone');
    await mails.settle(mails.kept);
    const gone = retractRequest({ ...council, mailboxes: memoryMailboxes([]) });
    expect(isRight(await gone(town, 'phone', other.id))).toBe(true);
    expect(mails.kept).toEqual([]);
  });
});
