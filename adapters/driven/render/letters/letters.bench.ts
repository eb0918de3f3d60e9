// How long the letters of a town take, and how much memory: the bar is 3,200 in a minute and 300 MB of the whole process.
import { languages } from '#domain/shared/localized-text.ts';
import { sortedForPost } from '#domain/voting/letters/addressed-person.ts';
import { aPrinter } from '#fixtures/builders/data/printer.ts';
import { threadedLetters } from './threaded-letters.ts';

const many = 3200;
const words = {
  title: 'Tu código para votar: ¿Qué hacemos en la plaza?',
  greeting: 'Hola, {{name}}:',
  what: 'El Ayuntamiento te invita a votar. Con esta carta puedes hacerlo por internet, aunque no tengas certificado.',
  codeTitle: 'Tu código',
  address: 'https://participa.example/procesos-participativos/p/participa',
  steps: [
    'Entra en https://participa.example.',
    'Contesta y escribe tu DNI y este código.',
    'Envía tu voto.',
  ],
  rules: [
    'El código es solo para ti.',
    'Si pierdes esta carta, pide otra: esta deja de valer en ese momento.',
  ],
  sender: ['Ayuntamiento de Vilanova', 'Plaza Mayor, 1', '960 00 00 00'],
};
const inAll = { es: words, va: words, ca: words, en: words, eu: words };
const letters = Array.from({ length: many }, (_, n) => ({
  name: `María Desamparados Fernández Rodríguez ${n}`,
  lines: [`Carrer Major ${n % 211}`, `${n % 9}º, puerta ${n % 4}`],
  postalCode: `460${String(n % 100).padStart(2, '0')}`,
  town: 'Vilanova de la Marjal',
  code: 'K7QM',
  language: languages[n % languages.length] ?? 'es',
}));

const begun = performance.now();
const file = await threadedLetters().print(sortedForPost(letters), inAll, aPrinter().certificate);
const seconds = (performance.now() - begun) / 1000;
const peak = process.resourceUsage().maxRSS / 1024;
console.log(
  `${many} letters: ${seconds.toFixed(1)} s, ${(file.length / 1e6).toFixed(1)} MB encrypted, ${peak.toFixed(0)} MB at most`,
);
