import type { Mail } from '#application/ports/mailer.ts';
import type { Town } from '#domain/access/town.ts';
import type { Comment, HideReason } from '#domain/comments/comment.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';

interface Words {
  readonly subject: (town: string) => string;
  readonly hidden: (reason: string) => string;
  readonly reasons: Readonly<Record<HideReason, string>>;
  readonly said: string;
  readonly object: string;
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    subject: (town) => `Hemos retirado tu comentario · ${town}`,
    hidden: (reason) => `Ya no se lee en el portal, ${reason}.`,
    reasons: {
      insults: 'por insultos o faltas de respeto',
      advertising: 'por publicidad',
      personalData: 'por contener datos de otras personas',
      offTopic: 'por no tratar de la propuesta',
      unlawful: 'por ser contrario a la ley',
    },
    said: 'Decía:',
    object: 'Si crees que es un error, responde al ayuntamiento o escribe otro comentario sin esa parte.',
  },
  va: {
    subject: (town) => `Hem retirat el teu comentari · ${town}`,
    hidden: (reason) => `Ja no es llig en el portal, ${reason}.`,
    reasons: {
      insults: 'per insults o faltes de respecte',
      advertising: 'per publicitat',
      personalData: 'per contindre dades d’altres persones',
      offTopic: 'perquè no tracta de la proposta',
      unlawful: 'per ser contrari a la llei',
    },
    said: 'Deia:',
    object: 'Si creus que és un error, respon a l’ajuntament o escriu un altre comentari sense eixa part.',
  },
  ca: {
    subject: (town) => `Hem retirat el teu comentari · ${town}`,
    hidden: (reason) => `Ja no es llegeix al portal, ${reason}.`,
    reasons: {
      insults: 'per insults o faltes de respecte',
      advertising: 'per publicitat',
      personalData: 'per contenir dades d’altres persones',
      offTopic: 'perquè no tracta de la proposta',
      unlawful: 'per ser contrari a la llei',
    },
    said: 'Deia:',
    object: 'Si creus que és un error, respon a l’ajuntament o escriu un altre comentari sense aquesta part.',
  },
  en: {
    subject: (town) => `We have taken down your comment · ${town}`,
    hidden: (reason) => `It can no longer be read in the portal, ${reason}.`,
    reasons: {
      insults: 'because of insults or lack of respect',
      advertising: 'because it is advertising',
      personalData: 'because it holds data of other people',
      offTopic: 'because it is not about the proposal',
      unlawful: 'because it is against the law',
    },
    said: 'It said:',
    object: 'If you think this is a mistake, answer the council or write another comment without that part.',
  },
  eu: {
    subject: (town) => `Zure iruzkina kendu dugu · ${town}`,
    hidden: (reason) => `Atarian ez da gehiago irakurtzen, ${reason}.`,
    reasons: {
      insults: 'irainengatik edo errespetu faltagatik',
      advertising: 'publizitatea izateagatik',
      personalData: 'beste pertsona batzuen datuak dituelako',
      offTopic: 'proposamenari buruzkoa ez delako',
      unlawful: 'legearen aurkakoa delako',
    },
    said: 'Hau zioen:',
    object: 'Akats bat dela uste baduzu, erantzun udalari edo idatzi beste iruzkin bat zati hori gabe.',
  },
};

/** What the author of a hidden comment is written, in the town's language. */
export function commentMail(town: Town, { text }: Comment, reason: HideReason): Omit<Mail, 'to'> {
  const say = words[town.defaultLanguage];
  const name = textFor(town.name, town.defaultLanguage, town.defaultLanguage).text;
  return {
    subject: say.subject(name),
    text: [say.hidden(say.reasons[reason]), '', say.said, text, '', say.object, ''].join('\n'),
  };
}
