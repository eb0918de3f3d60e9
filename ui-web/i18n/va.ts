import article from './va/article.json' with { type: 'json' };
import home from './va/home.json' with { type: 'json' };
import process from './va/process.json' with { type: 'json' };
import results from './va/results.json' with { type: 'json' };
import shell from './va/shell.json' with { type: 'json' };
import survey from './va/survey.json' with { type: 'json' };

export const texts = { article, home, process, results, shell, survey };
