import home from './eu/home.json' with { type: 'json' };
import process from './eu/process.json' with { type: 'json' };
import shell from './eu/shell.json' with { type: 'json' };

/** What the first page says. */
export const texts = { home, process, shell };
