import home from './ca/home.json' with { type: 'json' };
import process from './ca/process.json' with { type: 'json' };
import shell from './ca/shell.json' with { type: 'json' };

/** What the first page says. */
export const texts = { home, process, shell };
