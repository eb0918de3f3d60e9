const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML cannot contain these characters.
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '\u{FFFD}');

/** The types of values in an answer. */
export type XmlValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly XmlValue[]
  | { readonly [name: string]: XmlValue };

/** The name of a list's item. */
const itemNames: Readonly<Record<string, string>> = {
  services: 'service',
  attributes: 'attribute',
  values: 'value',
  service_requests: 'request',
  errors: 'error',
  endpoints: 'endpoint',
  formats: 'format',
};

/**
 * A value as an element of GeoReport's XML; an item of a list has the list's own singular.
 *
 * @example open311Xml('errors', [{ code: 404 }]) // <?xml …?><errors><error><code>404</code></error></errors>
 */
export function open311Xml(name: string, value: XmlValue): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${element(name, value)}\n`;
}

const isList = (value: XmlValue): value is readonly XmlValue[] => Array.isArray(value);

function element(name: string, value: XmlValue): string {
  if (value === null || value === undefined || value === '') return `<${name}/>`;
  if (isList(value)) {
    const items = value.map((item) => element(itemNames[name] ?? 'item', item));
    return `<${name}>${items.join('')}</${name}>`;
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([part, inner]) => element(part, inner));
    return `<${name}>${parts.join('')}</${name}>`;
  }
  return `<${name}>${escaped(String(value))}</${name}>`;
}
