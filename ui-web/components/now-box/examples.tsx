import type { Examples } from '#ui-web/gallery/example.ts';
import { LinkButton } from '../button/link-button.tsx';
import { DaysLeft } from '../days-left/days-left.tsx';
import { NowBox } from './now-box.tsx';

export const examples: Examples = {
  'Voting is open': () => (
    <NowBox id="ahora" title="Ahora puedes votar">
      <DaysLeft
        compact
        number="9"
        title="días para votar"
        detail="Hasta el viernes 27 de noviembre"
        days={{ total: 19, today: 9, from: '9 nov.', now: 'Hoy', to: '27 nov.' }}
      />
      <LinkButton href="#vota" size="large" wide iconAfter="arrow">
        Vota ahora
      </LinkButton>
      <p className="note">
        Han participado <strong className="figure">1.284</strong> personas. Necesitas tu NIF o NIE y tu año de
        nacimiento.
      </p>
    </NowBox>
  ),
};
