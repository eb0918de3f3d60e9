import { useLocation } from 'wouter';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useScreenKeys } from '../../shell/keys.tsx';
import { counterHref } from '../counter-href.ts';
import type { CounterPresenter, CounterState } from '../counter-presenter.ts';
import type { CounterDialog } from './desk-work.ts';

interface KeyTools {
  readonly office: string;
  readonly state: CounterState;
  readonly served: CounterVisit | null;
  readonly presenter: CounterPresenter;
  readonly open: (dialog: CounterDialog) => void;
}

/** The keys of a desk: one for the next person, one for each deed with who is before it. */
export function useCounterKeys({ office, state, served, presenter, open }: KeyTools): void {
  const { t } = useSpeech();
  const [, navigate] = useLocation();
  const words = (key: string) => t(`office-counter:act.${key}`);
  const withServed = (act: (visit: CounterVisit) => unknown) => () => {
    if (served !== null) act(served);
  };
  useScreenKeys([
    { key: 'enter', words: words('next'), act: () => void presenter.next() },
    { key: 'r', words: words('call'), act: withServed((one) => void presenter.act(one, 'call')) },
    { key: 'p', words: words('park'), act: withServed((one) => void presenter.act(one, 'park')) },
    { key: 'n', words: words('miss'), act: withServed((one) => void presenter.act(one, 'miss')) },
    { key: 'o', words: words('redirect'), act: withServed((visit) => open({ kind: 'redirect', visit })) },
    { key: 'f', words: words('papers'), act: withServed((visit) => open({ kind: 'papers', visit })) },
    { key: 't', words: words('ticket'), act: () => open({ kind: 'ticket' }) },
    { key: 'c', words: words('give'), act: () => navigate(counterHref(office, 'dar')) },
    { key: 'b', words: words('visits'), act: () => navigate(counterHref(office, 'citas')) },
    { key: 'l', words: words('arrivals'), act: () => document.getElementById('counter-find')?.focus() },
    {
      key: 'z',
      words: words('undo'),
      act: () => {
        if (state.undoable !== null) void presenter.undo();
      },
    },
  ]);
}
