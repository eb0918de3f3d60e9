import article from './es/article.json' with { type: 'json' };
import cookies from './es/cookies.json' with { type: 'json' };
import home from './es/home.json' with { type: 'json' };
import process from './es/process.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };

/** What the first page, processes, news and articles say. */
export const texts = { article, cookies, home, process, shell };
