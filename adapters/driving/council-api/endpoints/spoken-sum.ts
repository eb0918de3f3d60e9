import type { Sum } from '#domain/forms/captcha.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** The numbers of the sums, from 1 to 19, as words. */
const numbers: Readonly<Record<Language, string>> = {
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  va: 'u dos tres quatre cinc sis set huit nou deu onze dotze tretze catorze quinze setze desset devuit denou',
  ca: 'u dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit dinou',
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  eu: 'bat bi hiru lau bost sei zazpi zortzi bederatzi hamar hamaika hamabi hamahiru hamalau hamabost hamasei hamazazpi hemezortzi hemeretzi',
};

const questions: Readonly<Record<Language, Record<Sum['sign'], (a: string, b: string) => string>>> = {
  es: { plus: (a, b) => `¿Cuánto es ${a} más ${b}?`, minus: (a, b) => `¿Cuánto es ${a} menos ${b}?` },
  va: { plus: (a, b) => `Quant fa ${a} més ${b}?`, minus: (a, b) => `Quant fa ${a} menys ${b}?` },
  ca: { plus: (a, b) => `Quant fa ${a} més ${b}?`, minus: (a, b) => `Quant fa ${a} menys ${b}?` },
  en: { plus: (a, b) => `What is ${a} plus ${b}?`, minus: (a, b) => `What is ${a} minus ${b}?` },
  eu: { plus: (a, b) => `Zenbat da ${a} gehi ${b}?`, minus: (a, b) => `Zenbat da ${a} ken ${b}?` },
};

/** The captcha's question in words, in the reader's language. */
export function spokenSum({ first, second, sign }: Sum, language: Language): string {
  const words = numbers[language].split(' ');
  const word = (number: number) => words[number - 1] ?? String(number);
  return questions[language][sign](word(first), word(second));
}
