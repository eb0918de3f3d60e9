import { beforeAll, describe, expect, it } from 'vitest';
import { joined } from '#fixtures/builders/data/closed-vote.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { verdictView } from './recount-view.ts';
import { soughtAnswers } from './sought-answers.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const answers = [anOption('a', { text: { es: 'Fuente' } }), anOption('b', { text: { es: 'Banco' } })];
const range = { min: 1, max: 5 };

describe('the voter’s own ballot', () => {
  it.each<readonly [Question, RawAnswer, readonly string[]]>([
    [{ kind: 'options', answers }, 'b', ['Banco']],
    [{ kind: 'optionsMultiple', answers, most: 2 }, ['a', 'gone'], ['Fuente', 'gone']],
    [{ kind: 'ranked', answers, maxScore: 2 }, ['b', 'a'], ['1.ª posición: Banco', '2.ª posición: Fuente']],
    [{ kind: 'limitedSliders', answers }, { a: 7.5 }, ['Fuente: 75,0 %']],
    [{ kind: 'rating', range }, 4, ['4 estrellas']],
    [{ kind: 'ratingAnswers', answers, range }, { b: 1 }, ['Banco: 1 estrella']],
    [{ kind: 'likes' }, 1, ['Me gusta']],
    [{ kind: 'free', longest: 120 }, '', ['Hay una respuesta escrita; su texto se publica aparte.']],
    [{ kind: 'likes', blankVote: true }, null, ['Voto en blanco']],
    [{ kind: 'free', longest: 120, blankVote: true }, null, ['Voto en blanco']],
  ])('of $0.kind is shown in words', (question, answer, words) => {
    expect(soughtAnswers(answer, question, speech).map(textOf)).toEqual(words.map(joined));
  });
});

describe('a recount that differs', () => {
  it('names figures that are not votes, and the positions that points come from', () => {
    const question: Question = { kind: 'ranked', answers, maxScore: 2 };
    const { differences } = verdictView(
      {
        claimed: 'f',
        counted: 'f',
        shared: null,
        explained: [],
        tally: aTally('ranked', 3, {}),
        differences: [
          { kind: 'votes', id: 'a', published: 1200, counted: 5 },
          { kind: 'spread', id: 'b', published: [1, 0], counted: [0, 2] },
          { kind: 'spread', id: 'b', published: [], counted: [2] },
        ],
      },
      aSurvey('s', { question }),
      speech,
    );
    expect(differences).toEqual([
      'Cifra de «Fuente»: publicada 1.200, recontada 5.',
      'Reparto de «Banco»: publicado 1 · 0, recontado 0 · 2.',
      'Reparto de «Banco»: publicado —, recontado 2.',
    ]);
  });
});
