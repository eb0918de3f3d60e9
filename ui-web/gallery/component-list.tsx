import type { Examples } from './example.ts';
import styles from './gallery.module.css';
import type { GalleryLook } from './look.ts';
import { LookSwitch } from './look-switch.tsx';
import { latePages } from './pages/late-pages.ts';
import { galleryPages } from './pages/pages.tsx';

const folders = import.meta.glob<{ readonly examples: Examples }>('../components/*/examples.tsx', {
  eager: true,
});

const sections = Object.entries(folders).map(([path, { examples }]) => ({
  name: path.split('/').at(-2) ?? path,
  examples: Object.entries(examples),
}));

/** Every component with its examples, one below the other. */
export function ComponentList({ look }: { readonly look: GalleryLook }) {
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <div className="page-top">
        <h1>Muestrario</h1>
        <p className="actions">
          {[galleryPages, latePages].flatMap(Object.keys).map((page) => (
            <a
              key={page}
              href={`?page=${page}&theme=${look.theme}&colour=${encodeURIComponent(look.colour)}`}
            >
              {page}
            </a>
          ))}
        </p>
      </div>
      <LookSwitch first={look} />
      {sections.map((section) => (
        <section key={section.name} className={styles.folder} aria-labelledby={`folder-${section.name}`}>
          <h2 id={`folder-${section.name}`}>{section.name}</h2>
          {section.examples.map(([name, Drawn]) => (
            <div key={name} className={styles.example} data-example={`${section.name}: ${name}`}>
              <p className="note">{name}</p>
              <Drawn />
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
