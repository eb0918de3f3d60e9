import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { aSurvey, anOption } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { aVisit } from '../samples/sample-visit.ts';
import { SurveyScreen } from '../screen.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(cleanup);

const survey = aSurvey('main', {
  title: { es: '¿Cuándo?' },
  canChangeVote: true,
  question: { kind: 'options', answers: [anOption('Hoy'), anOption('Mañana')] },
});

async function draw(earlier: RawAnswer | null) {
  const visit = aVisit([survey], {
    ...(earlier !== null && { earlier: new Map([[surveyId('main'), earlier]]) }),
  });
  render(
    <SamplePlace council={visit.council} site={aSite()} speech={speech}>
      <SurveyScreen params={{ slug: 'p' }} />
    </SamplePlace>,
  );
  await screen.findByRole('heading', { level: 1, name: '¿Cuándo?' });
}
const write = (text: string) =>
  fireEvent.change(
    screen.getByRole('textbox', { name: 'Código del justificante de tu voto anterior', hidden: true }),
    {
      target: { value: text },
    },
  );
const show = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Ver mi voto anterior', hidden: true }));
const isChosen = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name, 'u') }).checked;
/** What the field itself says about its content. */
function faultOfField(): string {
  const field = screen.getByRole('textbox', {
    name: 'Código del justificante de tu voto anterior',
    hidden: true,
  });
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
const code = 'ABCD EFGH IJKL MNOP QRST UVWX';

describe('the earlier vote on the page', () => {
  it('is put in the draft, with the warning that a new one replaces it', async () => {
    await draw('Mañana');
    write(code);
    expect(await screen.findByText(/Hemos encontrado tu voto anterior/u)).toBeTruthy();
    expect(isChosen('Mañana')).toBe(false);
    show();
    expect(await screen.findByText(/Este es tu voto anterior/u)).toBeTruthy();
    expect(isChosen('Mañana')).toBe(true);
    expect(isChosen('Hoy')).toBe(false);
    write(`${code} X`);
    expect(screen.queryByText(/Este es tu voto anterior/u)).toBeNull();
  });

  it('is reported missing beside the field as soon as the code is written, and leaves the draft as it is', async () => {
    await draw(null);
    fireEvent.click(screen.getByRole('radio', { name: /Hoy/u }));
    write(code);
    await screen.findAllByText(/Ningún voto de esta encuesta tiene ese código/u);
    expect(faultOfField()).toMatch(/Ningún voto de esta encuesta tiene ese código/u);
    expect(isChosen('Hoy')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /Enviar Encuesta/u }));
    const field = screen.getByRole('textbox', {
      name: 'Código del justificante de tu voto anterior',
      hidden: true,
    });
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/sustituirá/u)).toBeNull();
  });

  it('has a field that stays open when it is emptied again', async () => {
    await draw(null);
    const field = screen.getByRole('textbox', {
      name: 'Código del justificante de tu voto anterior',
      hidden: true,
    });
    const box = field.closest('details') as HTMLDetailsElement;
    expect(box.open).toBe(false);
    box.open = true;
    fireEvent(box, new Event('toggle'));
    write('A');
    write('');
    expect(box.open).toBe(true);
  });

  it('opens to show that the text is not a code', async () => {
    await draw(null);
    fireEvent.click(screen.getByRole('radio', { name: /Hoy/u }));
    write('ABCD');
    fireEvent.click(screen.getByRole('button', { name: /Enviar Encuesta/u }));
    const field = screen.getByRole('textbox', { name: 'Código del justificante de tu voto anterior' });
    expect(field.closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  it('is not asked for with half a code', async () => {
    await draw('Mañana');
    write('ABCD');
    show();
    await screen.findAllByText(/El código tiene 24 caracteres/u);
    expect(faultOfField()).toMatch(/El código tiene 24 caracteres/u);
  });
});
