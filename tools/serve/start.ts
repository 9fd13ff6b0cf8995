/**
 * `npm run preview`, and the last step of `npm start`: serves the built site and the local inbox, and prints the URLs of
 * both.
 */
import { preview } from 'vite';
import { INBOX_PATH, inboxOptions } from '../inbox/server';
import { settingError } from '../settingError';

const port = Number(process.env.PORT ?? 4173);
const options = { configLoader: 'runner', preview: { port, strictPort: true } } as const;
const server = await preview(options).catch((error: unknown) => {
  throw /already in use/.test(String(error))
    ? settingError(
        `El puerto ${port} está ocupado. Poné otro, como ${port + 1}, en la variable de entorno PORT y corré npm start.`,
      )
    : error;
});
const address = server.httpServer.address();
const origin = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
console.log(`\n  Sitio:   ${origin}/`);
console.log(`  Bandeja: ${origin}${INBOX_PATH}   (${inboxOptions(server.config.root).file})`);
console.log('  Guía de diseño, en otra terminal: npm run guia\n');
