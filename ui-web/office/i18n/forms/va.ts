/** The texts of the portal that the fields of a form say. */
export const texts = import.meta.glob(['./screens/request.json', './screens/person.json'], {
  base: '../../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
