/** Elements that are pressed or written in. The main part of a page can be focused too, but is not pressed. */
const controls = 'a,button,input,select,textarea,summary,label,[tabindex="0"]';

/** Marks a bar that stays in sight at the edge of the window. */
export const dockedMark = { 'data-docked': '' } as const;

const parts = [0, 0.5, 1] as const;

/** Whether a bar is docked at the foot of the window, where a floating button would be in front of it or above it. */
function barAtFoot(): boolean {
  const bar = document.querySelector('[data-docked]')?.getBoundingClientRect();
  return bar !== undefined && bar.top > window.innerHeight / 2 && bar.top < window.innerHeight;
}

/**
 * Whether a floating button would cover a control, tested at nine points: controls are at least as large as the gaps
 * between them (24 pixels, WCAG 2.5.8).
 */
export function isInTheWay(floating: HTMLElement): boolean {
  if (barAtFoot()) return true;
  const { left, top, width, height } = floating.getBoundingClientRect();
  return parts.some((across) =>
    parts.some((down) =>
      document
        .elementsFromPoint(left + across * (width - 1), top + down * (height - 1))
        .some((beneath) => !floating.contains(beneath) && beneath.matches(controls)),
    ),
  );
}
