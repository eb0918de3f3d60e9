import article from './eu/article.json' with { type: 'json' };
import results from './eu/results.json' with { type: 'json' };
import survey from './eu/survey.json' with { type: 'json' };

/** What the pages behind the first one say. */
export const texts = { article, results, survey };
