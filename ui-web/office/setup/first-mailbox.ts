import type { JsonObject } from '#domain/documents/json.ts';

/** A text in every language of the town. */
export type SaidInAll = (
  key: 'title' | 'about' | 'body' | 'hint' | 'contact',
) => Readonly<Record<string, string>>;

/** A mailbox for ideas: two fields, and who sends it so that the council can answer. */
export const firstMailbox = (said: SaidInAll, notify: string): JsonObject => ({
  title: said('title'),
  privacyPolicy: '/pagina/proteccion-de-datos',
  ...(notify === '' ? {} : { notify: { to: notify } }),
  contactRequest: {
    mode: 'yes',
    fields: ['firstName', 'email'],
    position: 'down',
    title: said('contact'),
  },
  form: [
    { name: 'title', title: said('about'), required: true, maxlength: 120 },
    {
      name: 'body',
      type: 'textarea',
      title: said('body'),
      hint: said('hint'),
      required: true,
      maxlength: 2000,
    },
  ],
});
