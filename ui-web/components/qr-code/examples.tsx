import type { Examples } from '#ui-web/gallery/example.ts';
import { QrCode } from './qr-code.tsx';

export const examples: Examples = {
  Code: () => <QrCode text="C-118" label="Código QR de la cita C-118" />,
};
