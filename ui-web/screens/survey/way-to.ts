import type { Speech } from '#ui-web/speech.ts';
import type { Visit } from './visit.ts';

/** The breadcrumb: start page, then the process. */
export const wayTo = ({ process }: Pick<Visit, 'process'>, { t, said }: Speech) => [
  { href: '/', text: t('survey:home') },
  { href: `/procesos-participativos/${process.slug}`, text: said(process.title) },
];
