import type { Mail } from '#application/ports/mailer.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest, RequestStatus, ThreadMessage } from '#domain/forms/request.ts';
import { type Language, textFor } from '#domain/shared/localized-text.ts';

interface Words {
  readonly subject: (iid: string, town: string) => string;
  readonly about: (title: string) => string;
  readonly status: (status: string) => string;
  /** The states, as the portal names them too. */
  readonly states: Readonly<Record<RequestStatus, string>>;
  readonly said: (by: string) => string;
  readonly read: string;
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    subject: (iid, town) => `Solicitud ${iid} · ${town}`,
    about: (title) => `Hay novedades en la solicitud «${title}».`,
    status: (status) => `Estado: ${status}`,
    states: {
      Recibida: 'Recibida',
      'En gestión': 'En gestión',
      Resuelta: 'Resuelta',
      Rechazada: 'Rechazada',
      Cerrada: 'Cerrada',
    },
    said: (by) => `${by} ha escrito:`,
    read: 'Si la enviaste tú, puedes leerla en el portal con la referencia que te dimos.',
  },
  va: {
    subject: (iid, town) => `Sol·licitud ${iid} · ${town}`,
    about: (title) => `Hi ha novetats en la sol·licitud «${title}».`,
    status: (status) => `Estat: ${status}`,
    states: {
      Recibida: 'Rebuda',
      'En gestión': 'En gestió',
      Resuelta: 'Resolta',
      Rechazada: 'Rebutjada',
      Cerrada: 'Tancada',
    },
    said: (by) => `${by} ha escrit:`,
    read: 'Si la vas enviar tu, pots llegir-la en el portal amb la referència que et vam donar.',
  },
  ca: {
    subject: (iid, town) => `Sol·licitud ${iid} · ${town}`,
    about: (title) => `Hi ha novetats a la sol·licitud «${title}».`,
    status: (status) => `Estat: ${status}`,
    states: {
      Recibida: 'Rebuda',
      'En gestión': 'En gestió',
      Resuelta: 'Resolta',
      Rechazada: 'Rebutjada',
      Cerrada: 'Tancada',
    },
    said: (by) => `${by} ha escrit:`,
    read: 'Si la vas enviar tu, la pots llegir al portal amb la referència que et vam donar.',
  },
  en: {
    subject: (iid, town) => `Request ${iid} · ${town}`,
    about: (title) => `There is news about the request “${title}”.`,
    status: (status) => `Status: ${status}`,
    states: {
      Recibida: 'Received',
      'En gestión': 'In progress',
      Resuelta: 'Resolved',
      Rechazada: 'Rejected',
      Cerrada: 'Closed',
    },
    said: (by) => `${by} wrote:`,
    read: 'If you sent it, you can read it in the portal with the reference you were given.',
  },
  eu: {
    subject: (iid, town) => `${iid} eskaera · ${town}`,
    about: (title) => `Berriak daude «${title}» eskaerari buruz.`,
    status: (status) => `Egoera: ${status}`,
    states: {
      Recibida: 'Jasota',
      'En gestión': 'Izapidetzen',
      Resuelta: 'Ebatzita',
      Rechazada: 'Baztertuta',
      Cerrada: 'Itxita',
    },
    said: (by) => `${by} idatzi du:`,
    read: 'Zuk bidali bazenuen, atarian irakur dezakezu eman genizun erreferentziarekin.',
  },
};

/** What whoever sent or follows a request is written, in the town's language. */
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
    text: [say.about(title), say.status(say.states[status]), ...message, '', say.read, ''].join('\n'),
  };
}
