import * as t from 'io-ts';
import {
  type ContentNode,
  groupFormats,
  type GroupFormat,
  type NodeAddress,
  type RelatedGroup,
  type RelatedNode,
  type UnreadPart,
} from '#domain/content/content-node.ts';
import { placeOnEarth } from '#domain/maps/place-on-earth.ts';
import { isShownKey } from '#domain/content/shown-facts.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, type Unreadable } from '../decode.ts';
import { leftOut, asList, plainIn, recordIn, textIn } from '../lenient.ts';
import {
  fileGroupsIn,
  fileIn,
  hasText,
  linkGroupsIn,
  linkIn,
  groupName,
  pictureGroupsIn,
  tableIn,
  type Unread,
} from './node-parts.ts';
import { slugOf } from '../processes/process.ts';
import { lastRevision } from '../revisions.ts';

type Raw = Readonly<Record<string, unknown>>;

/** All that a page must have; the rest is read leniently. */
const nodeWire = t.intersection([t.type({ _id: t.string }), t.UnknownRecord]);

const pageTexts = [
  'title',
  'subtitle',
  'lead',
  'body',
  'extra',
  'organization',
  'department',
  'position',
] as const;
const pageParts = [
  'headerImage',
  'logo',
  'images',
  'imagesGroup',
  'videos',
  'data',
  'help',
  'coordinates',
  'address',
  'emails',
  'telephones',
  'socialShare',
  'revisions',
  'files',
  'filesGroup',
  'links',
  'webLinks',
  'linksGroup',
  'tables',
  'tablesGroup',
  'voidGroup',
  'relatedGroups',
  'subvenciones',
  'mailbox',
  'informeITA',
  'ita',
  'publishPeriod',
] as const;

/** The members of a content page that are read. What they contain is not described: it is read leniently. */
export const nodeWords = t.partial({
  ...Object.fromEntries(pageTexts.map((name) => [name, localizedText])),
  ...Object.fromEntries(pageParts.map((name) => [name, t.unknown])),
});

/** The members that are the content of a page: without any of them its reader finds only a title. */
export const pageContents = [
  'lead',
  'body',
  'extra',
  'images',
  'imagesGroup',
  'videos',
  'files',
  'filesGroup',
  'links',
  'webLinks',
  'linksGroup',
  'tables',
  'tablesGroup',
  'voidGroup',
  'relatedGroups',
] as const satisfies readonly ((typeof pageParts)[number] | (typeof pageTexts)[number])[];

/** A content page (specification 3, section 3: generic node). A part that cannot be read is left out and named. */
export const readContentNode = (
  raw: unknown,
  collection: string,
  zone: TimeZone,
): Either<Unreadable, ContentNode> =>
  map((wire: t.TypeOf<typeof nodeWire>) => nodeIn(wire, collection, zone))(decode(nodeWire, raw));

function nodeIn(wire: t.TypeOf<typeof nodeWire>, collection: string, zone: TimeZone): ContentNode {
  const unread: Unread = leftOut<UnreadPart>();
  const data = recordIn(wire['data']);
  const slug = textIn(data['slug']);
  return {
    id: wire._id,
    slug: slugOf(slug, wire._id),
    collection,
    ...wordsIn(wire),
    headerImage: plainIn(wire['headerImage']),
    logo: plainIn(wire['logo']),
    updatedOn: lastRevision(wire['revisions'], zone),
    facts: factsIn(wire['data'], unread),
    help: helpIn(wire['help']),
    pictureGroups: pictureGroupsIn(wire['images'], wire['imagesGroup'], unread),
    videos: unread.each('videos', wire['videos'], videoIn),
    fileGroups: fileGroupsIn(wire['files'], wire['filesGroup'], unread),
    linkGroups: linkGroupsIn(wire['links'] ?? wire['webLinks'], wire['linksGroup'], unread),
    tables: [
      ...unread.each('tables', wire['tables'], tableIn),
      ...asList(wire['tablesGroup']).flatMap((group) =>
        unread.each('tables', recordIn(group)['tables'], tableIn),
      ),
    ],
    sections: unread.each('groups', wire['voidGroup'], sectionIn),
    relatedGroups: unread.each('groups', wire['relatedGroups'], (group) =>
      relatedGroupIn(recordIn(group), unread),
    ),
    coordinates: coordinatesIn(wire['coordinates'], unread),
    address: addressIn(recordIn(wire['address'])),
    telephones: unread.each('contacts', wire['telephones'], contactIn),
    emails: unread.each('contacts', wire['emails'], contactIn),
    accounts: unread.each('socialShare', wire['socialShare'], accountIn),
    subsidies: plainIn(recordIn(wire['subvenciones'])['entity']) ?? plainIn(wire['subvenciones']),
    mailbox: plainIn(recordIn(wire['mailbox'])['_id']) ?? plainIn(wire['mailbox']),
    isInIndex: wire['informeITA'] === true || plainIn(wire['ita']) !== null,
    unread: unread.parts(),
  };
}

const wordsIn = (wire: Raw) => ({
  title: textIn(wire['title']),
  subtitle: textIn(wire['subtitle']),
  lead: textIn(wire['lead']),
  body: textIn(wire['body']),
  extra: textIn(wire['extra']),
  organization: textIn(wire['organization']),
  department: textIn(wire['department']),
  position: textIn(wire['position']),
});

