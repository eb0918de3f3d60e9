import article from './en/article.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import process from './en/process.json' with { type: 'json' };
import results from './en/results.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import survey from './en/survey.json' with { type: 'json' };

export const texts = { article, home, process, results, shell, survey };
