import '#ui-web/tokens/design.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ComponentList } from './component-list.tsx';
import { applyLook, readGalleryLook } from './look.ts';
import { galleryPages } from './pages/pages.tsx';

const look = readGalleryLook(window.location.search);
applyLook(look);

const place = document.getElementById('gallery');
if (!place) throw new Error('the gallery page has no place for the gallery');
const Page = look.page === null ? undefined : galleryPages[look.page];
createRoot(place).render(<StrictMode>{Page ? <Page /> : <ComponentList look={look} />}</StrictMode>);