/**
 * `data` is a record of keys and values, or a list of such; values that are not text, number or text in languages are
 * left out.
 */
function factsIn(raw: unknown, unread: Unread): ContentNode['facts'] {
  const entries = asList(raw).flatMap((part) => Object.entries(recordIn(part)));
  return entries.flatMap(([key, value]) => {
    if (!isShownKey(key) || value === null || value === '') return [];
    const text = typeof value === 'boolean' ? String(value) : textIn(value);
    if (text === '') unread.note('data');
    return text === '' ? [] : [{ key, value: text }];
  });
}

/**
 * A word explained: `nombre_es`, `descripcion_val`, … (specification 2, section 3), and the page of a thesaurus about
 * it.
 */
function helpIn(raw: unknown): ContentNode['help'] {
  const help = recordIn(asList(raw)[0]);
  const words = (field: string) =>
    Object.fromEntries(
      [
        ['es', plainIn(help[`${field}_es`])] as const,
        ['va', plainIn(help[`${field}_val`]) ?? plainIn(help[`${field}_va`])] as const,
      ].flatMap(([language, text]) => (text === null ? [] : [[language, text]])),
    );
  const [name, description] = [words('nombre'), words('descripcion')];
  return Object.keys(name).length === 0 || Object.keys(description).length === 0
    ? null
    : {
        name,
        description,
        source: { ref: wordIn(help['ref']), id: wordIn(help['id']), uri: plainIn(help['uri']) },
      };
}

/** A name, or a number as one. */
const wordIn = (raw: unknown): string | null => plainIn(typeof raw === 'number' ? String(raw) : raw);

function videoIn(raw: unknown): ContentNode['videos'][number] | null {
  const video = recordIn(raw);
  const uri = plainIn(raw) ?? plainIn(video['uri']);
  return uri === null ? null : { title: textIn(video['title']), source: plainIn(video['source']) ?? '', uri };
}

function sectionIn(raw: unknown): ContentNode['sections'][number] | null {
  const section = recordIn(raw);
  const children = asList(section['children'])
    .map(recordIn)
    .map((child) => ({ title: textIn(child['title']), body: textIn(child['body']) }));
  return children.length === 0 ? null : { title: textIn(section['title']), children };
}

function relatedGroupIn(group: Raw, unread: Unread): RelatedGroup | null {
  const read: RelatedGroup = {
    name: groupName(group),
    body: textIn(group['body']),
    format: groupFormats.find((format): format is GroupFormat => format === group['formatter']) ?? 'expanded',
    nodes: unread.each('groups', group['nodes'], relatedNodeIn),
    files: unread.each('files', group['files'], fileIn),
    links: unread.each('links', group['links'], linkIn),
    tables: unread.each('tables', group['tables'], tableIn),
  };
  const hasWords = [read.name, read.body].some(hasText);
  const parts = [read.nodes, read.files, read.links, read.tables];
  // It has neither text nor entries: a heading without content.
  return hasWords || parts.some((part) => part.length > 0) ? read : null;
}

function relatedNodeIn(raw: unknown): RelatedNode | null {
  const node = recordIn(raw);
  const id = plainIn(node['_id']);
  if (id === null) return null;
  const contacts = (field: string) =>
    asList(node[field])
      .map(contactIn)
      .filter((contact) => contact !== null);
  return {
    title: textIn(node['title']),
    subtitle: textIn(node['subtitle'] ?? node['position']),
    collection: plainIn(node['collection']) ?? 'entidades',
    key: slugOf(textIn(recordIn(node['data'])['slug']), id),
    telephones: contacts('telephones'),
    emails: contacts('emails'),
  };
}

/** `{ lat, lng }`, `[lng, lat]`, or GeoJSON; a missing one is not noted as left out. */
function coordinatesIn(raw: unknown, unread: Unread): ContentNode['coordinates'] {
  if (raw === null || raw === undefined || raw === '') return null;
  const record = recordIn(raw);
  const pair = Array.isArray(raw) ? raw : asList(record['coordinates']);
  const place =
    pair.length === 2
      ? placeOnEarth(pair[1], pair[0])
      : placeOnEarth(record['lat'], record['lng'] ?? record['lon']);
  if (place === null) unread.note('coordinates');
  return place;
}

const plainText = (raw: unknown): string => textFor(textIn(raw), 'es', 'es').text.trim();

/** The specification writes `zity`. */
const addressIn = (address: Raw): NodeAddress => ({
  street: plainText(address['street']),
  zipCode: plainText(address['zipCode']),
  city: plainText(address['zity'] ?? address['city']),
  province: plainText(address['province']),
  country: plainText(address['country']),
});

/** A telephone or address of mail: `{ value }`, `{ uri: 'mailto:…' }` or bare text. */
function contactIn(raw: unknown): string | null {
  const contact = recordIn(raw);
  const text = plainIn(raw) ?? plainIn(contact['value']) ?? plainIn(contact['uri']);
  return text === null ? null : text.replace(/^(?:mailto|tel):/iu, '').trim() || null;
}

function accountIn(raw: unknown): ContentNode['accounts'][number] | null {
  const account = recordIn(raw);
  const uri = plainIn(account['uri']);
  return uri === null ? null : { networkName: plainIn(account['networkName']) ?? '', uri };
}
