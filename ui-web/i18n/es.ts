import article from './es/article.json' with { type: 'json' };
import home from './es/home.json' with { type: 'json' };
import process from './es/process.json' with { type: 'json' };
import results from './es/results.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };
import survey from './es/survey.json' with { type: 'json' };

export const texts = { article, home, process, results, shell, survey };
