import home from './es/home.json' with { type: 'json' };
import process from './es/process.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };

/** What the first page says. */
export const texts = { home, process, shell };
