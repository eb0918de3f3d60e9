import { useEffect, useState } from 'react';
import { CheckList } from '#ui-web/office/documents/check/check-list.tsx';
import { sampleFindings } from '#ui-web/office/documents/check/sample-findings.ts';
import { officeSpeaker } from '#ui-web/office/i18n/office-speech.ts';
import { RichTextField } from '#ui-web/office/text/rich-text-field.tsx';
import { type Speech, SpeechContext } from '#ui-web/speech.ts';

const pages = [
  { address: '/pagina/guia', title: 'Guía de la votación' },
  { address: '/procesos-participativos/proc-103', title: 'Presupuestos participativos' },
];

const sample = `<p>De lunes a jueves, de <strong>10 a 13 horas</strong>, hay quien te acompaña a votar.</p><h2>Dónde</h2><ul><li>Biblioteca</li><li>Mercado<ul><li>puesto 14</li></ul></li></ul><img alt="Un escudo" loading="lazy" src="/favicon.svg"><table><tbody><tr><th>Mesa</th><th>Hora</th></tr><tr><td>Mercado</td><td>10.00</td></tr></tbody></table><table><caption>Plazos</caption><tbody><tr><td>Mayo</td></tr></tbody></table>`;

/** The text editor and the check before publishing, as the office shows them beside each other. */
export function OfficeTextPage() {
  const [speech, setSpeech] = useState<Speech | null>(null);
  const [html, setHtml] = useState(sample);
  useEffect(() => {
    // The office's own step is smaller than the portal's, for this page only.
    const load = async () => {
      await import('#ui-web/office/office.css');
      setSpeech(await officeSpeaker()('es', 'es'));
    };
    void load();
  }, []);
  return (
    <main id="content" className="wrap" style={{ display: 'grid', gap: 24, paddingBlock: 24 }}>
      <h1>Texto y comprobación</h1>
      {speech !== null && (
        <SpeechContext value={speech}>
          <RichTextField
            id="texto"
            label="Texto"
            language="es"
            value={html}
            onChange={setHtml}
            chooseFile={async (kind) => ({ address: '/favicon.svg', words: `Un ejemplo (${kind})` })}
            findPages={async (words) =>
              pages.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()))
            }
          />
          <CheckList
            findings={sampleFindings}
            nameOf={(path) => path.join(' › ')}
            onGo={() => document.getElementById('texto')?.focus()}
          />
        </SpeechContext>
      )}
    </main>
  );
}
