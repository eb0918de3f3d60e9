/** The address of the setting up of a town. */
export const setupPlace = '/gestion/puesta-en-marcha';
