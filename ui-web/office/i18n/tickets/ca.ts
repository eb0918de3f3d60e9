/** The texts of events with tickets in the office. */
export const texts = import.meta.glob('./office-tickets.json', {
  base: '../../../../application/text/catalogue/ca',
  eager: true,
  import: 'default',
});
