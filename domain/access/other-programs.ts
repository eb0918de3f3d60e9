/** How the addresses of the programs begin that have a page of their own beside the portal. */
const others = ['/gestion', '/quiosco', '/bonos/tienda', '/entradas/puerta'] as const;

/**
 * The program of an address that is not the portal; undefined if it is the portal's. From one program to another the
 * browser has to load a page.
 *
 * @example otherProgram('/bonos/tienda/caja?realm=benialt') // '/bonos/tienda'
 */
export const otherProgram = (address: string): (typeof others)[number] | undefined =>
  others.find((one) => address.startsWith(one) && /^(?:[/?#]|$)/u.test(address.slice(one.length)));
