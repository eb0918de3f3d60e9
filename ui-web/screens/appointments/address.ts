import { isVisitKey } from '#adapters/wire/appointments/visit.ts';
import type { ChosenAppointment } from './state.ts';

/** What the address of the page asks for: `?servicio=padron,certificado&personas=2&oficina=plaza`. */
export function chosenByAddress(search: string): Pick<ChosenAppointment, 'services' | 'people' | 'office'> {
  const query = new URLSearchParams(search);
  const people = Number(query.get('personas') ?? '1');
  return {
    services: (query.get('servicio') ?? '').split(',').filter((id) => id !== ''),
    people: Number.isSafeInteger(people) && people > 0 ? people : 1,
    office: query.get('oficina'),
  };
}

/** The address with what is chosen, so that a page that is loaded again, or a link, begins there. */
export function addressWith(address: string, { services, people, office }: ChosenAppointment): string {
  const url = new URL(address);
  const put = (name: string, value: string | null) =>
    value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  put('servicio', services.length === 0 ? null : services.join(','));
  put('personas', people === 1 ? null : String(people));
  put('oficina', office);
  return url.pathname + url.search.replaceAll('%2C', ',') + url.hash;
}

const placeMark = '#espera=';

/** The key of an appointment that an address ends with, as its mails have it; null if it names none. */
export const visitInAddress = (hash: string): string | null =>
  isVisitKey(hash.slice(1)) ? hash.slice(1) : null;

/** The key of a place in the waiting list, of `#espera=<key>`; null if it names none. */
export function placeInAddress(hash: string): string | null {
  const key = hash.slice(placeMark.length);
  return hash.startsWith(placeMark) && isVisitKey(key) ? key : null;
}
