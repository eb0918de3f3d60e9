import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageSteps } from './page-steps.tsx';

afterEach(cleanup);

describe('the pages of a form', () => {
  it('say how complete each is and which one is open, and link to each other', () => {
    const onGo = vi.fn<(id: string) => void>();
    render(
      <PageSteps
        label="Páginas"
        steps={[
          { id: 'a', title: 'Qué', note: 'Completa', state: 'done' },
          { id: 'b', title: { text: 'On', lang: 'va' }, note: 'Página 2 de 3', state: 'current' },
          { id: 'c', title: 'Cuándo', note: 'Sin empezar', state: 'todo' },
        ]}
        onGo={onGo}
      />,
    );
    const current = screen.getByRole('button', { current: 'step' });
    expect(current.textContent).toContain('On Página 2 de 3');
    expect(current.querySelector('[lang]')?.getAttribute('lang')).toBe('ca-ES-valencia');
    fireEvent.click(screen.getByRole('button', { name: 'Qué Completa' }));
    expect(onGo).toHaveBeenCalledWith('a');
  });
});
