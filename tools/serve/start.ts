/** `npm run preview`, and the last step of `npm start`: serves the built site and the local inbox, and prints the URLs of both. */
import { preview } from 'vite';
import { INBOX_PATH, inboxOptions } from '../inbox/server';

const server = await preview({ configLoader: 'runner' });
const address = server.resolvedUrls?.local[0] ?? '';
console.log(`\n  Sitio:   ${address}`);
console.log(
  `  Bandeja: ${address}${INBOX_PATH.slice(1)}   (${inboxOptions(server.config.root).file})`,
);
console.log('  Guía de diseño, en otra terminal: npm run guia\n');
