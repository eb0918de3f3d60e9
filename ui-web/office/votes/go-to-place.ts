/** Leads to the field at a place of a survey if it is on the screen, else to the questions. */
export function goToPlace(path: readonly string[]): void {
  const field = document.querySelector<HTMLElement>(`[id="campo-${path.join('/')}"]`);
  const target = field ?? document.querySelector<HTMLElement>('#preguntas');
  target?.scrollIntoView({ block: 'center' });
  field?.focus();
}
