// A fixture: the suites read it in place of src/config/owner.ts (docs/testing.md, «Fixed settings»).
export const owner = {
  brand: 'Pampa Visas',
  siteUrl: 'https://www.example.com',
  formEndpoint: '/_bandeja',
  whatsapp: '+54 9 11 0000-0000',
  email: 'hola@example.com',
  instagram: 'usuario.de.ejemplo',
  linkedin: 'perfil-de-ejemplo',
};
