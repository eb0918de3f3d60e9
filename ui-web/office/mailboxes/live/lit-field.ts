import { type RefObject, useEffect } from 'react';
import { fieldId } from '#ui-web/screens/request/form/field-ids.ts';
import { showWithin } from './show-within.ts';
import screenStyles from '#ui-web/screens/request/screen.module.css';

const prefix = fieldId('');

/** The field of the form that an element belongs to, by its name; null if it is in none. */
export function fieldAround(target: Element, form: Element, names: ReadonlySet<string>): string | null {
  // A dialog of the form may be drawn elsewhere.
  if (!form.contains(target)) return null;
  for (let at: Element | null = target; at !== null && at !== form; at = at.parentElement) {
    const ids = [at, ...at.querySelectorAll(`[id^="${prefix}"]`)].map(({ id }) => id.slice(prefix.length));
    const found = ids.find((id) => names.has(id));
    if (found !== undefined) return found;
  }
  return null;
}

/** The part of the form that a field has: with its question, if it has one. */
function boxOf(form: Element | null, name: string): Element | null {
  const field = form?.querySelector(`[id="${CSS.escape(prefix + name)}"]`) ?? null;
  return field?.closest(`.${CSS.escape(screenStyles['asked'] ?? '')}`) ?? field;
}

/** Marks the field of the form that is chosen in the builder; null: none. */
export function useLitField(form: RefObject<HTMLElement | null>, name: string | null): void {
  // At each drawing: fields come and go with the answers.
  useEffect(() => {
    const box = name === null ? null : boxOf(form.current, name);
    box?.setAttribute('data-lit', '');
    return () => box?.removeAttribute('data-lit');
  });
  useEffect(() => {
    if (name === null) return;
    showWithin(form.current?.closest<HTMLElement>('[data-pane]') ?? null, boxOf(form.current, name));
  }, [form, name]);
}
