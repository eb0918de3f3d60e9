import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { listOfficeCampaignsCall } from '#adapters/wire/vouchers/office/list-office-campaigns.ts';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import { pauseCampaignCall } from '#adapters/wire/vouchers/office/pause-campaign.ts';
import {
  type OfflineOfCampaign,
  readOfflineOfCampaignCall,
} from '#adapters/wire/vouchers/office/read-offline-of-campaign.ts';
import { readOfficeCampaignCall } from '#adapters/wire/vouchers/office/read-office-campaign.ts';
import { redraftCampaignCall } from '#adapters/wire/vouchers/office/redraft-campaign.ts';
import { signCampaignCall } from '#adapters/wire/vouchers/office/sign-campaign.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { refusedAsCsv } from './offline/save-refused.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const body: JsonObject = {
  title: { es: 'Bonos Vilanova', va: 'Bons Vilanova' },
  funds: 5000,
  types: [{ title: { es: 'De veinte' }, face: 20, price: 10, minimum: 20, uses: 1, most: 500 }],
  offline: { vouchers: 5, sum: 100, longest: 8, bearer: 'council' },
  register: 'census',
  issueFrom: '2026-11-20T09:00',
  issueUntil: '2026-12-15',
  redeemUntil: '2026-12-31',
};
const hash = 'a803206573b505dd'.repeat(4);
const aCampaign = (more: Partial<OfficeCampaignAnswer> = {}): OfficeCampaignAnswer => ({
  id: 'otono',
  title: { es: 'Bonos Vilanova' },
  stage: 'preparing',
  hash,
  text: '{}',
  faults: [],
  untranslated: [],
  authors: ['Marta'],
  waiting: null,
  opening: null,
  changes: [],
  drafted: [],
  fixed: null,
  hasVouchers: false,
  isPaused: false,
  pauses: [],
  mayPause: false,
  ended: null,
  cancelled: [],
  ending: null,
  turn: 'first',
  refused: null,
  figures: null,
  steps: [],
  ...more,
});
const counts = { given: 40, begun: 12, used: 10, uses: 15, returned: 2, replaced: 3, unpaid: 4, expired: 1 };
const opened: Partial<OfficeCampaignAnswer> = {
  stage: 'opened',
  opening: { hash, at: '2026-11-18T08:00:00Z', by: ['Amparo', 'Vicent'] },
  turn: null,
  refused: 'noChange',
  mayPause: true,
  figures: {
    counted: '2026-11-18T10:00:00Z',
    vouchers: 500,
    released: 200,
    left: 160,
    all: counts,
    types: [{ id: '1', title: { es: 'De veinte' }, ...counts }],
    channels: [
      { id: 'web', ...counts },
      { id: 'desk', ...counts, given: 0 },
    ],
    areas: [],
    money: { budget: 500_000, spent: 10_000, setAside: 30_000, left: 460_000, prepaid: 25_000, owed: 20_000 },
    sales: 15,
    shops: Array.from({ length: 300 }, (_, n) => ({
      id: `t${n}`,
      name: `Tienda ${n}`,
      sales: 1,
      owed: 2000,
    })),
    days: [
      { day: '2026-11-17', sales: 5 },
      { day: '2026-11-18', sales: 10 },
    ],
  },
  steps: [{ number: 1, at: '2026-11-18T08:00:00Z', by: 'Vicent', act: 'goods.setPool', to: '200' }],
};

const documentWith = (more: JsonObject = {}) =>
  stubCall(readOfficeDocumentCall, async ({ id }) =>
    right({
      collection: '#vouchers',
      id,
      state: 'draft',
      isPublic: false,
      version: 1,
      schedule: null,
      acts: [],
      fields: null,
      draft: [...documentFields({ ...body, ...more, _id: id })].map(([path, value]) => ({
        path,
        value,
        by: 'Marta',
        at: '',
      })),
      outdated: [],
      older: [],
      presence: [],
      mayChange: 'all',
      languages: ['es', 'va'],
    }),
  );

