import type { Examples } from '#ui-web/gallery/example.ts';
import { MoneyBar } from './money-bar.tsx';

export const examples: Examples = {
  'Within the budget': () => (
    <MoneyBar
      parts={[
        { kind: 'spent', share: 45, term: 'Pagado hasta hoy', value: '4.500,00 € (45,0 %)' },
        { kind: 'bound', share: 20, term: 'Comprometido sin pagar', value: '2.000,00 €' },
        { kind: 'free', share: 35, term: 'Sin comprometer', value: '3.500,00 €' },
      ]}
    />
  ),
  'Over budget': () => (
    <MoneyBar
      parts={[
        { kind: 'spent', share: 9675, term: 'Pagado hasta hoy', value: '9.675,00 € (45,0 %)' },
        { kind: 'bound', share: 11_825, term: 'Comprometido sin pagar', value: '12.665,00 €' },
        { kind: 'over', share: 840, term: 'Por encima del presupuesto', value: '840,00 €' },
      ]}
    />
  ),
};
