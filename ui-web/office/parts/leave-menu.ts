/** Closes the menu of a button that was pressed. The focus is on what opens the menu, and a dialog gives it back there. */
export function leaveMenu(button: HTMLElement): void {
  const details = button.closest('details');
  if (details === null) return;
  details.querySelector('summary')?.focus();
  details.open = false;
}
