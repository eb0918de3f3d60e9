import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmFollowCall } from '#adapters/wire/following/confirm-follow.ts';
import { endFollowCall } from '#adapters/wire/following/end-follow.ts';
import { followCall } from '#adapters/wire/following/follow-content.ts';
import type { Followed } from '#adapters/wire/following/followed.ts';
import { listFollowsCall } from '#adapters/wire/following/list-follows.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { PushDevice } from '#application/ports/browser/push-device.ts';
import { FollowBox } from './follow-box.tsx';
import { FollowingScreen } from './screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const speech = speechOf(await startSpeaking('es'), 'es', 'es');
const plaza: Followed = {
  subject: { kind: 'process', id: 'p' },
  title: 'La plaza',
  path: '/procesos-participativos/p',
  link: 'L',
  by: 'mail',
};

type Answer<C extends Parameters<typeof stubCall>[0]> = Parameters<typeof stubCall<C>>[1];

/** How the council answers calls about following; by default nothing is followed. */
interface Answers {
  readonly follow?: Answer<typeof followCall>;
  readonly confirm?: Answer<typeof confirmFollowCall>;
  readonly mine?: Answer<typeof listFollowsCall>;
  readonly end?: Answer<typeof endFollowCall>;
}

const callsOf = ({ follow, confirm, mine, end }: Answers) => [
  stubCall(listFollowsCall, mine ?? (async () => right({ items: [], isKnown: false, pushKey: null }))),
  ...(follow ? [stubCall(followCall, follow)] : []),
  ...(confirm ? [stubCall(confirmFollowCall, confirm)] : []),
  ...(end ? [stubCall(endFollowCall, end)] : []),
];
const ended = right({ status: 'ended' } as const);

async function show(
  answers: Answers,
  what: 'box' | 'campaign' | 'page',
  hash = '',
  pushDevice: Partial<PushDevice> = {},
) {
  vi.stubGlobal('location', { hash, search: '?realm=vilanova', pathname: '/siguiendo' });
  await act(async () => {
    render(
      <SamplePlace council={aCouncil({ calls: callsOf(answers), pushDevice })} site={aSite()} speech={speech}>
        {what === 'page' ? (
          <FollowingScreen />
        ) : (
          <FollowBox kind={what === 'box' ? 'process' : what} id="p" />
        )}
      </SamplePlace>,
    );
  });
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const refusing =
  <const R,>(refusal: R) =>
  async () =>
    left(refusal);

describe('the button on the page of a process', () => {
  it('asks for an address, says what is wrong with it, and where the mail was sent', async () => {
    const asked: unknown[] = [];
    const follow: Answers['follow'] = async (wish) => {
      asked.push(wish);
      return right('asked');
    };
    await show({ follow }, 'box');
    await press('Seguir');
    const field = screen.getByLabelText('Tu correo electrónico');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'ana' } });
    await press('Enviarme el enlace');
    expect(screen.getByText('Introduce un correo electrónico válido')).toBeDefined();
    fireEvent.change(field, { target: { value: ' ana@correu.example ' } });
    await press('Enviarme el enlace');
    expect(screen.getByText('Te hemos enviado un correo a ana@correu.example.')).toBeDefined();
    expect(asked).toEqual([
      { realm: 'vilanova', body: { kind: 'process', id: 'p', language: 'es', email: 'ana@correu.example' } },
    ]);
  });

  it('follows at once for a reader whose e-mail is known, and ends it', async () => {
    let items: readonly Followed[] = [];
    const answers: Answers = {
      mine: async () => right({ items, isKnown: true, pushKey: null }),
      follow: async () => {
        items = [plaza];
        return right('following');
      },
      end: async ({ body: { link } }) => (link === 'L' ? ended : left({ kind: 'codeWrong' })),
    };
    await show(answers, 'box');
    await press('Seguir');
    expect(screen.getByText('Lo sigues. Te avisaremos por correo cuando pase algo.')).toBeDefined();
    await press('Dejar de seguir');
    expect(screen.getByText('Has dejado de seguirlo.')).toBeDefined();
    await press('Seguir');
    expect(screen.getByText(/^Lo sigues/u)).toBeDefined();
  });

  it('says in its own words what is mailed of a campaign of vouchers, and that it is over', async () => {
    let items: readonly Followed[] = [];
    const answers: Answers = {
      mine: async () => right({ items, isKnown: true, pushKey: null }),
      follow: async ({ body: { kind } }) => {
        items = [{ ...plaza, subject: { kind, id: 'p' } }];
        return right('following');
      },
      end: async () => ended,
    };
    await show(answers, 'campaign');
    expect(screen.getByRole('heading', { name: 'Un correo cuando haya bonos' })).toBeDefined();
    expect(screen.getByText(/Borramos tu dirección cuando acabe la campaña/u)).toBeDefined();
    await press('Avisarme por correo');
    expect(screen.getByText('Te escribiremos cuando salgan bonos.')).toBeDefined();
    await press('No quiero más avisos');
    expect(screen.getByText('Ya no te avisaremos de esta campaña.')).toBeDefined();
  });

  it('shows that the page is followed, and says what to do after a failure', async () => {
    await show(
      {
        mine: async () => right({ items: [plaza], isKnown: true, pushKey: null }),
        end: refusing({ kind: 'unreachable' }),
      },
      'box',
    );
    await press('Dejar de seguir');
    expect(screen.getByText('No hay conexión. Inténtalo otra vez cuando vuelva.')).toBeDefined();
    cleanup();
    await show(
      {
        mine: refusing({ kind: 'notFound' }),
        follow: refusing({ kind: 'tooManyAttempts', retryAfter: 541 }),
      },
      'box',
    );
    await press('Seguir');
    fireEvent.change(screen.getByLabelText('Tu correo electrónico'), { target: { value: 'a@b.es' } });
    await press('Enviarme el enlace');
    expect(screen.getByText('Demasiados correos seguidos. Espera unos 10 min.')).toBeDefined();
  });

  it('is also shown when the state could not be loaded', async () => {
    await show({ mine: () => Promise.reject(new Error('away')) }, 'box');
    expect(screen.getByRole('button', { name: 'Seguir' })).toBeDefined();
  });
});

