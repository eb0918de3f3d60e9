import styles from './slider.module.css';

/** How much has been given out, as a bar and in words: "70 % de 100 %", announced when it changes. */
export function SliderTotal({ percent, children }: { readonly percent: number; readonly children: string }) {
  return (
    <div className={styles.total}>
      <output className="figure">{children}</output>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ '--share': `${Math.min(100, percent)}%` }} />
      </span>
    </div>
  );
}
