import type { Examples } from '#ui-web/gallery/example.ts';
import { SeatPlan } from './seat-plan.tsx';

const row = (id: string, count: number) => ({
  id,
  seats: Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    need: id === 'A' && at === 0 ? ('wheelchair' as const) : ('any' as const),
  })),
});

export const examples: Examples = {
  'A small hall': () => (
    <SeatPlan
      label="Sala"
      rows={[row('A', 8), row('B', 10), row('C', 12)]}
      stateOf={(id, { number }) => (number === 4 ? 'taken' : id === 'B' && number < 3 ? 'chosen' : 'free')}
      toggle={() => undefined}
      words={{
        stage: 'Escenario',
        row: (id) => `Fila ${id}`,
        seat: (id, { number }, state) => `Fila ${id}, butaca ${number}, ${state}`,
        legend: { free: 'Libre', chosen: 'Elegida', taken: 'Ocupada' },
        special: 'Silla de ruedas y acompañante',
      }}
    />
  ),
};
