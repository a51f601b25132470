/**
 * Takes the place of zod's writer of JSON Schema in the page (vite.config.ts): only the server
 * describes its schemas, while every schema would bring the writer along, 4 KB of the first load.
 */
const semEsquema = () => undefined;

export {
  semEsquema as createStandardJSONSchemaMethod,
  semEsquema as createToJSONSchemaMethod,
  semEsquema as toJSONSchema,
};
