/** The address of a campaign of vouchers in the office. */
export const campaignHref = (id: string): string => `/gestion/bonos/${encodeURIComponent(id)}`;
