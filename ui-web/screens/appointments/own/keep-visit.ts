import { useState } from 'react';
import type { RequestCopy } from '#application/reports/request-copy.ts';
import type { OwnVisit } from '#adapters/wire/appointments/visit.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { copyWords } from '#ui-web/screens/request/answers/keep-copy.ts';
import { saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useVisitFacts } from '../booking/visit-facts.tsx';
import type { OwnAppointment } from '../state.ts';

/** Offers the file of calendar programs: opened again after a move, it moves the entry. */
export function saveCalendar({ calendar, code }: OwnVisit): void {
  if (calendar !== null) saveBytes(`${code ?? 'cita'}.ics`, calendar, 'text/calendar;charset=utf-8');
}

/** An appointment on paper: a PDF with its code in large letters. */
export function usePaper({ visit, services, offices }: OwnAppointment) {
  const { council, site } = usePlace();
  const speech = useSpeech();
  const { t, said } = speech;
  const facts = useVisitFacts(visit, { services, offices });
  const [isFailed, fail] = useState(false);
  const [isMaking, make] = useState(false);
  const papers = services.flatMap((service) => service.papers.map((paper) => said(paper).text));
  const copy = (): RequestCopy => ({
    ...copyWords(speech),
    town: textFor(site.name, speech.language, site.defaultLanguage).text,
    title: t('appointments:paper.title', { code: visit.code ?? '' }),
    told: facts,
    sections: [
      ...(papers.length === 0
        ? []
        : [{ heading: t('appointments:bring'), lines: papers.map((text) => ({ title: '', text })) }]),
      {
        heading: t('appointments:paper.code'),
        lines: [{ title: visit.code ?? '', text: t('appointments:paper.note') }],
      },
    ],
  });
  const save = async (): Promise<void> => {
    make(true);
    fail(false);
    try {
      const { copies } = await council.forms();
      saveBytes(`${visit.code ?? 'cita'}.pdf`, await copies.write(copy()), 'application/pdf');
    } catch {
      // The script that writes it is loaded now, and the network may be down.
      fail(true);
    }
    make(false);
  };
  return { save, isFailed, isMaking };
}
