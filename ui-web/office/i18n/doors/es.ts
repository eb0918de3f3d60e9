/** The texts of the doors of events. */
export const texts = import.meta.glob('./office-doors.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
