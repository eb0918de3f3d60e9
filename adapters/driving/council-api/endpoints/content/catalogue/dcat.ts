import { languages, languageTag, type LocalizedText } from '#domain/shared/localized-text.ts';
import { type DataColumn, dataFormats, type Dataset, type Distribution } from './dataset.ts';

/** JSON-LD of DCAT-AP 3: properties are named with their prefixes, so that the shape stays as it is written. */
type Node = Readonly<Record<string, unknown>>;

export const dcatContext = {
  adms: 'http://www.w3.org/ns/adms#',
  csvw: 'http://www.w3.org/ns/csvw#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatap: 'http://data.europa.eu/r5r/',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

const authority = 'http://publications.europa.eu/resource/authority';
const euLanguages = { es: 'SPA', va: 'CAT', ca: 'CAT', en: 'ENG', eu: 'EUS' } as const;

/** Whose catalogue it is, and where. */
export interface CatalogueOf {
  /** Scheme and host. */
  readonly origin: string;
  readonly address: string;
  /** The page at an address of the portal. */
  readonly pageAt: (path: string) => string;
  readonly town: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly languages: readonly (keyof typeof euLanguages)[];
  readonly licence: string | null;
  readonly contact: string | null;
  /** The columns that each item of a shape has. */
  readonly columnsOf: (shape: string) => readonly DataColumn[];
}

/** A text as one literal a language; what names no language has none. */
function literals(text: LocalizedText): unknown {
  if (typeof text === 'string') return text;
  const said = languages.flatMap((language) =>
    text[language]?.trim() ? [{ '@language': languageTag(language), '@value': text[language] }] : [],
  );
  return said.length > 0 ? said : Object.values(text).find((one) => one.trim() !== '');
}

const link = (address: string): Node => ({ '@id': address });
const day = (value: string): Node => ({ '@type': 'xsd:date', '@value': value });

const columnNode = ({ name, title }: DataColumn): Node => ({
  '@type': 'csvw:Column',
  'csvw:name': name,
  ...(title !== null && literals(title) !== undefined && { 'csvw:title': literals(title) }),
});

const formatOf = ({ format }: Distribution): Node => {
  const { media, fileType } = dataFormats[format];
  if (media === null)
    return { 'dct:format': { '@type': 'dct:MediaTypeOrExtent', 'rdfs:label': 'JSON Lines' } };
  return {
    'dcat:mediaType': link(`http://www.iana.org/assignments/media-types/${media}`),
    'dct:format': link(`${authority}/file-type/${fileType}`),
  };
};

function distributionNode(one: Distribution, { key, title }: Dataset, of: CatalogueOf): Node {
  const address = `${of.origin}${one.path}`;
  const columns = one.shape === null ? one.columns : of.columnsOf(one.shape);
  return {
    '@id': `${of.address}#${encodeURIComponent(key)}-${encodeURIComponent(one.path)}`,
    '@type': 'dcat:Distribution',
    'dct:title': literals(title),
    'dcat:accessURL': link(address),
    'dcat:downloadURL': link(address),
    ...formatOf(one),
    ...(of.licence !== null && { 'dct:license': link(of.licence) }),
    'dcatap:availability': link(`${authority}/planned-availability/AVAILABLE`),
    ...(one.shape !== null && {
      'dct:conformsTo': link(`${of.origin}/api/openapi.json#/components/schemas/${one.shape}`),
    }),
    ...(columns.length > 0 && {
      'csvw:tableSchema': { '@type': 'csvw:Schema', 'csvw:column': { '@list': columns.map(columnNode) } },
    }),
  };
}

const datasetNode = (dataset: Dataset, of: CatalogueOf): Node => ({
  '@id': `${of.address}#${encodeURIComponent(dataset.key)}`,
  '@type': 'dcat:Dataset',
  'dct:identifier': dataset.key,
  'dct:title': literals(dataset.title),
  'dct:description': literals(dataset.description),
  'dct:publisher': link(`${of.address}#publisher`),
  'dct:accessRights': link(`${authority}/access-right/PUBLIC`),
  'dct:language': of.languages.map((language) => link(`${authority}/language/${euLanguages[language]}`)),
  'dcat:theme': link(`${authority}/data-theme/${dataset.theme}`),
  'dcat:landingPage': link(of.pageAt(dataset.page)),
  ...(of.contact !== null && { 'dcat:contactPoint': link(`${of.address}#contact`) }),
  ...(dataset.issued !== null && { 'dct:issued': day(dataset.issued) }),
  ...(dataset.modified !== null && { 'dct:modified': day(dataset.modified) }),
  ...(dataset.period !== null && {
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      'dcat:startDate': day(dataset.period.start),
      'dcat:endDate': day(dataset.period.end),
    },
  }),
  'dcat:distribution': dataset.distributions.map((one) => distributionNode(one, dataset, of)),
});

const publisher = ({ address, town, pageAt }: CatalogueOf): Node => ({
  '@id': `${address}#publisher`,
  '@type': 'foaf:Agent',
  'foaf:name': literals(town),
  'foaf:homepage': link(pageAt('/')),
  'dct:type': link('http://purl.org/adms/publishertype/LocalAuthority'),
});

const contactNode = ({ address, town }: CatalogueOf, contact: string): Node => ({
  '@id': `${address}#contact`,
  '@type': 'vcard:Organization',
  'vcard:fn': literals(town),
  ...(contact.startsWith('mailto:')
    ? { 'vcard:hasEmail': link(contact) }
    : contact.startsWith('tel:')
      ? { 'vcard:hasTelephone': link(contact) }
      : { 'vcard:hasURL': link(contact) }),
});

/** The catalogue of a town's open data by DCAT-AP 3, which is DCAT-AP 2.1 with more. */
export function dcatCatalogue(datasets: readonly Dataset[], of: CatalogueOf): Node {
  const catalogue = {
    '@id': of.address,
    '@type': 'dcat:Catalog',
    'dct:title': literals(of.title),
    'dct:description': literals(of.description),
    'dct:publisher': link(`${of.address}#publisher`),
    'dct:language': of.languages.map((language) => link(`${authority}/language/${euLanguages[language]}`)),
    'dcat:themeTaxonomy': link(`${authority}/data-theme`),
    'foaf:homepage': link(of.pageAt('/')),
    ...(of.licence !== null && { 'dct:license': link(of.licence) }),
    'dcat:dataset': datasets.map((dataset) => datasetNode(dataset, of)),
  };
  const contact = of.contact === null ? [] : [contactNode(of, of.contact)];
  return { '@context': dcatContext, '@graph': [catalogue, publisher(of), ...contact] };
}