async function draw(path: string, calls: readonly StubbedCall[]) {
  history.replaceState(null, '', path);
  const drawn = anOffice({ calls });
  render(drawn.office);
  await act(() => drawn.presenter.open());
}
const withoutLine = (more: Partial<OfflineOfCampaign> = {}) =>
  stubCall(readOfflineOfCampaignCall, async () =>
    right({ devices: 12, shares: 0, most: null, borne: 0, conflicts: [], refused: [], ...more }),
  );
const pageOf = (campaign: OfficeCampaignAnswer, ...others: readonly StubbedCall[]) =>
  draw('/gestion/bonos/otono', [
    withoutLine(),
    ...others,
    documentWith(),
    stubCall(readOfficeCampaignCall, async () => right(campaign)),
  ]);
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the campaigns of vouchers in the office', () => {
  it('are listed with how far each is, and a new one begins with a title', async () => {
    const made: unknown[] = [];
    const row = {
      title: { es: 'Otoño' },
      isPaused: false,
      ended: null,
      budget: 500_000,
      vouchers: 500,
    } as const;
    const days = { from: '2026-11-20T08:00:00Z', until: '2026-12-15T23:00:00Z' };
    const items = [
      { ...row, id: 'otono', stage: 'waiting' as const, issue: days, redeem: days },
      { ...row, id: 'p', stage: 'opened' as const, isPaused: true, issue: null, redeem: null },
    ];
    await draw('/gestion/bonos', [
      stubCall(listOfficeCampaignsCall, async () => right({ items })),
      stubCall(createDocumentCall, async (input) => {
        made.push(input);
        return left({ kind: 'notAllowed' });
      }),
    ]);
    const [link] = await screen.findAllByRole('link', { name: 'Otoño' });
    expect(link?.getAttribute('href')).toContain('/gestion/bonos/otono');
    expect(screen.getByText('Falta una firma')).toBeDefined();
    expect(screen.getByText('En pausa')).toBeDefined();
    expect(screen.getByText('Último día para conseguirlos: 15 de diciembre')).toBeDefined();
    await press('Campaña nueva');
    fireEvent.change(screen.getByLabelText('Título de la campaña'), { target: { value: 'Otra' } });
    await press('Crear el borrador');
    expect(made).toMatchObject([{ collection: '#vouchers', body: { body: { title: { es: 'Otra' } } } }]);
    expect(screen.getByRole('alert').textContent).toContain('No se ha podido hacer');
  });

  it('are read by a resident as the preview says, and lose at worst what is printed', async () => {
    await pageOf(aCampaign());
    expect(await screen.findByText(/Pagas 10,00\s€ y gastas 20,00\s€/u)).toBeDefined();
    expect(screen.getByText('Quedan 500 bonos.')).toBeDefined();
    expect(
      screen.getByText(/Con 30 aparatos.*se pierden 3\.000,00\s€: 100,00\s€ por aparato/u),
    ).toBeDefined();
    // How many devices shops have comes by a call of its own.
    expect(
      await screen.findByText(/Hoy las tiendas tienen 12 aparatos: se perderían 1\.200,00\s€/u),
    ).toBeDefined();
    fireEvent.change(screen.getByLabelText(/^Aparatos sin línea/u), { target: { value: '2' } });
    expect(screen.getByText(/Con 2 aparatos.*se pierden 200,00\s€/u)).toBeDefined();
    expect(screen.getByText('Está todo. Ya se puede firmar.')).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are drawn if a clerk says so, who reads how many lots there are and what is missing', async () => {
    const ofDraw = { id: 'bonos:otono', state: 'list', entries: 1234 } as const;
    await draw('/gestion/bonos/otono', [
      documentWith({ giving: 'drawn', lot: 4, drawFrom: '2026-11-02T09:00', deskShare: 100 }),
      stubCall(readOfficeCampaignCall, async () => right(aCampaign({ draw: ofDraw }))),
    ]);
    expect(
      await screen.findByText('Personas apuntadas: 1.234. La lista todavía no está sellada.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver el acto del sorteo' }).getAttribute('href')).toContain(
      '/gestion/sorteos/bonos%3Aotono',
    );
    expect(screen.getByText('Lotes que se sortean: 100, uno por persona.')).toBeDefined();
    expect(screen.getByText(/Lo guardado para el mostrador no se sortea/u)).toBeDefined();
    await press(/^El plazo para apuntarse tiene que acabar después/u);
    expect(document.activeElement?.closest('#dato-drawUntil')).not.toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('say what is wrong beside the fields, and lead to them', async () => {
    const sent: unknown[] = [];
    await draw('/gestion/bonos/otono', [
      documentWith({ funds: 10, types: [{ face: 20, price: 25, minimum: 5, uses: 1, most: 500 }] }),
      stubCall(readOfficeCampaignCall, async () => right(aCampaign())),
      stubCall(changeDocumentCall, async ({ body: changes }) => {
        sent.push(changes);
        return left({ kind: 'unreachable' });
      }),
    ]);
    expect(await screen.findByText(/Faltan \d cosas para poder abrirla/u)).toBeDefined();
    await press(/^El precio tiene que ser menor/u);
    expect(document.activeElement?.id).toBe('dato-types/@1/price');
    await press(/^La compra mínima tiene que llegar/u);
    expect(document.activeElement?.id).toBe('dato-types/@1/minimum');
    fireEvent.change(document.activeElement as HTMLInputElement, { target: { value: '20' } });
    expect(screen.queryByText(/^La compra mínima tiene que llegar/u)).toBeNull();
  });

  it('have waves that are added and removed', async () => {
    await pageOf(
      aCampaign(),
      stubCall(changeDocumentCall, async () => left({ kind: 'unreachable' })),
    );
    await screen.findByText('Tandas');
    await press(/Añadir tanda/u);
    const [first] = screen.getAllByLabelText('Cuántos bonos');
    fireEvent.change(first as HTMLElement, { target: { value: '300' } });
    expect(screen.getByText('Las tandas suman 300 bonos, y hay 500.')).toBeDefined();
    await press('Quitar la tanda 1');
    expect(screen.queryByText(/^Las tandas suman/u)).toBeNull();
  });
});

