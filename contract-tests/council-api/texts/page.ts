import type { Language } from '#domain/shared/localized-text.ts';

/** What the report as a page says besides the words that every report has. */
export interface PageTexts {
  readonly title: string;
  readonly verdicts: Readonly<Record<'conforms' | 'deviates', string>>;
  /** `{realm}` and `{baseUrl}`. */
  readonly council: string;
  /** `{day}` and `{program}`. */
  readonly made: string;
  readonly summary: string;
  readonly result: string;
  readonly checks: string;
  readonly sections: Readonly<Record<'deviates' | 'accepted' | 'passes' | 'noCase', string>>;
  readonly asked: string;
  readonly noCase: string;
  readonly masked: string;
}

const es: PageTexts = {
  title: 'Pruebas de contrato',
  verdicts: { conforms: 'Cumple el contrato', deviates: 'No cumple el contrato' },
  council: 'Municipio {realm}, en {baseUrl}',
  made: 'Fecha: {day}. Programa: {program}.',
  summary: 'Resumen',
  result: 'Resultado',
  checks: 'Comprobaciones',
  sections: {
    deviates: 'Se desvían',
    accepted: 'Desviaciones aceptadas',
    passes: 'Pasan',
    noCase: 'Sin caso',
  },
  asked: 'Lo que se preguntó',
  noCase: 'El municipio no tiene nada de lo que habla la regla, así que no se ha aprendido nada.',
  masked: 'Los secretos están tapados con ****.',
};

const va: PageTexts = {
  title: 'Proves de contracte',
  verdicts: { conforms: 'Complix el contracte', deviates: 'No complix el contracte' },
  council: 'Municipi {realm}, en {baseUrl}',
  made: 'Data: {day}. Programa: {program}.',
  summary: 'Resum',
  result: 'Resultat',
  checks: 'Comprovacions',
  sections: {
    deviates: 'Es desvien',
    accepted: 'Desviacions acceptades',
    passes: 'Passen',
    noCase: 'Sense cas',
  },
  asked: 'El que es va preguntar',
  noCase: 'El municipi no té res del que parla la regla, així que no s’ha aprés res.',
  masked: 'Els secrets estan tapats amb ****.',
};

const ca: PageTexts = {
  title: 'Proves de contracte',
  verdicts: { conforms: 'Compleix el contracte', deviates: 'No compleix el contracte' },
  council: 'Municipi {realm}, a {baseUrl}',
  made: 'Data: {day}. Programa: {program}.',
  summary: 'Resum',
  result: 'Resultat',
  checks: 'Comprovacions',
  sections: {
    deviates: 'Es desvien',
    accepted: 'Desviacions acceptades',
    passes: 'Passen',
    noCase: 'Sense cas',
  },
  asked: 'El que s’ha preguntat',
  noCase: 'El municipi no té res del que parla la regla, de manera que no s’ha après res.',
  masked: 'Els secrets estan tapats amb ****.',
};

const en: PageTexts = {
  title: 'Contract tests',
  verdicts: { conforms: 'Conforms to the contract', deviates: 'Does not conform to the contract' },
  council: 'Town {realm}, at {baseUrl}',
  made: 'Date: {day}. Program: {program}.',
  summary: 'Summary',
  result: 'Result',
  checks: 'Checks',
  sections: {
    deviates: 'Deviate',
    accepted: 'Accepted deviations',
    passes: 'Pass',
    noCase: 'Without a case',
  },
  asked: 'What was asked',
  noCase: 'The town has nothing that the rule speaks of, so nothing was learnt.',
  masked: 'Secrets are masked with ****.',
};

const eu: PageTexts = {
  title: 'Kontratu-probak',
  verdicts: { conforms: 'Kontratua betetzen du', deviates: 'Ez du kontratua betetzen' },
  council: '{realm} udalerria, {baseUrl} helbidean',
  made: 'Eguna: {day}. Programa: {program}.',
  summary: 'Laburpena',
  result: 'Emaitza',
  checks: 'Egiaztapenak',
  sections: {
    deviates: 'Desbideratuak',
    accepted: 'Onartutako desbideratzeak',
    passes: 'Gaindituak',
    noCase: 'Kasurik gabeak',
  },
  asked: 'Galdetu dena',
  noCase: 'Udalerriak ez du arauak aipatzen duen ezer; beraz, ez da ezer ikasi.',
  masked: 'Sekretuak **** bidez estalita daude.',
};

export const pageTexts: Readonly<Record<Language, PageTexts>> = { es, va, ca, en, eu };
