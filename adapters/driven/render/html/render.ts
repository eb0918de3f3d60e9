import { right } from '#domain/shared/result.ts';
import type { Render } from '../render.ts';

/** A report as one self-contained page. */
export const renderHtml: Render = async (content, { say, language }) => {
  switch (content.kind) {
    case 'budget': {
      const { projectsIn } = await import('../words/projects-in.ts');
      const { resultPage } = await import('./budget/result-page.ts');
      const explained = content.explained ?? projectsIn(content.computed, language);
      const { about } = content;
      return right(await resultPage(content.computed, explained, about, { locale: language, say }));
    }
    case 'comparison': {
      const { wordingOf } = await import('../words/wording.ts');
      const { comparisonPage } = await import('./comparison/comparison-page.ts');
      return right(comparisonPage(content, wordingOf(content, say), say, language));
    }
    case 'tally':
    case 'transparency':
    case 'rows':
      throw new Error(`a report of kind ${content.kind} has no page`);
    default:
      return content satisfies never;
  }
};
