import type { Mail } from '#application/ports/mailer.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest, ThreadMessage } from '#domain/forms/request.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';
import { requestStates } from './request-states.ts';

interface Words {
  readonly subject: (iid: string, town: string) => string;
  readonly about: (title: string) => string;
  readonly status: (status: string) => string;
  readonly said: (by: string) => string;
  readonly read: string;
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    subject: (iid, town) => `Solicitud ${iid} · ${town}`,
    about: (title) => `Hay novedades en la solicitud «${title}».`,
    status: (status) => `Estado: ${status}`,
    said: (by) => `${by} ha escrito:`,
    read: 'Si la enviaste tú, puedes leerla en el portal con la referencia que te dimos.',
  },
  va: {
    subject: (iid, town) => `Sol·licitud ${iid} · ${town}`,
    about: (title) => `Hi ha novetats en la sol·licitud «${title}».`,
    status: (status) => `Estat: ${status}`,
    said: (by) => `${by} ha escrit:`,
    read: 'Si la vas enviar tu, pots llegir-la en el portal amb la referència que et vam donar.',
  },
  ca: {
    subject: (iid, town) => `Sol·licitud ${iid} · ${town}`,
    about: (title) => `Hi ha novetats a la sol·licitud «${title}».`,
    status: (status) => `Estat: ${status}`,
    said: (by) => `${by} ha escrit:`,
    read: 'Si la vas enviar tu, la pots llegir al portal amb la referència que et vam donar.',
  },
  en: {
    subject: (iid, town) => `Request ${iid} · ${town}`,
    about: (title) => `There is news about the request “${title}”.`,
    status: (status) => `Status: ${status}`,
    said: (by) => `${by} wrote:`,
    read: 'If you sent it, you can read it in the portal with the reference you were given.',
  },
  eu: {
    subject: (iid, town) => `${iid} eskaera · ${town}`,
    about: (title) => `Berriak daude «${title}» eskaerari buruz.`,
    status: (status) => `Egoera: ${status}`,
    said: (by) => `${by} idatzi du:`,
    read: 'Zuk bidali bazenuen, atarian irakur dezakezu eman genizun erreferentziarekin.',
  },
};

/** What whoever sent a request is written, in the town's language. */
export function requestMail(
  town: Town,
  { iid, title, status }: CouncilRequest,
  said: ThreadMessage | null,
): Omit<Mail, 'to'> {
  const say = words[town.defaultLanguage];
  const name = textFor(town.name, town.defaultLanguage, town.defaultLanguage).text;
  const message = said === null ? [] : ['', say.said(said.by), said.text];
  return {
    subject: say.subject(iid, name),
    text: [
      say.about(title),
      say.status(requestStates[town.defaultLanguage][status]),
      ...message,
      '',
      say.read,
      '',
    ].join('\n'),
  };
}
