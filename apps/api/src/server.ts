import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { resolverUmaVez } from './resolver-uma-vez.ts';

// Compiled code is kept beside the packages, before the first of it is loaded: the next start compiles
// nothing. Where nothing can be kept, as in a read-only installation, each start compiles anew.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)));
resolverUmaVez();
await import('./servir.ts');
