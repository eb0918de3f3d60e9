/** The shield of a town that has set no arms: plain, in the town's colour, so that it is taken for nobody's arms. */
export function Crest() {
  return (
    <svg viewBox="0 0 36 44" aria-hidden="true" focusable="false">
      <path d="M1 1H35V25C35 35 27 40 18 43C9 40 1 35 1 25Z" fill="var(--realm)" />
      <path
        d="M5 5H31V25C31 32 25 36.500 18 39C11 36.500 5 32 5 25Z"
        fill="none"
        stroke="var(--crest-white)"
        strokeWidth="1.500"
      />
    </svg>
  );
}
