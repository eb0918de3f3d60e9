import type { StrangeAnswer } from '#contract-tests/council-api/strange-answer.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** Why there is no council to check, a line each. */
type FailureTexts = Readonly<Record<StrangeAnswer['kind'] | 'slow' | 'tooLarge' | 'noAnswer', string>>;

const es: FailureTexts = {
  noAnswer: '{baseUrl} no responde: {cause}',
  slow: '{baseUrl} no ha respondido en {limit} s; con --timeout se espera más',
  tooLarge: '{baseUrl} responde con más de {limit} bytes',
  webPage: '{baseUrl} responde con una página web (estado {status}) donde se espera JSON; revisa --base-url',
  notJson: '{baseUrl} responde con algo que no es JSON (estado {status}); revisa --base-url',
  emptyBody: '{baseUrl} responde {status} sin contenido; revisa --base-url',
  errorAsSuccess: '{baseUrl} responde {status} con un error: «{err}»',
  redirect: '{baseUrl} redirige a «{location}»; usa esa dirección en --base-url',
};

const va: FailureTexts = {
  noAnswer: '{baseUrl} no respon: {cause}',
  slow: '{baseUrl} no ha respost en {limit} s; amb --timeout s’espera més',
  tooLarge: '{baseUrl} respon amb més de {limit} bytes',
  webPage: '{baseUrl} respon amb una pàgina web (estat {status}) on s’espera JSON; revisa --base-url',
  notJson: '{baseUrl} respon amb una cosa que no és JSON (estat {status}); revisa --base-url',
  emptyBody: '{baseUrl} respon {status} sense contingut; revisa --base-url',
  errorAsSuccess: '{baseUrl} respon {status} amb un error: «{err}»',
  redirect: '{baseUrl} redirigix a «{location}»; usa eixa adreça en --base-url',
};

const ca: FailureTexts = {
  noAnswer: '{baseUrl} no respon: {cause}',
  slow: '{baseUrl} no ha respost en {limit} s; amb --timeout s’espera més',
  tooLarge: '{baseUrl} respon amb més de {limit} bytes',
  webPage: '{baseUrl} respon amb una pàgina web (estat {status}) on s’espera JSON; revisa --base-url',
  notJson: '{baseUrl} respon amb una cosa que no és JSON (estat {status}); revisa --base-url',
  emptyBody: '{baseUrl} respon {status} sense contingut; revisa --base-url',
  errorAsSuccess: '{baseUrl} respon {status} amb un error: «{err}»',
  redirect: '{baseUrl} redirigeix a «{location}»; fes servir aquesta adreça a --base-url',
};

const en: FailureTexts = {
  noAnswer: '{baseUrl} does not answer: {cause}',
  slow: '{baseUrl} has not answered in {limit} s; --timeout waits longer',
  tooLarge: '{baseUrl} answers with more than {limit} bytes',
  webPage: '{baseUrl} answers with a web page (status {status}) where JSON is expected; check --base-url',
  notJson: '{baseUrl} answers with something that is not JSON (status {status}); check --base-url',
  emptyBody: '{baseUrl} answers {status} with nothing in it; check --base-url',
  errorAsSuccess: '{baseUrl} answers {status} with an error: “{err}”',
  redirect: '{baseUrl} redirects to “{location}”; use that address in --base-url',
};

const eu: FailureTexts = {
  noAnswer: '{baseUrl}: ez du erantzuten: {cause}',
  slow: '{baseUrl}: ez du {limit} segundotan erantzun; --timeout aukerak gehiago itxaroten du',
  tooLarge: '{baseUrl}: {limit} byte baino gehiagorekin erantzuten du',
  webPage:
    '{baseUrl}: web-orri batekin erantzuten du ({status} egoera), JSON espero den tokian; begiratu --base-url',
  notJson: '{baseUrl}: JSON ez den zerbaitekin erantzuten du ({status} egoera); begiratu --base-url',
  emptyBody: '{baseUrl}: {status} erantzuten du, edukirik gabe; begiratu --base-url',
  errorAsSuccess: '{baseUrl}: {status} erantzuten du, errore batekin: «{err}»',
  redirect: '{baseUrl}: «{location}» helbidera bidaltzen du; erabili helbide hori --base-url aukeran',
};

export const failureTexts: Readonly<Record<Language, FailureTexts>> = { es, va, ca, en, eu };
