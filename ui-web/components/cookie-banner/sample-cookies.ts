/** For examples and tests: the words of a banner. */
export const sampleCookies = {
  title: 'Cookies',
  lead: 'Este portal no lleva publicidad ni sigue lo que haces. Para lo demás, decides tú.',
  accept: 'Aceptar',
  reject: 'Rechazar',
  configure: 'Configuración',
};

/** What it asks when it is opened. */
export const samplePurposes = {
  texts: {
    save: 'Guardar mi elección',
    unanswered: 'Lo que dejes sin contestar cuenta como no.',
    yes: 'Sí',
    no: 'No',
  },
  purposes: [
    { id: 'geolocation', title: 'Ubicación', detail: 'Para situarte en un mapa, y solo cuando lo pidas.' },
    { id: 'deviceID', title: 'Identificador', detail: 'Un número al azar para este dispositivo.' },
  ],
} as const;
