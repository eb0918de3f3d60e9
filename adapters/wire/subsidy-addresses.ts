/* Where the calls of the subsidies page go (specification 3, section 7). The entity is a town, or one of those in it. */

const part = encodeURIComponent;
const asked = (year: number | null) => (year === null ? '' : `?year=${year}`);

export const subsidyAddresses = {
  calls: (entity: string, year: number | null) => `/api/convocatorias/${part(entity)}${asked(year)}`,
  grants: (entity: string, year: number | null) => `/api/concesiones/${part(entity)}${asked(year)}`,
} as const;
