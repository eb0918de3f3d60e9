/** What the desk of registrations says, with the form that residents have too. */
export const texts = import.meta.glob('./{office-registrations,screens/registrations}.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
