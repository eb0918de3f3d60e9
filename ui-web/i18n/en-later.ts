import article from './en/article.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };
import survey from './en/survey.json' with { type: 'json' };

/** What the pages behind the first one say. */
export const texts = { article, results, survey };
