import type { Examples } from '#ui-web/gallery/example.ts';
import { LinkButton } from '../button/link-button.tsx';
import { DaysLeft } from '../days-left/days-left.tsx';
import { Link } from '../link/link.tsx';
import { StatusLine } from '../ribbon/status-line.tsx';
import { Hero } from './hero.tsx';

export const examples: Examples = {
  'What can be done now': () => (
    <Hero identifier="presupuestos-participativos-2027">
      <StatusLine state="active" stateText="Activo">
        Fase de votación
      </StatusLine>
      <h1>Presupuestos participativos 2027</h1>
      <p className="lead">
        Tú decides en qué se gastan <span className="figure">200.000,00 €</span>. Elige entre 12 propuestas de
        tus vecinas y vecinos.
      </p>
      <DaysLeft
        number="9"
        title="días para votar"
        detail="Hasta el viernes 27 de noviembre, a las 23.59"
        days={{ total: 19, today: 9, from: '9 nov.', now: 'Hoy', to: '27 nov.' }}
      />
      <p className="actions">
        <LinkButton href="#vota" size="large" iconAfter="arrow">
          Vota ahora
        </LinkButton>
        <Link href="#propuestas">Lee antes las 12 propuestas</Link>
      </p>
      <p className="note">Si tienes 18 años o más y estás en el censo. Se tarda unos cinco minutos.</p>
    </Hero>
  ),
};
