/** The texts of the kiosk's page, and those of the portal that the questions of a vote say. */
export const texts = import.meta.glob('./screens/{kiosk,survey,finding,media}.json', {
  base: '../../../application/text/catalogue/es',
  eager: true,
  import: 'default',
});
