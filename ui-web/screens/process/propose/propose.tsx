import { use } from 'react';
import { formatDayOfYear } from '#application/text/dates.ts';
import type { Process } from '#domain/processes/process.ts';
import { takingProposals } from '#domain/processes/taking-proposals.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { processAddresses } from '../addresses.ts';

/** The section `enviar-propuesta`: until when, how, and the link to the form. */
export function Propose({ process, today }: { readonly process: Process; readonly today: CalendarDay }) {
  const { t, language, later } = useSpeech();
  use(later());
  const taking = takingProposals(process, today);
  if (taking === null) return null;
  return (
    <section className="stack stack-16" aria-labelledby="propose">
      <h2 id="propose">{t('proposals:propose.title')}</h2>
      <p>{t('proposals:propose.text', { day: formatDayOfYear(taking.lastDay, language) })}</p>
      <LinkButton href={processAddresses.form(process, taking.mailbox)} iconAfter="arrow">
        {t('proposals:propose.send')}
      </LinkButton>
      <p className="note">{t('proposals:propose.note')}</p>
    </section>
  );
}
