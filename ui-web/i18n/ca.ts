import article from './ca/article.json' with { type: 'json' };
import cookies from './ca/cookies.json' with { type: 'json' };
import home from './ca/home.json' with { type: 'json' };
import process from './ca/process.json' with { type: 'json' };
import shell from './ca/shell.json' with { type: 'json' };

/** What the first page, processes, news and articles say. */
export const texts = { article, cookies, home, process, shell };
