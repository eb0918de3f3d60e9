/** The address of a campaign of vouchers in the office. */
export const campaignHref = (id: string): string => `/gestion/bonos/${encodeURIComponent(id)}`;

/** The address of the desk at which its vouchers are given. */
export const voucherDeskHref = (id: string): string => `${campaignHref(id)}/mostrador`;
