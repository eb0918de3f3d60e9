import { hasRightCheckLetter, normaliseIdentity } from '../../census/identity-number.ts';

/** The letter that stands for a check digit from 0 to 9. */
const controlLetters = 'JABCDEFGHI';

/** Kinds of companies whose last character is a letter, and those where it is a digit; others may have either. */
const withLetter = 'NPQRSW';
const withDigit = 'ABEH';

/** The check digit of the seven digits of a company (Order EHA/451/2008): those at odd places are doubled. */
function companyDigit(digits: string): number {
  let sum = 0;
  for (const [place, character] of [...digits].entries()) {
    const doubled = Number(character) * 2;
    sum += place % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : Number(character);
  }
  return (10 - (sum % 10)) % 10;
}

function isCompany(plain: string): boolean {
  const match = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/u.exec(plain);
  if (match === null) return false;
  const [, kind = '', digits = '', last = ''] = match;
  const digit = companyDigit(digits);
  if (last === String(digit)) return !withLetter.includes(kind);
  return last === controlLetters.charAt(digit) && !withDigit.includes(kind);
}

/**
 * A Spanish tax number (NIF) in its canonical form: of a person, a foreigner or a company. Null if its check character is
 * wrong, or if it is none.
 *
 * @example readTaxNumber('b-58 378 431') // 'B58378431'
 */
export function readTaxNumber(typed: string): string | null {
  const plain = normaliseIdentity(typed);
  return hasRightCheckLetter(plain) === true || isCompany(plain) ? plain : null;
}
