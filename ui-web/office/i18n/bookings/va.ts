/** What giving, finding and changing appointments at the counter says. */
export const texts = import.meta.glob('./office-bookings.json', {
  base: '../../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
