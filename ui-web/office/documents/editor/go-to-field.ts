import { flushSync } from 'react-dom';
import { type FieldPath, itemPath, itemsAround } from '#domain/documents/fields.ts';
import { idOf } from '../form/form-place.ts';

/** Asks a list for its other items until one of them is drawn. */
function drawItem(list: FieldPath, key: string): HTMLElement | null {
  const find = () => document.getElementById(idOf(itemPath(list, key)));
  const more = () => document.querySelector<HTMLElement>(`[data-more="${CSS.escape(list)}"]`);
  for (let button = more(); find() === null && button !== null; button = more()) {
    const press = button;
    flushSync(() => press.click());
  }
  return find();
}

/** Opens the items in which a place is, the outermost first: their fields are drawn only then. */
function openAround(path: FieldPath): void {
  for (const { list, key } of itemsAround(path)) {
    const head = drawItem(list, key);
    if (head?.getAttribute('aria-expanded') === 'false') flushSync(() => head.click());
  }
}

const controls =
  'input:not([type="hidden"]), textarea, select, [role="textbox"], [contenteditable="true"], button';

/** The field at a place; the nearest one above it if it has none of its own. */
function fieldAround(path: FieldPath): HTMLElement | undefined {
  const steps = path.split('/');
  const ids = steps.map((_, at) => idOf(steps.slice(0, steps.length - at).join('/')));
  return ids.map((id) => document.getElementById(id)).find((one) => one !== null) ?? undefined;
}

/** What takes the focus of a place: its field, or the first one of a group, a list or an item. */
function focusOf(field: HTMLElement): HTMLElement {
  if (field.hasAttribute('aria-expanded')) {
    const body = document.getElementById(field.getAttribute('aria-controls') ?? '');
    return body?.querySelector<HTMLElement>(controls) ?? field;
  }
  return field.matches(controls) ? field : (field.querySelector<HTMLElement>(controls) ?? field);
}

/** Goes to the field of a place; to the nearest one above it if it has none of its own. */
export function goToField(path: FieldPath): void {
  openAround(path);
  const field = fieldAround(path);
  if (field === undefined) return;
  const target = focusOf(field);
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}
