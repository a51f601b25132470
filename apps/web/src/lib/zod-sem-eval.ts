import { z } from 'zod';

// Zod compiles parsers with `new Function`; the content security policy forbids it. Imported
// first, so that no schema is built before.
z.config({ jitless: true });
