// npm start: builds the site and serves it; the next free port if the usual one is taken.
import { build, preview } from 'vite';

console.log('Building Deepen …');
await build({ logLevel: 'warn' });
const server = await preview({ preview: { port: 4173, strictPort: false } });
console.log(`Deepen is at ${server.resolvedUrls?.local[0]} (stop it with Ctrl+C)`);
