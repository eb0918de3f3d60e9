import '#ui-web/tokens/design.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ComponentList } from './component-list.tsx';
import { applyLook, readGalleryLook } from './look.ts';
import { latePages } from './pages/late-pages.ts';
import { galleryPages } from './pages/pages.tsx';

const look = readGalleryLook(window.location.search);
applyLook(look);

const place = document.getElementById('gallery');
if (!place) throw new Error('the gallery page has no place for the gallery');
const Page = look.page === null ? undefined : (galleryPages[look.page] ?? latePages[look.page]);
createRoot(place).render(
  <StrictMode>
    <Suspense>{Page ? <Page /> : <ComponentList look={look} />}</Suspense>
  </StrictMode>,
);
