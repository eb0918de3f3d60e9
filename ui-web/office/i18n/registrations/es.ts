/** What the desk of registrations says. */
export const texts = import.meta.glob('./office-registrations.json', {
  base: '../../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
