import article from './eu/article.json' with { type: 'json' };
import home from './eu/home.json' with { type: 'json' };
import process from './eu/process.json' with { type: 'json' };
import results from './eu/results.json' with { type: 'json' };
import shell from './eu/shell.json' with { type: 'json' };
import survey from './eu/survey.json' with { type: 'json' };

export const texts = { article, home, process, results, shell, survey };
