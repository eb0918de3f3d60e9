import home from './en/home.json' with { type: 'json' };
import process from './en/process.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };

/** What the first page says. */
export const texts = { home, process, shell };
