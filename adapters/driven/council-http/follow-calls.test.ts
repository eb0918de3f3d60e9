import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmFollowCall } from '#adapters/wire/following/confirm-follow.ts';
import { endFollowCall } from '#adapters/wire/following/end-follow.ts';
import { followCall } from '#adapters/wire/following/follow-content.ts';
import { listFollowsCall } from '#adapters/wire/following/list-follows.ts';
import {
  callVisitor,
  mailedTo,
  verifiedVisitor,
  type Visitor,
} from '#fixtures/builders/councils/call-visitor.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';

const realm = realmId('vilanova');
const process = { kind: 'process', id: 'presupuestos-participativos-2027' } as const;
const proposal = { kind: 'proposal', id: 'p-339' } as const;
const nothing = right({ items: [], isKnown: false, pushKey: null });

describe('following at a council, called over HTTP', () => {
  let council: Awaited<ReturnType<typeof startCouncil>>;
  let stranger: Visitor['call'];
  let person: Visitor['call'];
  beforeAll(async () => {
    council = await startCouncil();
    person = (await verifiedVisitor(council, realm)).call;
    stranger = callVisitor(council.url).call;
  });
  afterAll(() => council.stop());
  const ask = (subject: { kind: 'process' | 'proposal'; id: string }, email: string) =>
    stranger(followCall, { realm, body: { ...subject, language: 'es', email } });
  const mine = (body: { link?: string; endpoint?: null }) => stranger(listFollowsCall, { realm, body });

  it('asks an address by mail, and shows and ends what it follows by links', async () => {
    const email = 'pep@correu.example';
    const link = () => mailedTo(council.data, email, /(?<=#confirmar=)\S+/u);
    expect(await ask(process, email)).toEqual(right('asked'));
    expect(await mine({ endpoint: null })).toEqual(nothing);
    await vi.waitUntil(() => link() !== '');
    const said = await stranger(confirmFollowCall, { realm, body: { link: link() } });
    expect(said).toMatchObject({ right: { subject: process, title: 'Presupuestos participativos 2027' } });
    const { mine: all, ...followed } = isRight(said) ? said.right : { mine: '', link: '' };
    expect(await mine({ link: all })).toEqual(right({ items: [followed], isKnown: false, pushKey: null }));
    expect(await stranger(endFollowCall, { realm, body: { link: followed.link } })).toEqual(
      right({ status: 'ended' }),
    );
    expect(await mine({ link: all })).toEqual(nothing);
  });

  it('sends no mail to a verified address', async () => {
    expect(await person(followCall, { realm, body: { ...proposal, language: 'es', email: null } })).toEqual(
      right('following'),
    );
    expect(await person(listFollowsCall, { realm, body: { endpoint: null } })).toMatchObject({
      right: { isKnown: true, items: [{ subject: proposal }] },
    });
  });

  it('refuses a link that was not sent, and a page that does not exist', async () => {
    const wrong = left({ kind: 'codeWrong' });
    expect(await stranger(confirmFollowCall, { realm, body: { link: 'x' } })).toEqual(wrong);
    expect(await mine({ link: 'x' })).toEqual(wrong);
    expect(await stranger(endFollowCall, { realm, body: { link: 'x' } })).toEqual(wrong);
    expect(await ask({ kind: 'process', id: 'x' }, 'a@b.example')).toEqual(left({ kind: 'notFound' }));
  });

  it('says that there were too many mails', async () => {
    for (const id of ['proc-259', 'proc-511', 'proc-633', 'proc-388', 'proc-102'])
      await ask({ kind: 'process', id }, 'many@correu.example');
    expect(await ask(process, 'many@correu.example')).toMatchObject({ left: { kind: 'tooManyAttempts' } });
  });
});
