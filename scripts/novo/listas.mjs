// The files that list every noun: what a new one adds to them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formasDe } from './palavras.mjs';

/** @typedef {import('./palavras.mjs').Palavras} Palavras */

/**
 * @param {string} texto
 * @param {RegExp} onde what stands right after the new text
 * @param {string} novo
 */
function antesDe(texto, onde, novo) {
  const { index } = onde.exec(texto) ?? {};
  if (index === undefined) throw new Error(`Não achei ${onde} onde o substantivo entra.`);
  return `${texto.slice(0, index)}${novo}${texto.slice(index)}`;
}

/** @param {{ palavras: Palavras, grupo: string }} pedido */
function mudancasDe({ palavras, grupo }) {
  const { kebab, camel, snake, titulo } = formasDe(palavras);
  return /** @type {Record<string, (texto: string) => string>} */ ({
    'apps/api/src/modulos.ts': (texto) => {
      const nome = camel.plural;
      const importacao = `import { ${nome} } from './modules/${kebab.plural}/${kebab.plural}.modulo.ts';\n`;
      const lista = texto.slice(texto.indexOf('= [') + 3);
      const nomes = lista.slice(0, lista.indexOf('\n\n')).match(/\w+/g) ?? [];
      const seguinte = nomes.find((outro) => outro > nome);
      const naLista = antesDe(
        texto,
        seguinte ? new RegExp(`^ {2}${seguinte},$`, 'm') : /^\n {2}\w+,$/m,
        `  ${nome},\n`,
      );
      return `${importacao}${naLista}`;
    },
    'packages/contrato/src/permissoes-catalogo.ts': (texto) => {
      const linha = `  ${snake.plural}: { nome: '${titulo.plural}', acoes: DE_REGISTRO },\n`;
      // Some modules of the specification's menus stand there before their noun does.
      const [posta] = new RegExp(`^ {2}${snake.plural}: .*\\n`, 'm').exec(texto) ?? [];
      if (!posta) return antesDe(texto, /^} as const;/m, linha);
      if (posta.includes("['visualizar']")) return texto.replace(posta, linha);
      throw new Error(`O catálogo já tem ${snake.plural}, com outras ações: ${posta.trim()}`);
    },
    [`apps/web/src/app/rotas/${grupo}.ts`]: (texto) =>
      `import { ${camel.plural} } from './${kebab.plural}.ts';\n${antesDe(texto, /^\];/m, `  ...${camel.plural},\n`)}`,
  });
}

/**
 * Adds a noun to every list.
 *
 * @param {string} raiz
 * @param {{ palavras: Palavras, grupo: string }} pedido
 * @returns the files that it wrote
 */
export function acrescentar(raiz, pedido) {
  const escritas = Object.entries(mudancasDe(pedido)).map(([arquivo, mudar]) => {
    const lugar = join(raiz, arquivo);
    return { arquivo, lugar, texto: mudar(readFileSync(lugar, 'utf8')) };
  });
  for (const { lugar, texto } of escritas) writeFileSync(lugar, texto);
  return escritas.map(({ arquivo }) => arquivo);
}