describe('sales without a line', () => {
  const at = '2026-11-18T18:00:00Z';
  const conflict: OfflineOfCampaign['conflicts'][number] = {
    sale: 's1',
    number: 'B-0002-7',
    shop: 'Ferretería Roig',
    madeAt: '2026-11-18T10:00:00Z',
    at,
    isLate: false,
    lost: 2000,
    bearer: 'council',
    winners: ['B-0001-3'],
  };

  it('are listed where a voucher was used twice, with who bears it', async () => {
    const late = { ...conflict, sale: 's2', number: 'B-0003-1', isLate: true, bearer: 'shop', winners: [] };
    const conflicts = [conflict, late as typeof conflict];
    await pageOf(aCampaign(opened), withoutLine({ shares: 3, most: 300_000, borne: 2000, conflicts }));
    expect(await screen.findByRole('heading', { name: 'Ventas sin línea' })).toBeDefined();
    expect(screen.getByText(/^3\.000,00\s€$/u)).toBeDefined();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(rows.find((row) => row.startsWith('B-0002-7'))).toMatch(
      /Ferretería Roig.*El Ayuntamiento.*B-0001-3/u,
    );
    expect(rows.find((row) => row.startsWith('B-0003-1'))).toMatch(/tarde.*La tienda.*Una con línea/u);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are listed where they were not accepted, with the reason, and as a table', async () => {
    const refused: OfflineOfCampaign['refused'] = [
      ['P-2F4C68', 'allowanceSpent', 2000],
      ['P-00AB12', 'abovePrice', null],
    ].map(([number, why, amount]) => ({
      sale: String(number),
      number: String(number),
      shop: '=Forn',
      madeAt: '2026-11-18T10:00:00Z',
      at,
      why: String(why),
      price: 4000,
      amount: amount as number | null,
    }));
    await pageOf(aCampaign(opened), withoutLine({ most: 300_000, refused }));
    const heading = { name: 'Ventas sin línea que no se aceptaron' };
    expect(await screen.findByRole('heading', heading)).toBeDefined();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(rows.find((row) => row.startsWith('P-2F4C68'))).toMatch(/Pasaba del tope del aparato.*20,00/u);
    expect(rows.find((row) => row.startsWith('P-00AB12'))).toMatch(/No cumplía las normas.*—$/u);
    expect(await faultsForAxe()).toEqual([]);
    const words = { moment: () => '2026-11-18 11.00', column: (name: string) => name, why: () => 'x' };
    expect(refusedAsCsv(refused, words).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFsale;shop;made;came;why;price;amount',
      "P-2F4C68;'=Forn;2026-11-18 11.00;2026-11-18 11.00;x;40,00;20,00",
    ]);
  });

  it('are said to have no conflict, and are not shown of a campaign that does not allow them', async () => {
    await pageOf(aCampaign(opened), withoutLine({ most: 300_000 }));
    expect(await screen.findByText('Ningún bono se ha usado dos veces.')).toBeDefined();
    cleanup();
    await pageOf(aCampaign(opened));
    await screen.findByText('Cómo va');
    expect(screen.queryByRole('heading', { name: 'Ventas sin línea' })).toBeNull();
  });
});

