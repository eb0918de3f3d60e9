import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { joined } from '#fixtures/builders/data/closed-vote.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Figure } from '../../parts/figures.ts';
import { answersOn, freeView, answerPages } from './view.ts';
import { likesView } from '../likes/view.ts';
import { asText, figuresFile, textsFile } from '../../files/result-file.ts';

/** A figure as a reader sees it, with grouped thousands. */
const seen = (figure: Figure) => (typeof figure === 'number' ? figure : figure.shown);

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const viewOf = (...texts: string[]) => freeView(aTally('free', texts.length, {}, { texts }), speech);

describe('the result of free answers', () => {
  it('names the word in most answers, counted once in each', () => {
    const { conclusion, figures } = viewOf('Árboles, árboles', 'Más árboles', 'Un banco');
    expect(conclusion).toBe('La palabra más repetida es <em>«árboles»</em>: está en 2 de las 3 respuestas.');
    expect(figures.rows.map(({ id, cells }) => [id, ...cells.map(seen)])).toEqual([
      ['árboles', 2, joined('66,7 %')],
      ['banco', 1, joined('33,3 %')],
    ]);
  });

  it('names a few that are tied, and only counts answers if no word is more frequent', () => {
    expect(viewOf('sombra y fuente', 'fuente y sombra').conclusion).toBe(
      'Las palabras más repetidas son <em>«fuente» y «sombra»</em>: cada una está en 2 de las 2 respuestas.',
    );
    expect(viewOf('sombra', 'fuente').conclusion).toBe('Hay <em>2 respuestas</em>.');
    expect(viewOf('no')).toMatchObject({ conclusion: 'Hay <em>1 respuesta</em>.', words: [] });
  });

  it('has ten answers on a page, each on one page only', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const pages = Array.from({ length: answerPages(texts) }, (_, index) => answersOn(texts, index + 1));
        expect(pages.flat()).toEqual(texts);
        expect(pages.slice(0, -1).every(({ length }) => length === 10)).toBe(true);
      }),
    );
    const many = Array.from({ length: 11 }, (_, index) => String(index));
    expect([answersOn(many, 0)[0], answersOn(many, 99)]).toEqual(['0', ['10']]);
  });

  it('can be downloaded: the words, and the texts', () => {
    const written = '=Árboles; "ya"';
    const survey = aSurvey('s');
    const words = figuresFile(survey, aTally('free', 1, {}), viewOf(written).figures, speech);
    expect(words.name).toBe('resultado-s');
    expect(asText(words)).toBe('\uFEFFPalabra;Respuestas;%\r\nárboles;1;100,0\r\n');
    const answers = textsFile(survey, aTally('free', 1, {}, { texts: [written] }), speech);
    expect(answers.name).toBe('respuestas-s');
    expect(asText(answers)).toBe('\uFEFFRespuesta\r\n"\'=Árboles; ""ya"""\r\n');
  });
});

describe('the result of likes', () => {
  it('is their number', () => {
    expect(likesView(aTally('likes', 1103, { like: 1103 }), speech).conclusion).toBe(
      'Hay <em>1.103 «me gusta»</em>.',
    );
    expect(likesView(aTally('likes', 1, {}), speech).conclusion).toBe('Hay <em>0 «me gusta»</em>.');
  });
});
