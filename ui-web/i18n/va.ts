import article from './va/article.json' with { type: 'json' };
import cookies from './va/cookies.json' with { type: 'json' };
import home from './va/home.json' with { type: 'json' };
import process from './va/process.json' with { type: 'json' };
import shell from './va/shell.json' with { type: 'json' };

/** What the first page, processes, news and articles say. */
export const texts = { article, cookies, home, process, shell };