describe('an opened campaign whose draft was thrown away', () => {
  it('has one again, from what was signed', async () => {
    let isThere = false;
    const asked: unknown[] = [];
    await draw('/gestion/bonos/otono', [
      withoutLine(),
      stubCall(readOfficeDocumentCall, async (named) =>
        isThere ? (documentWith().answer(named as never) as never) : left({ kind: 'notFound' } as never),
      ),
      stubCall(readOfficeCampaignCall, async () => right(aCampaign(opened))),
      stubCall(redraftCampaignCall, async ({ id }) => {
        isThere = true;
        asked.push(id);
        return right(aCampaign(opened));
      }),
    ]);
    expect(await screen.findByText(/^Alguien tiró el borrador/u)).toBeDefined();
    await press('Escribir otra vez el borrador, como se firmó');
    expect(asked).toEqual(['otono']);
    expect(await screen.findByText('Preparar un cambio')).toBeDefined();
  });
});

describe('signing a campaign', () => {
  it('signs the hash that is shown, once the person says that they have read it', async () => {
    const signed: unknown[] = [];
    await pageOf(
      aCampaign(),
      stubCall(signCampaignCall, async ({ body: given }) => {
        signed.push(given);
        const waiting = { what: 'open' as const, by: 'Neus', at: '2026-11-18T08:00:00Z', isMine: true };
        const more = { isValid: true, reason: null };
        return right(aCampaign({ turn: null, refused: 'samePerson', waiting: { ...waiting, ...more } }));
      }),
    );
    await screen.findByText('a803 2065 73b5 05dd');
    await press('Firmar');
    expect(signed).toEqual([]);
    fireEvent.click(screen.getByLabelText('He leído las reglas, los importes y los días'));
    await press('Firmar');
    expect(signed).toEqual([{ what: 'open', turn: 'first', hash }]);
    expect(await screen.findByText(/La primera firma es tuya/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retirar esta firma' })).toBeDefined();
  });

  it('says why it is refused, and what is in the way', async () => {
    const refusal = left({ kind: 'signatureRefused', where: 'changed' } as never);
    await pageOf(
      aCampaign(),
      stubCall(signCampaignCall, async () => refusal),
    );
    fireEvent.click(await screen.findByLabelText('He leído las reglas, los importes y los días'));
    await press('Firmar');
    expect((await screen.findByRole('alert')).textContent).toContain('ha cambiado mientras la mirabas');
    cleanup();
    const untranslated = [
      { path: 'title', languages: ['va'] },
      { path: 'types/0/title', languages: ['va', 'eu'] },
    ];
    await pageOf(aCampaign({ untranslated }));
    expect(await screen.findByText(/^Título: Valencià$/u)).toBeDefined();
    expect(screen.getByText(/^Tipos de bono: Valencià, Euskara$/u)).toBeDefined();
    cleanup();
    const faults = [{ kind: 'budgetTooSmall' as const, path: 'budget', amount: 500_000 }];
    await pageOf(aCampaign({ turn: null, refused: 'blocked', faults }));
    expect(await screen.findByText(/Hacen falta, como mínimo: 5\.000,00\s€/u)).toBeDefined();
  });
});

describe('an opened campaign', () => {
  it('shows what is given, used and owed, of which shops, and how it came about', async () => {
    await pageOf(aCampaign(opened));
    expect(await screen.findByText(/Quedan 160 de los 200 que han salido/u)).toBeDefined();
    expect(screen.getByRole('row', { name: /^En la web 40 12 10 15 2 3 4 1$/u })).toBeDefined();
    expect(screen.getByText(/^4\.600,00\s€$/u)).toBeDefined();
    expect(screen.getByText('Tiendas que no salen aquí: 280')).toBeDefined();
    expect(screen.getByText(/Vicent creó los bonos: 200/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('is paused with a reason', async () => {
    const paused: unknown[] = [];
    await pageOf(
      aCampaign(opened),
      stubCall(pauseCampaignCall, async ({ body: given }) => {
        paused.push(given);
        const pauses = [{ isPaused: true, reason: 'Avería', by: 'Neus', at: '2026-11-18T09:00:00Z' }];
        return right(aCampaign({ ...opened, isPaused: true, pauses }));
      }),
    );
    await screen.findByText('Pausar la campaña');
    await press('Pausar');
    expect(paused).toEqual([]);
    fireEvent.change(screen.getByLabelText('Por qué, para que lo lea todo el mundo'), {
      target: { value: 'Avería' },
    });
    await press('Pausar');
    expect(paused).toEqual([{ isPaused: true, reason: 'Avería' }]);
    expect(await screen.findByText('La campaña está en pausa')).toBeDefined();
  });

  it('says what a draft would change of it, and what is fixed', async () => {
    const drafted = [
      { path: 'issue/until', kind: 'later' as const, was: 1_797_375_600_000, value: 1_798_326_000_000 },
      { path: 'budget', kind: 'more' as const, was: 500_000, value: 600_000 },
      { path: 'waves/@', kind: 'more' as const, value: ['1'] },
    ];
    await pageOf(aCampaign({ ...opened, drafted, turn: 'first', refused: null }));
    expect(await screen.findByText(/^Último día para conseguirlos:/u)).toBeDefined();
    expect(screen.getByText(/^6\.000,00\s€$/u)).toBeDefined();
    expect(screen.getByLabelText('He leído los cambios')).toBeDefined();
    cleanup();
    const fixed = { path: 'types/@1/most', since: 'firstVoucher' as const };
    await pageOf(aCampaign({ ...opened, fixed, refused: 'fixed' }));
    expect(
      await screen.findByText('Esto no se puede cambiar desde el primer bono: Cuántos hay.'),
    ).toBeDefined();
  });

  it('is closed early by two people with a reason, and says then who did it and why', async () => {
    const signed: unknown[] = [];
    const ending = { kind: 'ended' as const, hash: 'b'.repeat(64), turn: 'first' as const, refused: null };
    await pageOf(
      aCampaign({ ...opened, ending }),
      stubCall(signCampaignCall, async ({ body: given }) => {
        signed.push(given);
        const ended = {
          kind: 'ended' as const,
          reason: 'Fraude',
          at: '2026-11-18T09:00:00Z',
          by: ['Ana', 'Pau'],
        };
        return right(aCampaign({ ...opened, ended }));
      }),
    );
    const summary = await screen.findByText('Terminar antes de tiempo');
    const place = within(summary.closest('details') as HTMLElement);
    fireEvent.click(place.getByLabelText('He leído qué pasa con la campaña y con los bonos'));
    await act(async () => void fireEvent.click(place.getByRole('button', { name: 'Firmar' })));
    expect(signed).toEqual([]);
    fireEvent.change(place.getByLabelText('Por qué se cambia'), { target: { value: 'Fraude' } });
    await act(async () => void fireEvent.click(place.getByRole('button', { name: 'Firmar' })));
    expect(signed).toEqual([{ what: 'cancel', turn: 'first', hash: ending.hash, reason: 'Fraude' }]);
    expect(await screen.findByText(/La cerraron: Ana, Pau\. «Fraude»/u)).toBeDefined();
    expect(screen.queryByText('Pausar la campaña')).toBeNull();
    cleanup();
    const cancelled = [
      { kind: 'cancelled' as const, reason: 'Errata', at: '2026-11-18T09:00:00Z', by: ['Ana', 'Pau'] },
    ];
    await pageOf(aCampaign({ cancelled }));
    expect(await screen.findByText(/Anularon la apertura: Ana, Pau\. «Errata»/u)).toBeDefined();
  });
});
