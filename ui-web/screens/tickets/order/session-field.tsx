import { capital } from '#application/text/capital.ts';
import { formatCount } from '#application/text/numbers.ts';
import { ChoiceGroup } from '#ui-web/components/choice/choice-group.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { whenText } from '../words.ts';
import type { OrderProps } from './order-props.ts';

/** On which day, with what is left of each session. */
export function SessionField({ open: { event }, page, presenter }: OrderProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  const open = event.dates.filter(({ calledOff }) => calledOff === null);
  const options = open.map(({ id, title, start, left, hasLine }) => {
    const most = Math.max(0, ...left.map((one) => one.left));
    const text = [capital(whenText(start, timeZone, speech)), said(title).text].filter(Boolean).join(' · ');
    const free =
      most === 0 || hasLine ? t('tickets:soldOut') : t('tickets:left', { count: most, n: formatCount(most) });
    return { value: id, title: text, detail: free };
  });
  return (
    <ChoiceGroup
      kind="radio"
      name="session"
      legend={t('tickets:when')}
      compact
      selected={[page.entry.session]}
      options={options}
      onChange={([session = '']) => {
        presenter.write({ session, seats: [] });
        if (page.open?.kind === 'here' && page.open.value.seats !== null) void presenter.showSeats();
      }}
    />
  );
}
