/** The texts of the office, and those of the portal that components in it say. */
export const texts = import.meta.glob(['./office*.json', './screens/markers.json'], {
  base: '../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
