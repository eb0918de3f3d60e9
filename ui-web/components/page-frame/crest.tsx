/** The crest of a town that has set none: sun, water and field, in the town's colour. */
export function Crest() {
  return (
    <svg viewBox="0 0 36 44" aria-hidden="true" focusable="false">
      <path d="M1 1H35V25C35 35 27 40 18 43C9 40 1 35 1 25Z" fill="var(--realm)" />
      <circle cx="18" cy="11.5" r="5" fill="var(--glaze-spark)" />
      <path
        d="M1 21Q6.7 16.5 12.3 21T23.7 21T35 21V25Q35 26 34.8 27Q29 31 23.7 27T12.3 27T1.2 27Q1 26 1 25Z"
        fill="var(--crest-white)"
      />
      <path
        d="M3.5 32.5Q8 29.5 12.3 32.5T23.7 32.5T32.5 32.5Q30.5 35.5 28 37.5Q25.5 36 23.7 37.2Q18 41 12.3 37.2Q10 36 8 37.5Q5.3 35.3 3.5 32.5Z"
        fill="var(--crest-white)"
      />
    </svg>
  );
}
