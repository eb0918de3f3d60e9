import * as t from 'io-ts';
import { groupFormats } from '#domain/content/content-node.ts';
import { sections } from '#domain/processes/process.ts';
import { localizedText, wordOf } from '../../decode.ts';
import { tableDescriptorWire } from '../../tables/table.ts';

/*
 * What the parts of a content page have. Pages read them leniently, without codecs (`node-parts.ts`, `content-node.ts`);
 * an editor needs one shape of each: the one that the specification writes.
 */

const title = localizedText;
const place = t.partial({ lat: t.number, lng: t.number });
const picture = t.partial({ src: t.string, alt: localizedText, title });
const file = t.intersection([
  t.type({ uri: t.string }),
  t.partial({ title, filename: t.string, size: t.number, type: t.string }),
]);
const link = t.intersection([
  t.type({ uri: t.string }),
  t.partial({ title, description: localizedText, headerImage: t.string }),
]);
const contact = t.union([t.string, t.partial({ value: t.string, uri: t.string })]);
const table = t.partial({
  title,
  descriptor: t.union([t.string, tableDescriptorWire]),
  query: t.string,
  graph: t.union([t.string, t.boolean]),
});
const relatedNode = t.intersection([
  t.type({ _id: t.string }),
  t.partial({
    title,
    subtitle: localizedText,
    collection: t.string,
    data: t.partial({ slug: t.string }),
    telephones: t.array(contact),
    emails: t.array(contact),
  }),
]);
const group = { name: localizedText, body: localizedText };

/** The parts by the member that has them. */
const contentParts: Readonly<Record<string, t.Mixed>> = {
  headerImage: t.string,
  logo: t.string,
  images: t.array(picture),
  imagesGroup: t.array(t.partial({ name: localizedText, images: t.array(picture) })),
  videos: t.array(t.partial({ uri: t.string, source: t.string, title })),
  data: t.partial({ slug: localizedText }),
  help: t.array(
    t.partial({
      nombre_es: t.string,
      nombre_val: t.string,
      descripcion_es: t.string,
      descripcion_val: t.string,
      uri: t.string,
    }),
  ),
  coordinates: place,
  address: t.partial({
    street: t.string,
    zipCode: t.string,
    zity: t.string,
    province: t.string,
    country: t.string,
  }),
  emails: t.array(contact),
  telephones: t.array(contact),
  socialShare: t.array(t.partial({ networkName: t.string, uri: t.string })),
  files: t.array(file),
  filesGroup: t.array(t.partial({ ...group, files: t.array(file) })),
  links: t.array(link),
  webLinks: t.array(link),
  linksGroup: t.array(
    t.partial({ ...group, formatter: wordOf(['list', 'imageGallery']), links: t.array(link) }),
  ),
  tables: t.array(table),
  tablesGroup: t.array(t.partial({ name: localizedText, tables: t.array(table) })),
  voidGroup: t.array(t.partial({ title, children: t.array(t.partial({ title, body: localizedText })) })),
  relatedGroups: t.array(
    t.partial({
      ...group,
      formatter: wordOf(groupFormats),
      nodes: t.array(relatedNode),
      files: t.array(file),
      links: t.array(link),
      tables: t.array(table),
    }),
  ),
  subvenciones: t.union([t.string, t.partial({ entity: t.string })]),
  mailbox: t.union([t.string, t.partial({ _id: t.string })]),
  informeITA: t.boolean,
  ita: t.string,
  publishPeriod: t.partial({ start: t.string }),
};

/** What the codecs of a document leave open, by member. A codec that says more is preferred. */
export const openMembers: Readonly<Record<string, t.Mixed>> = {
  ...contentParts,
  _id: t.string,
  name: localizedText,
  section: t.string,
  isPublished: t.boolean,
  categories: t.array(t.string),
  collectionName: t.string,
  collection: t.string,
  buttons: t.partial(Object.fromEntries(sections.map((section) => [section, t.boolean]))),
  realm: t.string,
  survey: t.union([t.string, t.partial({ appID: t.string })]),
  locale: t.string,
  style: t.string,
};
