import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReceiptCodeField } from './code-field.tsx';

afterEach(cleanup);

function Search({ onSent }: { readonly onSent: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(code);
      }}
    >
      <ReceiptCodeField id="code" label="Código" hint="24 caracteres" value={code} onChange={setCode} />
    </form>
  );
}

it('the field of a receipt code makes one line of a code pasted in several, and Enter sends it', () => {
  const onSent = vi.fn<(code: string) => void>();
  render(<Search onSent={onSent} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Código',
    description: '24 caracteres',
  });
  fireEvent.change(field, { target: { value: 'K7QM 2XRA\n  VD5H N3TE' } });
  expect(field.value).toBe('K7QM 2XRA VD5H N3TE');
  fireEvent.keyDown(field, { key: 'A' });
  expect(onSent).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSent.mock.calls).toEqual([['K7QM 2XRA VD5H N3TE']]);
});
