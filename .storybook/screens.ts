/** The windows of the viewport menu. */
export const screens = {
  phone: { name: 'Teléfono, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: {
    name: 'Tableta, 768 px',
    styles: { width: '768px', height: '1024px' },
    type: 'tablet',
  },
  desktop: {
    name: 'Escritorio, 1440 px',
    styles: { width: '1440px', height: '900px' },
    type: 'desktop',
  },
} as const;