describe('a browser that can be notified', () => {
  const push = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a' };
  const button = 'Avisarme en este dispositivo';

  it('is asked with a press, and follows without an address', async () => {
    let items: readonly Followed[] = [];
    const asked: unknown[] = [];
    const answers: Answers = {
      mine: async () => right({ items, isKnown: false, pushKey: 'K' }),
      follow: async ({ body: { push: to } }) => {
        asked.push({ push: to });
        items = [{ ...plaza, by: 'push' }];
        return right('following');
      },
    };
    const subscribe: PushDevice['subscribe'] = async (key) => {
      asked.push(key);
      return right(push);
    };
    await show(answers, 'box', '', { isAble: true, subscribe });
    expect(asked).toEqual([]);
    await press(button);
    expect(asked).toEqual(['K', { push }]);
    expect(screen.getByText(/^Lo sigues. Te avisaremos en este dispositivo/u)).toBeDefined();
  });

  it('that refuses permission says what to do instead', async () => {
    const mine: Answers['mine'] = async () => right({ items: [], isKnown: false, pushKey: 'K' });
    for (const [kind, words] of [
      ['denied', /^Este navegador no deja que te avisemos/u],
      ['unable', /^Este navegador no puede recibir avisos ahora/u],
    ] as const) {
      await show({ mine }, 'box', '', { isAble: true, subscribe: async () => left({ kind }) });
      await press(button);
      expect(screen.getByText(words)).toBeDefined();
      cleanup();
    }
  });

  it('is not offered if it cannot show notices, or if the council sends only mails', async () => {
    const mine = (pushKey: string | null) => async () => right({ items: [], isKnown: false, pushKey });
    await show({ mine: mine('K') }, 'box');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    cleanup();
    await show({ mine: mine(null) }, 'box', '', { isAble: true });
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });
});

