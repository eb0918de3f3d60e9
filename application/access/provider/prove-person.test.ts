import { describe, expect, it } from 'vitest';
import type { SignInPurpose } from '#application/ports/server/sessions/identity-provider.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { saidProvider, someProviders } from '#fixtures/builders/data/identity-providers.ts';
import { beginSignIn, signInSpan } from './begin-sign-in.ts';
import { provePerson, type Returned } from './prove-person.ts';

const [realm, elsewhere] = [realmId('vilanova'), realmId('benialt')];
const redirect = 'https://vilanova.example/back';
const staff = { kind: 'staff' } as const;

function aTown() {
  const { provider, state } = saidProvider();
  const ports = someProviders({ staff: provider });
  return {
    ports,
    state,
    /** Goes to the provider, and gives the state that comes back. */
    leave: async (purpose: SignInPurpose = staff) => {
      const address = await beginSignIn(ports)(realm, purpose, { secret: 'mine', redirect });
      return isLeft(address) ? address.left.kind : new URL(address.right).searchParams.get('state');
    },
    back: (came: Returned['came'], more: Partial<Returned> = {}, town = realm) =>
      provePerson(ports)(town, { audience: 'staff', secret: 'mine', came, ...more }),
  };
}

const refused = (why: string) => ({ left: { kind: 'signInRefused', why } });

describe('somebody who went to the provider', () => {
  it('is who it says, with what they went there for, and its secrets stay here', async () => {
    const { leave, back } = aTown();
    const state = (await leave()) ?? '';
    expect(state).toBe('staff.secret-1');
    expect(await back({ state, code: 'neus-1' })).toMatchObject({
      right: { who: { subject: 'neus-1' }, purpose: staff },
    });
    const second = (await leave()) ?? '';
    expect(await back({ state: second })).toMatchObject(refused(`no code of secret-5 secret-6 ${redirect}`));
  });

  it('is refused if the answer comes again, whatever the first one led to', async () => {
    const { leave, back } = aTown();
    const state = (await leave()) ?? '';
    await back({ state, code: 'neus-1' });
    expect(await back({ state, code: 'neus-1' })).toMatchObject(refused('unknown, used or old state'));
    const denied = (await leave()) ?? '';
    await back({ state: denied, error: 'access_denied' });
    expect(await back({ state: denied, code: 'neus-1' })).toMatchObject({ left: { kind: 'signInRefused' } });
  });

  it('is refused with another state or none, in another town, and after ten minutes', async () => {
    const { leave, back, ports } = aTown();
    const state = (await leave()) ?? '';
    const unknown = refused('unknown, used or old state');
    expect(await back({ state: 'staff.other', code: 'neus-1' })).toMatchObject(unknown);
    expect(await back({ code: 'neus-1' })).toMatchObject(unknown);
    expect(await back({ state, code: 'neus-1' }, {}, elsewhere)).toMatchObject(unknown);
    ports.time.now += signInSpan;
    expect(await back({ state, code: 'neus-1' })).toMatchObject(unknown);
  });

  it('is refused in another browser', async () => {
    const { leave, back } = aTown();
    for (const secret of ['yours', null]) {
      const state = (await leave()) ?? '';
      expect(await back({ state, code: 'neus-1' }, { secret })).toMatchObject(refused('another browser'));
    }
  });

  it('is refused if they come in as somebody of staff and went there as a resident, or the other way round', async () => {
    const { provider } = saidProvider();
    const ports = someProviders({ staff: provider, residents: provider });
    const leave = async (purpose: SignInPurpose) => {
      const address = await beginSignIn(ports)(realm, purpose, { secret: 'mine', redirect });
      return new URL(isLeft(address) ? '' : address.right).searchParams.get('state') ?? '';
    };
    for (const [purpose, audience] of [
      [{ kind: 'resident', back: '' }, 'staff'],
      [staff, 'residents'],
      [{ kind: 'link', person: 'neus' }, 'residents'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const came = { state: await leave(purpose), code: 'neus-1' };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await provePerson(ports)(realm, { audience, secret: 'mine', came })).toMatchObject(
        refused('not for these people'),
      );
    }
  });

  it('is refused if the operator took the provider away meanwhile', async () => {
    const { provider } = saidProvider();
    const towns: Parameters<typeof someProviders>[0] = { staff: provider };
    const ports = someProviders(towns);
    const address = await beginSignIn(ports)(realm, staff, { secret: 'mine', redirect });
    delete towns.staff;
    const state = new URL(isLeft(address) ? '' : address.right).searchParams.get('state') ?? '';
    const came = { state, code: 'neus-1' };
    expect(await provePerson(ports)(realm, { audience: 'staff', secret: 'mine', came })).toMatchObject(
      refused('not for these people'),
    );
  });
});

describe('a town', () => {
  it('without a provider for them sends nobody away', async () => {
    expect(await aTown().leave({ kind: 'resident', back: '' })).toBe('noProvider');
  });

  it('whose provider is away stores nothing', async () => {
    const { leave, state, back } = aTown();
    state.isAway = true;
    expect(await leave()).toBe('providerAway');
    expect(await back({ state: 'staff.secret-1', code: 'neus-1' })).toMatchObject({
      left: { kind: 'signInRefused' },
    });
  });
});
