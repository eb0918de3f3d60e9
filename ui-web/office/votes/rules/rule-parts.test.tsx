import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { readVoteCall } from '#adapters/wire/office-votes/read-vote.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { documentFields, documentOf } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../shell/sample-office.tsx';
import { completeRule, withinRule, withoutPartRow, withPartRow } from './part-fields.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const proposal = (id: string, amount: number, district: string) => ({
  _id: id,
  title: { es: `Obra ${id}` },
  amount,
  data: { barrio: { es: district } },
});
const body: JsonObject = {
  title: { es: 'Reparte' },
  displayType: 'budgetAmount',
  totalAmount: 100,
  endTime: '2026-11-27',
  proposals: [proposal('A', 60, 'Centro'), proposal('B', 40, 'Centro'), proposal('C', 100, 'Playa')],
};
const hash = 'a803206573b505dd'.repeat(4);
const answer = (question: JsonObject): VoteAnswer => ({
  id: 'joven',
  stage: 'preparing',
  phase: null,
  process: null,
  surveys: [{ ...question, _id: 'joven' }],
  hash,
  census: null,
  lacking: null,
  blockers: [],
  findings: [],
  authors: [],
  waiting: null,
  opening: null,
  cancelled: [],
  cancelling: null,
  amendment: null,
  changes: [],
  fixed: null,
  isOver: false,
  turn: 'first',
  refused: null,
  steps: [],
});

async function draw(question: JsonObject) {
  history.replaceState(null, '', '/gestion/encuestas/joven');
  const { office, presenter } = anOffice({
    calls: [
      stubCall(readVoteCall, async () => right(answer(question))),
      stubCall(changeDocumentCall, async () => left({ kind: 'unreachable' })),
      stubCall(readOfficeDocumentCall, async ({ id }) =>
        right({
          collection: '#surveys',
          id,
          state: 'draft',
          isPublic: false,
          version: 1,
          schedule: null,
          acts: [],
          fields: null,
          draft: [...documentFields({ ...question, _id: id })].map(([path, value]) => ({
            path,
            value,
            by: 'Marta',
            at: '',
          })),
          outdated: [],
          older: [],
          presence: [],
          mayChange: 'all',
          languages: ['es'],
        }),
      ),
    ],
  });
  render(office);
  await act(() => presenter.open());
  await screen.findByText('Sumas reservadas, exclusiones y decisiones');
}
const choose = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
/** How many proposals each rule funds on the sample ballots. */
const outcomes = () => screen.getAllByText(/^\d propuestas?$/u).map(({ textContent }) => textContent);

