import article from './ca/article.json' with { type: 'json' };
import results from './ca/results.json' with { type: 'json' };
import survey from './ca/survey.json' with { type: 'json' };

/** What the pages behind the first one say. */
export const texts = { article, results, survey };
