import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DialogFrame } from './dialog-frame.tsx';

afterEach(cleanup);

function Survey({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Enviar
      </button>
      <DialogFrame
        open={open}
        title="Confirmación"
        lead="Aún no has votado."
        onClose={onClose}
        footer={
          <>
            <button type="button">Enviar ahora</button>
            <button type="button" data-autofocus="" onClick={() => setOpen(false)}>
              Revisar
            </button>
          </>
        }
      >
        <p>Tus respuestas</p>
      </DialogFrame>
    </>
  );
}

const openIt = (onClose = () => undefined) => {
  render(<Survey onClose={onClose} />);
  const opener = screen.getByRole('button', { name: 'Enviar' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

describe('the dialog', () => {
  it('opens as a modal dialog named by its title and described by its lead', () => {
    openIt();
    const dialog = screen.getByRole('dialog', { name: 'Confirmación' });
    expect(dialog.hasAttribute('open')).toBe(true);
    const described = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Aún no has votado.');
  });

  it('puts the focus on the button without a risk', () => {
    openIt();
    expect(document.activeElement?.textContent).toBe('Revisar');
  });

  it('asks its caller before it closes when Escape is pressed', () => {
    const onClose = vi.fn<() => undefined>();
    openIt(onClose);
    const dialog = screen.getByRole('dialog');
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(onClose).toHaveBeenCalledOnce();
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('asks the same way at the key event itself', () => {
    const onClose = vi.fn<() => undefined>();
    openIt(onClose);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('is opened again if a browser closes it by itself', () => {
    const onClose = vi.fn<() => undefined>();
    openIt(onClose);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(true);
  });

  it('stays open if effects run twice', () => {
    const onClose = vi.fn<() => undefined>();
    render(
      <StrictMode>
        <DialogFrame open title="Confirmación" onClose={onClose}>
          <p>Tus respuestas</p>
        </DialogFrame>
      </StrictMode>,
    );
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the focus if the pressed button is removed', () => {
    const draw = (sent: boolean) => (
      <DialogFrame
        open
        title={sent ? 'Enviado' : 'Confirmación'}
        onClose={() => undefined}
        footer={
          sent ? (
            <button type="button">Salir</button>
          ) : (
            <button key="send" type="button" data-autofocus="">
              Enviar
            </button>
          )
        }
      >
        <p>Tus respuestas</p>
      </DialogFrame>
    );
    const { rerender } = render(draw(false));
    expect(document.activeElement?.textContent).toBe('Enviar');
    rerender(draw(true));
    expect(document.activeElement?.textContent).toBe('Enviado');
  });

  it('returns the focus to where it was', () => {
    const opener = openIt();
    fireEvent.click(screen.getByRole('button', { name: 'Revisar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
