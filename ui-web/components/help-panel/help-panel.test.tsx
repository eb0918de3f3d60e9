import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HelpPanel } from './help-panel.tsx';

afterEach(cleanup);

describe('the help of a form', () => {
  it('is folded until its button is pressed, and again after', () => {
    render(
      <HelpPanel button="Ayuda" close="Cerrar la ayuda" title="Ayuda" note="Todo es obligatorio.">
        <p>Ten a mano una foto.</p>
      </HelpPanel>,
    );
    expect(screen.queryByRole('complementary')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
    expect(screen.getByRole('complementary', { name: 'Ayuda' }).textContent).toBe('Ten a mano una foto.');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar la ayuda', expanded: true }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
