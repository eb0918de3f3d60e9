/** What the desk of registrations says. */
export const texts = import.meta.glob('./office-registrations.json', {
  base: '../../../../application/text/catalogue/va',
  eager: true,
  import: 'default',
});
