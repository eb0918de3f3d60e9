import article from './ca/article.json' with { type: 'json' };
import home from './ca/home.json' with { type: 'json' };
import process from './ca/process.json' with { type: 'json' };
import results from './ca/results.json' with { type: 'json' };
import shell from './ca/shell.json' with { type: 'json' };
import survey from './ca/survey.json' with { type: 'json' };

export const texts = { article, home, process, results, shell, survey };
