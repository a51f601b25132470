import { registerHooks } from 'node:module';

/** Formats whose files name the files beside them in full, as ES modules do. */
const ES = new Set(['module', 'module-typescript']);

const extensao = (caminho: string) => caminho.slice(caminho.lastIndexOf('.'));

/**
 * Makes each name be looked up once, not once for each file that imports it. Node keeps what a file
 * imported, not what a name led to: it reads the `package.json` concerned for each import anew, and
 * that of `drizzle-orm` (180 KB of `exports`, named in 300 files) alone cost the start more than all
 * code it runs.
 *
 * - The name of a package leads all files of one of our own packages to the same place.
 * - A file beside an ES module, with its ending, has its format, since both are of one package.
 *
 * To be called before the modules concerned are imported.
 */
export function resolverUmaVez(): void {
  const destinos = new Map<
    string,
    ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>
  >();
  const formatos = new Map<string, string>();
  registerHooks({
    resolve(nome, contexto, seguinte) {
      const { parentURL: de = '', conditions } = contexto;
      if (!conditions.includes('import')) return seguinte(nome, contexto);
      const formato = formatos.get(de);
      if (nome.startsWith('.') && formato && extensao(nome) === extensao(de)) {
        const { href: url } = new URL(nome, de);
        formatos.set(url, formato);
        return { url, format: formato, shortCircuit: true };
      }
      const chave = `${de.slice(0, de.lastIndexOf('/src/'))} ${nome}`;
      const conhecido = destinos.get(chave);
      if (conhecido) return conhecido;
      const destino = seguinte(nome, contexto);
      if (ES.has(destino.format ?? '')) formatos.set(destino.url, destino.format ?? '');
      if (!nome.startsWith('.') && !de.includes('/node_modules/'))
        destinos.set(chave, { ...destino, shortCircuit: true });
      return destino;
    },
  });
}
