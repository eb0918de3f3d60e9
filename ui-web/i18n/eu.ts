import article from './eu/article.json' with { type: 'json' };
import cookies from './eu/cookies.json' with { type: 'json' };
import home from './eu/home.json' with { type: 'json' };
import process from './eu/process.json' with { type: 'json' };
import shell from './eu/shell.json' with { type: 'json' };

/** What the first page, processes, news and articles say. */
export const texts = { article, cookies, home, process, shell };
