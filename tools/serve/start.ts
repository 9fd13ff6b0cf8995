/** `npm run preview`, and the last step of `npm start`: serves the built site and the local inbox, and prints the URLs of both. */
import { preview } from 'vite';
import { INBOX_PATH, inboxOptions } from '../inbox/server';

const server = await preview({ configLoader: 'runner' });
const address = server.httpServer.address();
const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
console.log(`\n  Sitio:   ${origin}/`);
console.log(`  Bandeja: ${origin}${INBOX_PATH}   (${inboxOptions(server.config.root).file})`);
console.log('  Guía de diseño, en otra terminal: npm run guia\n');