describe('what a town adds to a rule', () => {
  it('reserves sums for districts, and the trial counts them at once', async () => {
    await draw(body);
    const before = outcomes();
    await choose(screen.getByLabelText('Se reservan'), 'district');
    await choose(screen.getByLabelText('Centro'), '0');
    await choose(screen.getByLabelText('Playa'), '0');
    expect(outcomes()).not.toEqual(before);
    expect(new Set(outcomes())).toEqual(new Set(['0 propuestas']));
    await choose(screen.getByLabelText('Se reservan'), 'category');
    expect(screen.getByText('Ninguna propuesta tiene categoría.')).toBeDefined();
    await choose(screen.getByLabelText('Se reservan'), '');
    expect(outcomes()).toEqual(before);
  });

  it('leaves out what is vetoed, withdrawn or decided, once the row says all that it needs', async () => {
    await draw(body);
    for (const [add, list] of [
      ['Añadir una propuesta vetada', 'Propuestas vetadas, 1'],
      ['Añadir una propuesta retirada', 'Propuestas retiradas, 1'],
      ['Añadir una decisión', 'Decisiones fuera de la regla, 1'],
    ] as const) {
      await press(add);
      expect(screen.getByText(/le falta un dato/u)).toBeDefined();
      const row = within(screen.getByRole('group', { name: list, hidden: true }));
      await choose(row.getByLabelText('Propuesta'), list.startsWith('Propuestas v') ? 'A' : 'B');
      if (!list.startsWith('Decisiones')) continue;
      await choose(row.getByLabelText('Propuesta'), 'C');
      await choose(row.getByLabelText('Qué se decide'), 'unfunded');
      await choose(row.getByLabelText('Quién lo decide'), 'El Pleno');
      expect(screen.getByText(/le falta un dato/u)).toBeDefined();
      await choose(row.getByLabelText('Motivo'), 'No hay solar');
    }
    expect(screen.queryByText(/le falta un dato/u)).toBeNull();
    expect(new Set(outcomes())).toEqual(new Set(['0 propuestas']));
    await press('Quitar: Propuestas vetadas, 1');
    expect(outcomes()).toContain('1 propuesta');
    for (const details of screen.getAllByRole('group')) details.setAttribute('open', '');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('groups proposals of which only one is funded', async () => {
    await draw(body);
    expect(outcomes()).toContain('2 propuestas');
    await press('Añadir un grupo');
    await choose(screen.getByLabelText('Grupo 1, propuesta 1'), 'A');
    await choose(screen.getByLabelText('Grupo 1, propuesta 2'), 'B');
    expect(outcomes()).not.toContain('2 propuestas');
    await press('Quitar el grupo 1');
    expect(screen.queryByLabelText('Grupo 1, propuesta 1')).toBeNull();
    expect(outcomes()).toContain('2 propuestas');
  });

  it('is among what two people sign, in words', async () => {
    await draw({
      ...body,
      rule: {
        kind: 'by-votes',
        minVotes: 3,
        sums: { by: 'district', amounts: { Centro: 60 } },
        incompatible: [['A', 'B']],
        vetoed: [{ proposal: 'A', why: 'No es del municipio' }],
        overrides: [{ proposal: 'C', outcome: 'funded', who: 'El Pleno', why: 'Hay una sentencia' }],
      },
    });
    for (const line of [
      'Votos que necesita cada propuesta: 3.',
      /^Como mucho, por barrios: Centro 60,00\s€\.$/u,
      'Solo una de estas: Obra A, Obra B.',
      'Vetada: Obra A (No es del municipio)',
      'Se hace, por decisión: Obra C (El Pleno: Hay una sentencia)',
    ])
      expect(screen.getByText(line)).toBeDefined();
  });
});

describe('the fields of the parts of a rule', () => {
  it('give a rule to a question that had none, and keep the kind of one that has', () => {
    const part = { path: 'rule/minVotes', value: 2 };
    expect(withinRule(documentFields({}), [part])).toEqual([{ path: 'rule/kind', value: 'by-votes' }, part]);
    expect(withinRule(documentFields({ rule: { kind: 'phragmen' } }), [part])).toEqual([part]);
  });

  it('leave no list behind without rows', () => {
    const shown = new Map(
      withPartRow(documentFields({ rule: { kind: 'phragmen' } }), 'vetoed', 'k').map(
        ({ path, value = null }) => [path, value] as const,
      ),
    );
    expect(withoutPartRow(shown, 'vetoed', 'k')).toEqual([{ path: 'rule/vetoed/@', value: undefined }]);
    const two = documentFields({ rule: { vetoed: [{ proposal: 'a' }, { proposal: 'b' }] } });
    const after = new Map(two);
    for (const { path, value } of withoutPartRow(two, 'vetoed', '1'))
      if (value === undefined) after.delete(path);
      else after.set(path, value);
    expect(documentOf(after)).toEqual({ rule: { vetoed: [{ proposal: 'b' }] } });
  });

  it('are tried without rows that lack something', () => {
    const rows = [{ proposal: 'a', outcome: 'funded', who: 'El Pleno', why: ' ' }];
    expect(completeRule({ kind: 'phragmen', overrides: rows })).toEqual({
      rule: { kind: 'phragmen', overrides: [] },
      isWhole: false,
    });
    expect(completeRule({ kind: 'phragmen' }).isWhole).toBe(true);
  });
});
