/**
 * Stands in the page for zod's writer of JSON Schema (vite.config.ts): only the server describes its
 * schemas, and every schema carries the writer along. 4 KB of the first load.
 */
const semEsquema = () => undefined;

export {
  semEsquema as createStandardJSONSchemaMethod,
  semEsquema as createToJSONSchemaMethod,
  semEsquema as toJSONSchema,
};
