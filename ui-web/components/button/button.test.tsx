import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('sends no form unless it has the type submit', () => {
    render(<Button>Copiar</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('that is busy keeps the focus and accepts no further press', () => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(
      <Button type="submit" onClick={onClick}>
        Enviar Encuesta
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    button.focus();
    fireEvent.click(button);
    rerender(
      <Button type="submit" busy onClick={onClick}>
        Enviando…
      </Button>,
    );
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button.type).toBe('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('that is disabled can be reached, says so, and does nothing', () => {
    const onClick = vi.fn<() => void>();
    render(<IconButton icon="up" label="Subir: Mesas" disabled onClick={onClick} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Subir: Mesas' });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
  });
});
