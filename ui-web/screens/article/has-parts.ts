/** Members of an article that are drawn below its text. */
const parts = [
  'help',
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
  'relatedGroups',
  'subvenciones',
  'extra',
  'mailbox',
  'coordinates',
  'address',
  'telephones',
  'emails',
  'socialShare',
  'logo',
  'organization',
  'department',
  'position',
];

const isSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isSomething) : Boolean(value);

/** Whether an article has more than its text and its groups. */
export const hasParts = (document: Readonly<Record<string, unknown>>): boolean =>
  parts.some((name) => isSomething(document[name]));
