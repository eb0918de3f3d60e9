/** The national register of subsidies (Base de Datos Nacional de Subvenciones). */
const register = 'https://www.pap.hacienda.gob.es/bdnstrans/GE/es/convocatorias/';

/**
 * The page of a call in the national register, from its number alone; null if it is not a number, so that a text of a
 * document never becomes an address.
 */
export const registerLink = (code: string): string | null =>
  /^\d{1,9}$/u.test(code.trim()) ? `${register}${code.trim()}` : null;
