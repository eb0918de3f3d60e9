import type { Examples } from '#ui-web/gallery/example.ts';
import { DaysLeft } from './days-left.tsx';

const days = { total: 19, today: 9, from: '9 nov.', now: 'Hoy', to: '27 nov.' };

export const examples: Examples = {
  'Nine days left': () => (
    <DaysLeft
      number="9"
      title="días para votar"
      detail="Hasta el viernes 27 de noviembre, a las 23.59"
      days={days}
    />
  ),
  'In a box': () => (
    <DaysLeft
      compact
      number="9"
      title="días para votar"
      detail="Hasta el viernes 27 de noviembre"
      days={days}
    />
  ),
};
