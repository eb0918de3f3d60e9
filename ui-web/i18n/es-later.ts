import article from './es/article.json' with { type: 'json' };
import results from './es/results.json' with { type: 'json' };
import survey from './es/survey.json' with { type: 'json' };

/** What the pages behind the first one say. */
export const texts = { article, results, survey };
