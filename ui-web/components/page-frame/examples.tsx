import type { Examples } from '#ui-web/gallery/example.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const links = [
  { href: '#procesos', text: 'Procesos', current: true },
  { href: '#propuestas', text: 'Propuestas' },
  { href: '#resultados', text: 'Resultados' },
  { href: '#noticias', text: 'Noticias' },
  { href: '#guia', text: 'Guía' },
  { href: '#asociaciones', text: 'Asociaciones' },
];
const languages = {
  label: 'Idioma',
  links: [
    { href: '#es', code: 'es', name: 'Español', tag: 'es', current: true },
    { href: '#va', code: 'va', name: 'Valencià', tag: 'ca-ES-valencia' },
    { href: '#ca', code: 'ca', name: 'Català', tag: 'ca' },
  ],
};

export const SampleHeader = () => (
  <Header
    home="#inicio"
    name="Vilanova de la Marjal"
    tagline="Participación ciudadana"
    menu={{ label: 'Principal', button: 'Menú', links }}
    languages={languages}
  />
);

export const SampleFooter = () => (
  <Footer
    name="Ayuntamiento de Vilanova de la Marjal"
    lines={[
      'Plaça de l’Ajuntament, 1 · 46999 Vilanova de la Marjal',
      <>
        <a href="tel:+34960000000">960 00 00 00</a> ·{' '}
        <a href="mailto:participa@vilanova.example">participa@vilanova.example</a>
      </>,
      'Oficina de atención: de lunes a viernes, de 9 a 14 horas',
    ]}
    columns={[
      {
        title: 'Participa',
        links: [
          { href: '#procesos', text: 'Procesos participativos' },
          { href: '#propuestas', text: 'Propuestas' },
          { href: '#preguntas', text: 'Preguntas frecuentes' },
          { href: '#estadisticas', text: 'Estadísticas' },
        ],
      },
      {
        title: 'Este sitio',
        links: [
          { href: '#accesibilidad', text: 'Declaración de accesibilidad' },
          { href: '#datos', text: 'Protección de datos' },
          { href: '#aviso', text: 'Aviso legal' },
          { onClick: () => undefined, text: 'Preferencias de cookies' },
        ],
      },
    ]}
    ending={['© 2026 Ayuntamiento de Vilanova de la Marjal', 'Hecho con Concejo']}
  />
);

export const examples: Examples = { Header: SampleHeader, Footer: SampleFooter };
