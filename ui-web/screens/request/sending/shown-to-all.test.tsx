import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aField, aMailbox } from '../samples/sample-form.ts';
import { aScreen, pressAndWait, shortTextField, write } from '../samples/sample-screen.tsx';
import { shownWords } from './shown-to-all.tsx';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');

afterEach(cleanup);

const offer = { code: 'a', group: null, keywords: [], description: null, address: null, place: null };
const privacy = { isAsked: true, link: null };
const aForm = (more: Partial<Mailbox>) => aScreen(aMailbox([shortTextField], { privacy, ...more }));

const contact = { mode: 'yes', fields: ['email'], position: 'up', title: null } as const;
const process = null;

/** The form's note, what the policy says about sharing, and the receipt's text, as one resident reads them. */
async function readBy(more: Partial<Mailbox>, isPrivate = false) {
  const visit = await aForm(more);
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
  if (isPrivate) fireEvent.click(screen.getByRole('checkbox', { name: /solo el Ayuntamiento/u }));
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /He leído/u });
  // A pressed link presses its label too in this DOM; browsers leave the label alone.
  if (!consent.checked) fireEvent.click(consent);
  await pressAndWait('Enviar solicitud');
  const review = document.querySelector('[data-shown]')?.textContent ?? null;
  await pressAndWait('Enviar solicitud');
  const [sent] = visit.sent;
  return { note, sharing, review, sent, receipt: screen.getByRole('dialog').textContent };
}

describe('a form says to its resident who will see what is written', () => {
  it('once the council approves it', async () => {
    const { note, sharing, review, sent, receipt } = await readBy({ showsNearby: true });
    expect(note).toBe(
      'Si el Ayuntamiento la aprueba, cualquiera podrá ver: tus diez primeras palabras (harán de título), el número, el estado y las fechas.No se verán nunca: lo demás que escribas.No nombres a nadie en esas diez palabras.',
    );
    expect(review).toBe(note);
    expect(sharing).toContain('Tus datos de contacto, con nadie fuera del Ayuntamiento');
    expect(sharing).toContain(note);
    expect(sent?.body.isPrivate).toBe(false);
    expect(receipt).toContain('Si la aprueba, cualquiera podrá ver que hay un aviso en ese lugar.');
  });

  it('at once', async () => {
    const { note, sharing, receipt } = await readBy({ showsNearby: true, publish: 'atOnce' });
    expect(note).toMatch(/^En cuanto la envíes, cualquiera podrá ver: tus diez primeras palabras/u);
    expect(sharing).toContain(note);
    expect(receipt).toContain('Cualquiera puede ver ya que hay un aviso en ese lugar.');
  });

  it('none of its words, if only other programs get it', async () => {
    const atOnce = await readBy({ open311: offer, publish: 'atOnce' });
    expect(atOnce.note).toMatch(
      /^En cuanto la envíes, cualquiera podrá ver: el número, el estado y las fechas/u,
    );
    expect(atOnce.note).not.toMatch(/título|palabras/u);
  });

  it('all of its text, if it is a proposal', async () => {
    const { note, receipt } = await readBy({ takesProposals: true });
    expect(note).toMatch(
      /^Si el Ayuntamiento la publica como propuesta, cualquiera podrá ver: todo el texto/u,
    );
    expect(receipt).toContain('Si la publica como propuesta, cualquiera podrá leerla entera');
    expect(screen.queryByRole('checkbox', { name: /solo el Ayuntamiento/u })).toBeNull();
  });

  it('and says nothing if it is shown to no one', async () => {
    const { note, sharing, receipt } = await readBy({});
    expect(note).toBeNull();
    expect(sharing).toMatch(/Con nadie fuera del Ayuntamiento, salvo/u);
    expect(receipt).not.toContain('cualquiera');
  });
});

describe('a resident who wants only the council to see the request', () => {
  it('says so in the form, and reads it again before and after sending', async () => {
    const { review, sent, receipt } = await readBy({ showsNearby: true, publish: 'atOnce' }, true);
    expect(sent?.body.isPrivate).toBe(true);
    expect(review).toBe('Solo la verá el Ayuntamiento: no se publicará nada de ella.');
    expect(receipt).toContain('Solo la verá el Ayuntamiento, como has pedido.');
    expect(receipt).not.toContain('Cualquiera');
  });

  it('is not asked where the council decided that everybody sees them', async () => {
    await aForm({ showsNearby: true, offersChoice: false });
    expect(screen.queryByRole('checkbox', { name: /solo el Ayuntamiento/u })).toBeNull();
  });

  it('reads which parts a form never shows', () => {
    const fields = [shortTextField, aField('image', 'fotos'), aField('map', 'coordinates')];
    const mailbox = aMailbox(fields, { showsNearby: true, contact });
    const words = shownWords({ mailbox, process, isPrivate: false }, speech);
    expect(words[0]).toContain('el lugar');
    const titled = aMailbox([aField('text', 'title'), shortTextField], { showsNearby: true });
    const [first] = shownWords({ mailbox: titled, process, isPrivate: false }, speech);
    expect(first).toContain('ver: el título (si no lo pones, tus diez primeras palabras), el número');
    expect(words[1]).toBe('No se verán nunca: tus datos de contacto, las fotos, lo demás que escribas.');
  });
});
