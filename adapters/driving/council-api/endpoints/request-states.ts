import type { RequestStatus } from '#domain/forms/request.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** The states of requests in mails, as the portal names them too. */
export const requestStates: Readonly<Record<Language, Readonly<Record<RequestStatus, string>>>> = {
  es: {
    Recibida: 'Recibida',
    'En gestión': 'En gestión',
    Resuelta: 'Resuelta',
    Rechazada: 'Rechazada',
    Cerrada: 'Cerrada',
  },
  va: {
    Recibida: 'Rebuda',
    'En gestión': 'En gestió',
    Resuelta: 'Resolta',
    Rechazada: 'Rebutjada',
    Cerrada: 'Tancada',
  },
  ca: {
    Recibida: 'Rebuda',
    'En gestión': 'En gestió',
    Resuelta: 'Resolta',
    Rechazada: 'Rebutjada',
    Cerrada: 'Tancada',
  },
  en: {
    Recibida: 'Received',
    'En gestión': 'In progress',
    Resuelta: 'Resolved',
    Rechazada: 'Rejected',
    Cerrada: 'Closed',
  },
  eu: {
    Recibida: 'Jasota',
    'En gestión': 'Izapidetzen',
    Resuelta: 'Ebatzita',
    Rechazada: 'Baztertuta',
    Cerrada: 'Itxita',
  },
};
