import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BudgetSegments } from './budget-segments.tsx';
import { SampleCart } from './sample-cart.tsx';

afterEach(cleanup);

const card = (name: string) => screen.getByRole('article', { name });
const inCard = (name: string) => within(card(name)).getByRole('button');
const bar = () => screen.getByRole('region', { name: 'Tu presupuesto' });

const grow = (container: HTMLElement) =>
  [...(container.firstElementChild?.children ?? [])].map((part) =>
    Number(part instanceof HTMLElement ? part.style.flexGrow : Number.NaN),
  );

describe('the bar of the budget', () => {
  it('gives each proposal its share of the bar, and hatches the rest', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000_000 }), (shares, free) => {
        const segments = shares.map((share, index) => ({ id: `p${index}`, identifier: `p${index}`, share }));
        const { container, unmount } = render(<BudgetSegments segments={segments} free={free} />);
        expect(grow(container)).toEqual(free > 0 ? [...shares, free] : shares);
        unmount();
      }),
      {
        numRuns: 30,
        examples: [
          [[199], 1],
          [[200], 0],
        ],
      },
    );
  });

  it('shows what is left after a proposal is added and after it is removed', () => {
    render(<SampleCart />);
    expect(bar().textContent).toContain('40.850,00');
    fireEvent.click(inCard('Huertos urbanos en el solar de la calle Sant Roc'));
    expect(bar().textContent).toContain('24.850,00');
    expect(bar().textContent).toContain('6 elegidas');
    fireEvent.click(within(bar()).getByRole('button', { name: 'Quitar Huertos urbanos' }));
    expect(bar().textContent).toContain('40.850,00');
  });

  it('comes before the proposals in the order of the keyboard', () => {
    render(<SampleCart />);
    const first = card('Sombra y árboles en el patio del CEIP La Marjal');
    expect(bar().compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('the card of a proposal', () => {
  it('changes the text of its button, and so has no pressed state', () => {
    render(<SampleCart />);
    const name = 'Huertos urbanos en el solar de la calle Sant Roc';
    expect(inCard(name).textContent).toBe('Añadir');
    fireEvent.click(inCard(name));
    expect(inCard(name).textContent).toBe('Quitar');
    expect(inCard(name).hasAttribute('aria-pressed')).toBe(false);
    expect(card(name).textContent).toContain('Elegida');
  });

  it('keeps the reason why it cannot be added, and links it to its button', () => {
    render(<SampleCart />);
    const button = inCard('Placas solares en el Mercado Municipal');
    const words = (button.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
    expect(words).toContain('sobrepasa el presupuesto restante');
    expect(words).toContain('34.050,00');
  });

  it('marks a title in another language', () => {
    render(<SampleCart />);
    const title = screen.getByRole('heading', { name: /Recuperació de la séquia/u });
    expect(title.getAttribute('lang')).toBe('ca-ES-valencia');
  });
});
