import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aDay } from '#ui-web/screens/process/sample-process.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from '../../samples/sample-visit.ts';
import { SurveyScreen } from '../../screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(cleanup);

const survey = aSurvey('main', {
  title: { es: 'Vota' },
  question: aBudget(100, [
    aProposal('banco', 80, {
      title: { es: 'Un banco' },
      text: { va: 'Per a seure.' },
      body: { es: '<p>Sin respaldo.</p>' },
      category: { es: 'Movilidad' },
      area: { es: 'Nord' },
      image: '/files/banco.svg',
      imageAlt: { va: 'Un banc a l’ombra.' },
      published: aDay('2026-09-05'),
    }),
    aProposal('fuente', 30, { title: { es: 'Una fuente' } }),
  ]),
});

async function open(shown = survey) {
  const { council } = aVisit([shown]);
  render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Leer más ?: Un banco$/u }));
  return screen.findByRole('dialog', { name: 'Un banco' });
}

describe('the window of a proposal', () => {
  it('says what its picture shows, in the language it was written in; the card does not repeat it', async () => {
    const dialog = await open();
    const picture = within(dialog).getByRole('img', { name: 'Un banc a l’ombra.' });
    expect([picture.getAttribute('src'), picture.lang]).toEqual(['/files/banco.svg', 'ca-ES-valencia']);
    const pictures = document.querySelectorAll('img[src="/files/banco.svg"]');
    expect([...pictures].map((one) => one.getAttribute('alt'))).toEqual(['', 'Un banc a l’ombra.']);
  });

  it('shows its cost, its area, its day, and its text in the language it was written in', async () => {
    const dialog = await open();
    const facts = within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['80,00\u00a0€', 'Movilidad', 'Nord', '5 de septiembre de 2026']);
    const terms = within(dialog).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Presupuesto',
      'Tema',
      'Barrio',
      'Publicada',
    ]);
    expect(within(dialog).getByText('Per a seure.').lang).toBe('ca-ES-valencia');
    expect(within(dialog).getByRole('group', { name: 'Compartir la propuesta' })).toBeTruthy();
  });

  it('shows the council’s HTML below the text, and runs nothing of it', async () => {
    const html = '<p>Con <strong>respaldo</strong>.</p><script>x()</script><ul><li>De madera</li></ul>';
    const only = aSurvey('main', {
      title: { es: 'Vota' },
      question: aBudget(100, [aProposal('banco', 80, { title: { es: 'Un banco' }, body: { es: html } })]),
    });
    const dialog = await open(only);
    expect(within(dialog).getByText('respaldo').tagName).toBe('STRONG');
    expect(within(dialog).getByText('De madera').closest('ul')).toBeTruthy();
    expect([dialog.textContent?.includes('<p>'), dialog.querySelector('script')]).toEqual([false, null]);
    cleanup();
    const text = within(await open()).getByText('Per a seure.');
    const whole = screen.getByText('Sin respaldo.');
    expect(text.compareDocumentPosition(whole)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is closed by its button and by Escape, and changes no choice', async () => {
    fireEvent.click(within(await open()).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Leer más ?: Un banco$/u }));
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Añadir:/u })).toHaveLength(2);
  });

  it('is not offered for a proposal that has no more text', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^Leer más ?: Una fuente$/u, hidden: true })).toBeNull();
  });
});
