import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('a field', () => {
  it('has label, hint and error, in this order, before its control', () => {
    const { container } = render(
      <TextField
        label="Año de nacimiento"
        hint="Cuatro cifras."
        error="Escribe el año con cuatro cifras."
        value="19"
        onChange={() => undefined}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Año de nacimiento' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const words = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Cuatro cifras.', 'Escribe el año con cuatro cifras.']);
    expect(container.firstElementChild?.lastElementChild).toBe(field);
  });

  it('without a fault is not marked invalid', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<TextField label="NIF o NIE" value="" onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'NIF o NIE' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
    fireEvent.change(field, { target: { value: '12345678Z' } });
    expect(onChange).toHaveBeenCalledWith('12345678Z');
  });

  it('for longer text has a label, a counter and a limit too', () => {
    render(
      <TextField
        label="Idea"
        multiline={3}
        maxLength={120}
        counter="Te quedan 120"
        value=""
        onChange={() => undefined}
      />,
    );
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Idea' });
    expect(field.getAttribute('rows')).toBe('3');
    expect(field.getAttribute('maxlength')).toBe('120');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Te quedan 120',
    );
  });
});

describe('the summary of faults', () => {
  it('takes the focus when it appears, and each line links to its field', () => {
    render(
      <>
        <ErrorSummary
          title="Hay un dato por corregir"
          errors={[{ href: '#ano', text: 'Escribe el año.' }]}
          closeLabel="Cerrar"
          onClose={() => undefined}
        />
        <TextField id="ano" label="Año" value="" onChange={() => undefined} />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('link', { name: 'Escribe el año.' }));
    expect(document.activeElement?.id).toBe('ano');
  });
});
