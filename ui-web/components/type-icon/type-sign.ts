/* An icon for each type of association, under the name that the register uses: lines of 2 in a square of 24. */
const paths: ReadonlyMap<string, string> = new Map([
  ['Medio Ambiente', 'M5 19C5 10 10 5 19 5c0 9-5 14-14 14zM5 19l8-8'],
  ['Comercio', 'M4 9l2-5h12l2 5M5 9v11h14V9M4 9h16M10 20v-6h4v6'],
  ['Sanitarias', 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5z'],
  [
    'Musicales',
    'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z',
  ],
  [
    'Sociales',
    'M12 20C6 16 4 13 4 10a4 4 0 0 1 8-1.5A4 4 0 0 1 20 10c0 3-2 6-8 10zM8 12h2.5l1.5-2.5 1.5 4 1-1.5H16',
  ],
  ['Recreativas', 'M12 4v16M4 12c0-5 3.5-8 8-8s8 3 8 8zM12 20h3'],
  ['Gastronómicas', 'M7 4v7M4.5 4v4.5a2.5 2.5 0 0 0 5 0V4M7 11v9M17 20v-7h-3c0-5 1-8 3-9z'],
  ['Empresariales', 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2'],
  ['Tauromaquia', 'M4 4c0 5 2 7 5 7h6c3 0 5-2 5-7M8 11c0 6 2 9 4 9s4-3 4-9M10 16.5v.1M14 16.5v.1'],
  [
    'Jubilados-pensionistas',
    'M8 20v-6M8 14c0-3 1.5-5 4-5M10.5 6.5a2 2 0 1 1 4 0a2 2 0 0 1-4 0zM12 9v6l3 5M18 20v-8a2 2 0 0 0-4 0',
  ],
  [
    'Moteros',
    'M8.5 16a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM21.5 16a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM5.5 16l4-6h5l4 6M14.5 10L13 6h-2.5M8.5 16h5',
  ],
  ['Hombres', 'M14.5 9.5L20 4M15.5 4H20v4.5M16 14.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0z'],
  ['Mujeres', 'M12 14v7M9 18h6M17.5 8.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0z'],
  ['Juvenil', 'M12 3l2 6h6l-5 4 2 7-5-4-5 4 2-7-5-4h6z'],
  ['Lúdico', 'M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1'],
  ['Educativa', 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V17c3 2.5 8 2.5 11 0v-5.5M21.5 9.5V15'],
  [
    'AMPA',
    'M10 7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM3 20v-5a4.5 4.5 0 0 1 9 0v5M19 12a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM14 20v-1.5a3 3 0 0 1 6 0V20',
  ],
  ['Teatro', 'M4 5c4 1.5 12 1.5 16 0v6c0 5-4 9-8 9s-8-4-8-9zM8.5 10.5v.1M15.5 10.5v.1M8.5 14.5c2 2 5 2 7 0'],
  ['Baile', 'M14 5a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM5 7c3 4 5 4 7 3s4-4 7-5M12 10l-1 5 4 6M11 15l-5 5'],
  [
    'Deportiva',
    'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 8l4 3-1.5 4.5h-5L8 11zM12 8V3.5M16 11l4-1.5M14.5 15.5l2.5 4M9.5 15.5l-2.5 4M8 11L4 9.5',
  ],
  ['Cultural', 'M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13'],
  ['Religioso', 'M12 3v5M10 5h4M6 20v-7l6-5 6 5v7zM10 20v-4a2 2 0 0 1 4 0v4'],
  ['Fiestas', 'M5 20L9 9l6 6zM13 5c2 0 2 3 4 3M16 11c2-1 3 0 4 1M12 8V4M17 4v.1M20 7v.1'],
]);
/** For a type without an icon of its own. */
const usual = 'M12 4l8 8-8 8-8-8zM12 9v.1M12 12v.1M12 15v.1';

/** The lines of the icon of a type, in a square of 24. */
export const signOf = (type: string): string => paths.get(type) ?? usual;
