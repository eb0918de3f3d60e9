/** What giving, finding and changing appointments at the counter says. */
export const texts = import.meta.glob('./office-bookings.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
