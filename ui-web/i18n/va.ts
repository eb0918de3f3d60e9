import home from './va/home.json' with { type: 'json' };
import process from './va/process.json' with { type: 'json' };
import shell from './va/shell.json' with { type: 'json' };

/** What the first page says. */
export const texts = { home, process, shell };
