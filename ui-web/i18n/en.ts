import article from './en/article.json' with { type: 'json' };
import cookies from './en/cookies.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import process from './en/process.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };

/** What the first page, processes, news and articles say. */
export const texts = { article, cookies, home, process, shell };
