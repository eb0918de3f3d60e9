/** The address of the screens in halls; what opens one is behind the `#`, which is sent to no server. */
export const hallPath = '/gestion/pantalla';
