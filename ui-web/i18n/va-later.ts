import article from './va/article.json' with { type: 'json' };
import results from './va/results.json' with { type: 'json' };
import survey from './va/survey.json' with { type: 'json' };

/** What the pages behind the first one say. */
export const texts = { article, results, survey };
