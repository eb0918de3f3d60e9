import type { Language } from '#domain/shared/localized-text.ts';

/** What loading a town says. */
interface LoadingTexts {
  readonly loaded: string;
  readonly censusKept: string;
  readonly frozen: string;
}

export const loadingTexts: Readonly<Record<Language, LoadingTexts>> = {
  es: {
    loaded: 'Cargado: {documents} documentos, {surveys} encuestas, censo: {people}, {files} ficheros.',
    censusKept: 'el que había',
    frozen:
      'error: ya hay papeletas en {surveys}; su pregunta y su regla no pueden cambiar. No se ha cargado nada.',
  },
  va: {
    loaded: 'Carregat: {documents} documents, {surveys} enquestes, cens: {people}, {files} fitxers.',
    censusKept: 'el que hi havia',
    frozen:
      'error: ja hi ha paperetes en {surveys}; la pregunta i la regla no poden canviar. No s’ha carregat res.',
  },
  ca: {
    loaded: 'Carregat: {documents} documents, {surveys} enquestes, cens: {people}, {files} fitxers.',
    censusKept: 'el que hi havia',
    frozen:
      'error: ja hi ha paperetes a {surveys}; la pregunta i la regla no poden canviar. No s’ha carregat res.',
  },
  en: {
    loaded: 'Loaded: {documents} documents, {surveys} surveys, census: {people}, {files} files.',
    censusKept: 'as it was',
    frozen:
      'error: there are ballots in {surveys}; their question and rule cannot change. Nothing was loaded.',
  },
  eu: {
    loaded: 'Kargatuta: {documents} dokumentu, {surveys} inkesta, errolda: {people}, {files} fitxategi.',
    censusKept: 'lehengoa',
    frozen:
      'errorea: boto-paperak daude hemen: {surveys}; galdera eta araua ezin dira aldatu. Ez da ezer kargatu.',
  },
};
