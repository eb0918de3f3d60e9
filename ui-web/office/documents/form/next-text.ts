const fields = 'textarea, input, [role="textbox"]';

/** Goes from a text to the next one of the page that is missing or older; to the first one after the last. */
export function goToNextText(from: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-to-do]')].filter((one) => one !== from);
  const after = all.find((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  const field = (after ?? all[0])?.querySelector<HTMLElement>(fields);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
