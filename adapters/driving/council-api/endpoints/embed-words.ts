import type { Ribbon } from '#domain/processes/phases.ts';
import type { ProcessCard } from '#application/content/process-card.ts';
import type { Language } from '#domain/shared/localized-text.ts';

interface CardWords {
  readonly ribbon: Readonly<Record<Ribbon, string>>;
  readonly action: Readonly<Record<ProcessCard['action'], string>>;
  /** Read out: links open beside the page that shows the card. */
  readonly newTab: string;
  readonly until: (day: string) => string;
  /** Days after today: 0 is the last day. */
  readonly left: (days: number) => string;
  readonly gone: string;
  readonly all: string;
}

/** What the card of a process says, in each language. */
export const cardWords: Readonly<Record<Language, CardWords>> = {
  es: {
    ribbon: { upcoming: 'Próximamente', active: 'Activo', finished: 'Finalizado' },
    action: { vote: 'Votar', results: 'Ver los resultados', read: 'Ver el proceso' },
    newTab: '(se abre en otra pestaña)',
    until: (day) => `Hasta el ${day}`,
    left: (days) =>
      days === 0 ? 'Hoy es el último día' : days === 1 ? 'Queda un día' : `Quedan ${days} días`,
    gone: 'Este proceso ya no está publicado.',
    all: 'Ver todos los procesos',
  },
  va: {
    ribbon: { upcoming: 'Pròximament', active: 'Actiu', finished: 'Finalitzat' },
    action: { vote: 'Votar', results: 'Vore els resultats', read: 'Vore el procés' },
    newTab: '(s’obri en una altra pestanya)',
    until: (day) => `Fins al ${day}`,
    left: (days) => (days === 0 ? 'Hui és l’últim dia' : days === 1 ? 'Queda un dia' : `Queden ${days} dies`),
    gone: 'Este procés ja no està publicat.',
    all: 'Vore tots els processos',
  },
  ca: {
    ribbon: { upcoming: 'Properament', active: 'Actiu', finished: 'Finalitzat' },
    action: { vote: 'Vota', results: 'Mira els resultats', read: 'Mira el procés' },
    newTab: '(s’obre en una altra pestanya)',
    until: (day) => `Fins al ${day}`,
    left: (days) =>
      days === 0 ? 'Avui és l’últim dia' : days === 1 ? 'Queda un dia' : `Queden ${days} dies`,
    gone: 'Aquest procés ja no està publicat.',
    all: 'Mira tots els processos',
  },
  en: {
    ribbon: { upcoming: 'Coming soon', active: 'Active', finished: 'Finished' },
    action: { vote: 'Vote', results: 'See the results', read: 'See the process' },
    newTab: '(opens in a new tab)',
    until: (day) => `Until ${day}`,
    left: (days) =>
      days === 0 ? 'Today is the last day' : days === 1 ? 'One day left' : `${days} days left`,
    gone: 'This process is no longer published.',
    all: 'See all processes',
  },
  eu: {
    ribbon: { upcoming: 'Laster', active: 'Aktibo', finished: 'Amaituta' },
    action: { vote: 'Bozkatu', results: 'Ikusi emaitzak', read: 'Ikusi prozesua' },
    newTab: '(beste fitxa batean irekitzen da)',
    until: (day) => `Azken eguna: ${day}`,
    left: (days) =>
      days === 0 ? 'Gaur da azken eguna' : days === 1 ? 'Egun bat geratzen da' : `${days} egun geratzen dira`,
    gone: 'Prozesu hau ez dago jada argitaratuta.',
    all: 'Ikusi prozesu guztiak',
  },
};
