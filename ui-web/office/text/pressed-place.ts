/** A place in the text of a page. */
interface TextPlace {
  readonly node: Node;
  readonly offset: number;
}

/** The place in a text under a point of the window; null where the browser does not know, or there is no text. */
function placeAt(left: number, top: number): TextPlace | null {
  if (!('caretPositionFromPoint' in document)) return null;
  const found = document.caretPositionFromPoint(left, top);
  return found === null ? null : { node: found.offsetNode, offset: found.offset };
}

/**
 * How many letters of a box are before a point of the window. Letters are counted, since the editor that replaces the box
 * is not laid out as it is.
 */
export function lettersBefore(box: Element, left: number, top: number): number | null {
  const place = placeAt(left, top);
  if (place === null || !box.contains(place.node)) return null;
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(place.node, place.offset);
  return before.toString().length;
}
