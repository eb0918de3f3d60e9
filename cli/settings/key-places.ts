/** A key of a JSON object, and its place: line and column from 1, in characters. */
export interface KeyPlace {
  readonly key: string;
  readonly line: number;
  readonly column: number;
}

/** The keys of the outermost object of a valid JSON text, in order, including repeated ones. */
export function keyPlaces(json: string): readonly KeyPlace[] {
  const places: KeyPlace[] = [];
  let depth = 0;
  for (const token of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/gu)) {
    const [whole, text, colon] = token;
    if (text === undefined) depth += /[{[]/u.test(whole) ? 1 : -1;
    else if (colon !== undefined && depth === 1) {
      const before = json.slice(0, token.index).split('\n');
      const column = [...(before.at(-1) ?? '')].length + 1;
      places.push({ key: String(JSON.parse(text)), line: before.length, column });
    }
  }
  return places;
}
