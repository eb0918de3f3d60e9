import type { Examples } from '#ui-web/gallery/example.ts';
import { Facts } from './facts.tsx';

export const examples: Examples = {
  Brief: () => (
    <Facts
      items={[
        { term: 'Presupuesto', value: <span className="figure">200.000,00 €</span> },
        { term: 'Quién vota', value: 'Personas del censo, desde los 18 años' },
        { term: 'Regla del recuento', value: 'Por votos; empates, menor importe' },
        {
          term: 'Contacto',
          value: <a href="mailto:participa@vilanova.example">participa@vilanova.example</a>,
        },
      ]}
    />
  ),
  Long: () => (
    <Facts
      look="long"
      items={[
        {
          term: 'Regla',
          value:
            'Por votos. Se recorre la lista de más a menos votos; cada propuesta se financia si cabe en lo que queda. Si no cabe, se salta y se prueba la siguiente.',
        },
        { term: 'Presupuesto', value: <span className="figure">200.000,00 €</span> },
        { term: 'Orden para los empates', value: '1.º, menor importe. 2.º, orden en la encuesta.' },
        {
          term: 'Un empate cambió el resultado',
          value:
            '«Local de ensayo para las bandas jóvenes» y «Cruces seguros en la ronda Nord» tienen 655 votos. Pasa primero el local, de menor importe; los cruces ya no caben.',
        },
      ]}
    />
  ),
};
