import type { DrawHead } from '#adapters/wire/registrations/draw/draw.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Timeline, type TimelineStep } from '#ui-web/components/timeline/timeline.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useDrawWords } from './use-draw-words.ts';

/** A moment in words, by the clock of the town. */
function useDrawMoment(): (at: string) => string {
  const { language } = useSpeech();
  const { timeZone } = usePlace().site;
  return (at) => {
    const instant = Date.parse(at);
    return `${formatWeekday(dayAt(instant, timeZone), language)}, ${formatClock(instant, timeZone, language)}`;
  };
}

/** What is done in a draw, in order, and how far it is. */
export function DrawPhases({ draw }: { readonly draw: DrawHead }) {
  const { t } = useSpeech();
  const moment = useDrawMoment();
  const words = useDrawWords(draw);
  const { act, sealedAt, applications } = draw;
  const drawnAt = act?.signatures.at(-1)?.at;
  const later = drawnAt === undefined ? t('draw:steps.notYet') : moment(drawnAt);
  const done = { state: 'done', stateText: t('draw:steps.done') } as const;
  const who = act?.signatures.map(({ name }) => name).join(', ') ?? '';
  const steps: readonly TimelineStep[] = [
    {
      title: t('draw:steps.list'),
      dates: moment(sealedAt),
      note: words('listNote', { applications: formatCount(applications) }),
      ...done,
    },
    { title: t('draw:steps.seed'), dates: moment(sealedAt), note: t('draw:steps.seedNote'), ...done },
    {
      title: t('draw:steps.value'),
      dates: later,
      note:
        act === null ? (
          t('draw:steps.valueNote')
        ) : (
          <>
            <strong>{act.value}</strong>. {t('draw:steps.valueDone', { source: act.source, who })}
          </>
        ),
      ...(act === null ? { state: 'current' } : done),
    },
    {
      title: t('draw:steps.order'),
      dates: later,
      note: t('draw:steps.orderNote'),
      state: act === null ? 'coming' : 'current',
    },
  ];
  return (
    <LedgerRow id="pasos" title={t('draw:steps.title')}>
      <Timeline steps={steps} />
    </LedgerRow>
  );
}
