import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { type Speech, SpeechContext } from '#ui-web/speech.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { loadOfficeTexts, officeSpeaker } from '../../i18n/office-speech.ts';
import { CheckList } from './check-list.tsx';
import { sampleFindings } from './sample-findings.ts';
import { type FoundKind, findingSentence } from './finding-sentence.ts';

afterEach(cleanup);

let speech: Speech;
beforeAll(async () => {
  speech = await officeSpeaker()('es', 'es');
});

/** The list, and the places that were gone to. */
function draw(findings = sampleFindings) {
  const gone: string[] = [];
  render(
    <SpeechContext value={speech}>
      <CheckList
        findings={findings}
        nameOf={(path) => `Campo ${path[0]}`}
        onGo={(path) => gone.push(path.join('.'))}
      />
    </SpeechContext>,
  );
  return gone;
}

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('what is said before publishing', () => {
  it('is a line for each finding, with its place and a way there', () => {
    const gone = draw();
    const [line] = screen.getAllByRole('listitem').filter((one) => one.textContent.includes('«aquí»'));
    expect(line?.textContent).toBe('Aviso: Un enlace que no dice adónde lleva: «aquí»Campo bodyIr');
    fireEvent.click(within(line as HTMLElement).getByRole('button', { name: 'Ir' }));
    expect(gone).toEqual(['body.es']);
  });

  it('counts the texts that lack a language, and leads to the first', () => {
    const gone = draw();
    expect(lines()[0]).toBe('Impide publicar: Valencià: faltan 2 textosIr al primero');
    fireEvent.click(screen.getByRole('button', { name: 'Ir al primero' }));
    expect(gone).toEqual(['lead.va']);
  });

  it('says how much prevents publishing, and what is in order', () => {
    draw();
    expect(screen.getByRole('status').textContent).toBe('Falta 1 cosa para poder publicar.');
    expect(lines().at(-1)).toBe('En orden: títulos, imágenes, fechas.');
  });

  it('says what was meant, and that a number of a person must not be published', () => {
    draw();
    expect(lines().join(' ')).toContain('¿Querías decir «/files/nova/acta.pdf»?');
    expect(lines().join(' ')).toContain('6·· ··· ···Campo bodySi es de una persona, no puede salir.');
  });

  it('has no fault that axe finds', async () => {
    draw();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('is that all is in order, or that there are only warnings', () => {
    draw([]);
    expect(screen.getByRole('status').textContent).toBe('No hay nada que corregir.');
    cleanup();
    draw(sampleFindings.filter(({ severity }) => severity === 'warning'));
    expect(screen.getByRole('status').textContent).toBe('Se puede publicar. Antes, mira esto:');
  });
});

describe('the sentence of a finding', () => {
  const kinds: readonly FoundKind[] = [
    'vagueLink',
    'noSuchFile',
    'noSuchTerm',
    'wantsYear',
    'leftOutPart',
    'moment',
  ];

  it('is one of the catalogue, in every language', async () => {
    expect(kinds.map(findingSentence)).toEqual([
      'vagueLink',
      'missingFile',
      'notInTown',
      'wants',
      'unread',
      'wants',
    ]);
    for (const language of languages) {
      const texts = (await loadOfficeTexts(language)) as Readonly<
        Record<string, { readonly finding: Readonly<Record<string, string>> }>
      >;
      for (const kind of kinds) expect(texts['office-check']?.finding[findingSentence(kind)]).toBeTruthy();
    }
  });
});
