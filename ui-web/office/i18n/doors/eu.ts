/** The texts of the doors of events. */
export const texts = import.meta.glob('./office-doors.json', {
  base: '../../../../application/text/catalogue/eu',
  eager: true,
  import: 'default',
});
