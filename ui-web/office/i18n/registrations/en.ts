/** What the desk of registrations says, with the form that residents have too. */
export const texts = import.meta.glob('./{office-registrations,screens/registrations}.json', {
  base: '../../../../application/text/catalogue/en',
  eager: true,
  import: 'default',
});
