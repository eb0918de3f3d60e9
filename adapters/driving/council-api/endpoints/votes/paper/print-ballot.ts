import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { formatMoney } from '#application/text/numbers.ts';
import type { BallotWords } from '#adapters/driven/render/pdf/ballot/ballot-sheet.ts';
import { printBallotCall } from '#adapters/wire/office-votes/paper/print-ballot.ts';
import type { Town } from '#domain/access/town.ts';
import {
  isLanguage,
  type Language,
  languages,
  languageTag,
  type LocalizedText,
  textFor,
} from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { CountedQuestion } from '#domain/voting/kinds/question-kinds.ts';
import { typingManner } from '#domain/voting/paper/typed-answer.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { asWritten, route } from '../../../plugins/route.ts';
import { serverSayIn } from '../../../server-texts.ts';
import { askedPaper } from './asked-paper.ts';

/** The languages of a ballot: that of the town, and the next one that its title is written in. */
export function ballotLanguages(title: LocalizedText, own: Language): readonly Language[] {
  const written = typeof title === 'string' ? [] : Object.keys(title).filter(isLanguage);
  const other = languages.find((one) => one !== own && written.includes(one));
  return other === undefined ? [own] : [own, other];
}

/** How a question is answered on paper. */
function howToMark(question: CountedQuestion, language: Language): string {
  const say = serverSayIn(language);
  switch (question.kind) {
    case 'optionsMultiple':
      return say('ballot.how.many', { most: question.most });
    case 'budgetAmount':
      return say('ballot.how.budget', { total: formatMoney(question.total) });
    case 'ratingAnswers':
      return say('ballot.how.eachStars', { min: question.range.min, max: question.range.max });
    case 'limitedSliders':
      return say('ballot.how.sliders');
    case 'likes':
      return say('ballot.how.likes');
    case 'rating':
      return say('ballot.how.stars');
    case 'free':
      return say('ballot.how.text');
    default:
      return say(typingManner(question) === 'order' ? 'ballot.how.order' : 'ballot.how.one');
  }
}

const wordsIn = (language: Language, { defaultLanguage }: Town): BallotWords => ({
  said: (text) => textFor(text, language, defaultLanguage).text,
  how: (question) => howToMark(question, language),
});

/** The paper ballot of a vote as a PDF. The library and the fonts are loaded with the first one. */
export function printEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, printBallotCall, async ({ town, id, member, size, reply }) => {
    const asked = await askedPaper(council, town, id, member);
    if (isLeft(asked)) return asked;
    const { obstacle, sheet, surveys } = asked.right;
    if (obstacle !== null) return left({ kind: 'boxRefused', where: obstacle });
    const [{ writeBallot }, { printedQuestion }, { fontsBy }] = await Promise.all([
      import('#adapters/driven/render/pdf/ballot/ballot-writer.ts'),
      import('#adapters/driven/render/pdf/ballot/ballot-sheet.ts'),
      import('#adapters/driven/render/pdf/document/font-files.ts'),
    ]);
    const title = surveys[0]?.title ?? '';
    const spoken = ballotLanguages(title, town.defaultLanguage);
    const words = spoken.map((language) => wordsIn(language, town));
    const say = spoken.map(serverSayIn);
    const pdf = await writeBallot(
      {
        town: words[0]?.said(town.name) ?? '',
        titles: [...new Set(words.map(({ said }) => said(title)))],
        questions: sheet.map((survey) => printedQuestion(survey, words)),
        notes: say.map((one) => `${one('ballot.fold')} ${one('ballot.blank')}`),
        language: languageTag(town.defaultLanguage),
        size,
        sheet: (n, of) => say.map((one) => one('ballot.sheet', { n, of })).join('  ·  '),
      },
      await fontsBy(readFile),
    );
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${encodeURIComponent(id)}-${size}.pdf"`);
    return right(asWritten(Buffer.from(pdf)));
  });
}
