import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HelpCard } from './help-card.tsx';

afterEach(cleanup);

const words = { more: 'Leer más', close: 'Cerrar', thesaurus: 'En el tesauro' };

describe('the frame of a thesaurus', () => {
  it('can run scripts and nothing else, and is loaded only when the reader asks for more', () => {
    render(
      <HelpCard
        name="Remanente"
        description="<p>Breve.</p>"
        frame="https://tesauro.example/?id=1"
        words={words}
      />,
    );
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Leer más: Remanente' }));
    expect(screen.getByTitle('En el tesauro: Remanente').getAttribute('sandbox')).toBe('allow-scripts');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the card of a word', () => {
  const text = `<p>${'Lo que queda en la caja. '.repeat(20)}</p><script>x()</script>`;

  it('shows at most 320 characters, and the whole in a window', () => {
    render(<HelpCard name="Remanente" description={text} words={words} />);
    const summary = screen.getByText(/^Lo que queda/u).textContent ?? '';
    expect(summary.length).toBeLessThanOrEqual(320);
    fireEvent.click(screen.getByRole('button', { name: 'Leer más: Remanente' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remanente' }));
    expect(dialog.getByText(/^Lo que queda/u).textContent?.length).toBeGreaterThan(400);
    expect(document.querySelector('script, iframe')).toBeNull();
  });

  it('has no button for more if the whole text is shown', () => {
    render(<HelpCard name="Remanente" description="Breve." words={words} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
