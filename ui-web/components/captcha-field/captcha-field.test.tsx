import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DrawExamples } from '#ui-web/gallery/draw-examples.tsx';
import { examples } from './examples.tsx';

afterEach(cleanup);

describe('the sum before sending', () => {
  it('can be read as a picture or in words, and replaced by another', () => {
    render(<DrawExamples examples={examples} name="Asked" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Escribe el resultado de la suma' });
    expect(screen.getByRole('img').getAttribute('alt')).toContain('Imagen con una suma');
    expect(screen.getByText('¿Cuánto es siete más cuatro?')).toBeTruthy();
    const following = screen.getByRole('img').compareDocumentPosition(field);
    expect(following, 'the sum is before the field of its result').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.change(field, { target: { value: '11' } });
    expect(field.value).toBe('11');
    fireEvent.click(screen.getByRole('button', { name: 'Otra imagen' }));
    expect(field.value).toBe('');
  });

  it('says beside the field what is wrong', () => {
    render(<DrawExamples examples={examples} name="Wrong" />);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Error en el Captcha')).toBeTruthy();
  });

  it('that could not be loaded says so', () => {
    render(<DrawExamples examples={examples} name="Missing" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('La suma no ha llegado. Pide otra.')).toBeTruthy();
  });
});
