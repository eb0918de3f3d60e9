import { describe, expect, it } from 'vitest';
import { noon, realm } from '#fixtures/builders/councils/request-council.ts';
import { aSendersCouncil, email, typed } from '#fixtures/builders/councils/senders-council.ts';
import { memoryMailboxes } from '#fixtures/memory/request-stores.ts';
import { claimRequests } from './claim-requests.ts';
import { listOwnRequests } from './list-own-requests.ts';
import { isSender, markSeen } from './own-request.ts';

describe('one’s own requests', () => {
  it('are those that the device sent, anonymous ones too, and not those of another device', async () => {
    const { submit, mine } = aSendersCouncil();
    const [one, other] = [await submit('phone'), await submit('laptop')];
    expect(await mine('phone')).toEqual([one.id]);
    expect(await mine('laptop')).toEqual([other.id]);
    expect(await mine('stranger')).toEqual([]);
  });

  it('are those that were sent with a verified e-mail, on every device that has verified it', async () => {
    const { submit, mine, tell } = aSendersCouncil();
    await tell('phone', email, true);
    const request = await submit('phone', { contact: { email: ' ANA@correu.example ' } });
    const anonymous = await submit('phone');
    await tell('laptop', ' Ana@Correu.example', true);
    expect(await mine('laptop')).toEqual([request.id]);
    expect((await mine('phone')).toSorted()).toEqual([request.id, anonymous.id].toSorted());
  });

  it('are not those with an e-mail that was only typed, in the request or by the reader', async () => {
    const { submit, mine, tell } = aSendersCouncil();
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
    const { submit, mine, tell, requests, keys } = aSendersCouncil();
    const before = await submit('phone', typed);
    await submit('stranger', typed);
    await tell('laptop', email, true);
    await claimRequests({ requests, keys })(realm, 'phone', email);
    expect(await mine('laptop')).toEqual([before.id]);
  });

  it('are no device’s if another program sent them', async () => {
    const { submit, mine, tell } = aSendersCouncil();
    await submit('open311 app', typed, { origin: 'open311' });
    await tell('open311 app', email, true);
    expect(await mine('open311 app')).toEqual([]);
  });

  it('come with the title of their form, while the town has it', async () => {
    const council = aSendersCouncil();
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
    const council = aSendersCouncil();
    const request = await council.submit('phone');
    await markSeen(council)(request);
    expect(await council.requests.find(realm, request.id)).toMatchObject({ seenAt: null });
    await markSeen(council)({ ...request, toldAt: noon - 1 });
    expect(await council.requests.find(realm, request.id)).toMatchObject({ seenAt: noon });
  });

  it('are nobody’s without a session', async () => {
    const council = aSendersCouncil();
    const { id } = await council.submit('phone');
    expect(await isSender(council)(realm, id, null)).toBe(false);
    expect(await isSender(council)(realm, id, 'phone')).toBe(true);
  });
});
