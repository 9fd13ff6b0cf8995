/** Last step of `npm start`: serves the built site and the local inbox, and prints the URLs of both. */
import { preview } from 'vite';
import { INBOX_PATH, inboxOptions } from '../inbox/server';

const port = Number(process.env.PORT ?? 4173);

try {
  const server = await preview({ configLoader: 'runner', preview: { port, strictPort: true } });
  const address = server.httpServer.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  console.log(`\n  Sitio:   ${origin}/`);
  console.log(`  Bandeja: ${origin}${INBOX_PATH}   (${inboxOptions(server.config.root).file})`);
  console.log('  Guía de diseño, en otra terminal: npm run guia\n');
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    /already in use/.test(message)
      ? `El puerto ${port} está ocupado. Poné otro, como ${port + 1}, en la variable de entorno PORT y corré npm start.`
      : message,
  );
  process.exit(1);
}
