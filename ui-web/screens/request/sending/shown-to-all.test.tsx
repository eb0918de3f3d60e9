import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { aMailbox } from '../samples/sample-form.ts';
import { aScreen, pressAndWait, shortTextField, write } from '../samples/sample-screen.tsx';

afterEach(cleanup);

const offer = { code: 'a', group: null, keywords: [], description: null, address: null, place: null };
const privacy = { isAsked: true, link: null };
const aForm = (more: Partial<Mailbox>) => aScreen(aMailbox([shortTextField], { privacy, ...more }));

/** The form's note, what the policy says about sharing, and the receipt's text, as one resident reads them. */
async function readBy(more: Partial<Mailbox>) {
  await aForm(more);
  const note = document.querySelector('[data-shown]')?.textContent ?? null;
  await act(
    async () => void fireEvent.click(screen.getByRole('link', { name: 'Leer la política de privacidad' })),
  );
  const heading = within(screen.getByRole('dialog')).getByRole('heading', {
    name: 'Con quién la compartimos',
  });
  const sharing = heading.parentElement?.textContent ?? '';
  await pressAndWait('Cerrar');
  write('Qué ha pasado', 'Una farola rota');
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  // A pressed link presses its label too in this DOM; browsers leave the label alone.
  if (!consent.checked) fireEvent.click(consent);
  await pressAndWait('Enviar solicitud');
  const review = document.querySelector('[data-shown]')?.textContent ?? null;
  await pressAndWait('Enviar solicitud');
  return { note, sharing, review, receipt: screen.getByRole('dialog').textContent };
}

describe('a form says to its resident who will see what is written', () => {
  it('once the council approves it', async () => {
    const { note, sharing, review, receipt } = await readBy({ showsNearby: true });
    expect(note).toMatch(/^Si el Ayuntamiento la aprueba, cualquiera podrá ver el título y el lugar/u);
    expect(note).toContain('diez primeras palabras');
    expect(review).toBe(note);
    expect(sharing).toContain('Tus datos de contacto, con nadie fuera del Ayuntamiento');
    expect(sharing).toContain(note);
    expect(receipt).toContain('Si la aprueba, cualquiera podrá ver que hay un aviso en ese lugar.');
  });

  it('at once', async () => {
    const { note, sharing, receipt } = await readBy({ showsNearby: true, publish: 'atOnce' });
    expect(note).toMatch(/^En cuanto la envíes, cualquiera podrá ver el título y el lugar/u);
    expect(sharing).toContain(note);
    expect(receipt).toContain('Cualquiera puede ver ya que hay un aviso en ese lugar.');
  });

  it('only the place, if only other programs get it', async () => {
    const { note } = await readBy({ open311: offer });
    expect(note).toMatch(/^Si el Ayuntamiento la aprueba, cualquiera podrá ver el lugar y el estado/u);
    cleanup();
    const atOnce = await readBy({ open311: offer, publish: 'atOnce' });
    expect(atOnce.note).toMatch(/^En cuanto la envíes, cualquiera podrá ver el lugar y el estado/u);
    expect(atOnce.note).not.toContain('título');
  });

  it('and says nothing if it is shown to no one', async () => {
    const { note, sharing, receipt } = await readBy({});
    expect(note).toBeNull();
    expect(sharing).toMatch(/Con nadie fuera del Ayuntamiento, salvo/u);
    expect(receipt).not.toContain('cualquiera');
  });
});
