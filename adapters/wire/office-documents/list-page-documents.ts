import * as t from 'io-ts';
import { portalIds } from '#domain/access/portals.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

/** A document that the caller may write in. */
const writableWire = t.type({ collection: t.string, id: t.string, title: localizedText });

/** Finds the documents behind pages of the portal. */
export const listPageDocumentsCall = {
  method: 'post',
  path: '/api/{realm}/staff/pages',
  caller: 'staff',
  act: 'document.read',
  body: t.intersection([t.type({ paths: t.array(t.string) }), t.partial({ portal: wordOf(portalIds) })]),
  isClosed: true,
  answer: t.type({
    items: t.array(
      t.type({
        path: t.string,
        own: nullable(writableWire),
        shared: t.array(writableWire),
        lists: t.array(t.string),
      }),
    ),
  }),
  refusals: [],
} as const satisfies Call;

export const listPageDocumentsText: CallText<typeof listPageDocumentsCall> = {
  call: listPageDocumentsCall,
  id: 'listPageDocuments',
  topic: 'documents',
  summary:
    'Which documents pages of the portal are made from, of those that the caller may change or translate. paths are at most 200 paths without a query.',
  example: { paths: ['/pagina/obras-mercado'] },
  answer:
    'For each path, in the order given: own is the published document whose page it is; shared are settings and menu; lists are collections of which the page shows all documents.',
};