describe('the page of the links in mails', () => {
  it('confirms with a press, and not before', async () => {
    const links: string[] = [];
    const confirm: Answers['confirm'] = async ({ body: { link } }) => {
      links.push(link);
      return right({ ...plaza, mine: 'M' });
    };
    await show({ confirm }, 'page', '#confirmar=C');
    expect(links).toEqual([]);
    await press('Sí, quiero los avisos');
    expect(links).toEqual(['C']);
    expect(screen.getByText('Sigues «La plaza».')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir a su página' }).getAttribute('href')).toContain(plaza.path);
    expect(screen.getByRole('link', { name: 'Ver todo lo que sigues' }).getAttribute('href')).toBe(
      '/siguiendo?realm=vilanova#ver=M',
    );
  });

  it('links to no page if that page has been hidden meanwhile', async () => {
    await show({ confirm: async () => right({ ...plaza, path: '', mine: 'M' }) }, 'page', '#confirmar=C');
    await press('Sí, quiero los avisos');
    expect(screen.queryByRole('link', { name: 'Ir a su página' })).toBeNull();
  });

  it('says what to do if a link is too old', async () => {
    const wrong = refusing({ kind: 'codeWrong' });
    await show({ confirm: wrong }, 'page', '#confirmar=C');
    await press('Sí, quiero los avisos');
    expect(screen.getByText(/^Este enlace ya no sirve/u)).toBeDefined();
    cleanup();
    await show({ end: wrong }, 'page', '#dejar=C');
    await press('Dejar de seguir');
    expect(screen.getByText(/^Este enlace ya no sirve/u)).toBeDefined();
    cleanup();
    await show({ mine: refusing({ kind: 'serverFailed', status: 500 }) }, 'page', '#ver=C');
    expect(screen.getByText('Ha ocurrido un error. Inténtalo otra vez.')).toBeDefined();
    await press('Volver a intentarlo');
  });

  it('ends a follow with a press', async () => {
    await show({ end: async () => ended }, 'page', '#dejar=C');
    await press('Dejar de seguir');
    expect(screen.getByText('No recibirás más avisos de esto.')).toBeDefined();
  });

  it('shows all that is followed, and ends one', async () => {
    let fails = true;
    const asked: unknown[] = [];
    const answers: Answers = {
      mine: async ({ body: whose }) => {
        asked.push(whose);
        return right({ items: [plaza], isKnown: false, pushKey: null });
      },
      end: async () => (fails ? left({ kind: 'unreachable' }) : ended),
    };
    await show(answers, 'page', '#ver=M');
    expect(asked).toEqual([{ link: 'M' }]);
    await press('Dejar de seguir «La plaza»');
    expect(screen.getByText(/^No hay conexión/u)).toBeDefined();
    fails = false;
    await press('Dejar de seguir «La plaza»');
    expect(screen.getByText('Has dejado de seguir «La plaza».')).toBeDefined();
    expect(screen.getByText('No sigues nada.')).toBeDefined();
  });

  it('shows the next link when it is opened in the same page', async () => {
    await show({ end: async () => ended }, 'page', '#ver=M');
    expect(screen.getByText('No sigues nada.')).toBeDefined();
    vi.stubGlobal('location', { hash: '#dejar=C', search: '', pathname: '/siguiendo' });
    await act(async () => void window.dispatchEvent(new Event('hashchange')));
    await press('Dejar de seguir');
    expect(screen.getByText('No recibirás más avisos de esto.')).toBeDefined();
  });

  it('explains to an unknown reader how to begin', async () => {
    await show({}, 'page');
    expect(screen.getByText('Aquí verás lo que sigues.')).toBeDefined();
  });
});

it('lists a report that is followed without a link, and can end it', async () => {
  const report: Followed = {
    subject: { kind: 'request', id: '2026-000017' },
    title: '2026-000017 · Farola rota',
    path: '',
    link: 'R',
    by: 'mail',
  };
  await show({ mine: async () => right({ items: [report], isKnown: true, pushKey: null }) }, 'page');
  expect(screen.getByText('2026-000017 · Farola rota')).toBeDefined();
  expect(screen.getByText(/^Aviso · por correo/u)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Farola/u })).toBeNull();
  expect(screen.getByRole('button', { name: /Farola rota/u })).toBeDefined();
});
