import { createHash } from 'node:crypto';

const ESTILO = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 34rem; margin: 3rem auto; padding: 0 1rem; }
  h1 { font-size: 1.375rem; line-height: 1.3; overflow-wrap: anywhere; }
  button { font: inherit; font-weight: 600; padding: .625rem 1.125rem; border: 1px solid; border-radius: 8px; cursor: pointer; }
  footer { margin-top: 2rem; font-size: .875rem; }
`;

/**
 * The policy of a page that stands alone: its own style, forms to this site, nothing fetched and
 * nothing run.
 */
export const POLITICA_DA_PAGINA_AVULSA = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(ESTILO).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const escapar = (texto: string) => texto.replaceAll(/[&<>"']/g, (c) => `&#${c.codePointAt(0)};`);

export interface PaginaAvulsa {
  readonly titulo: string;
  readonly paragrafos: readonly string[];
  readonly itens?: readonly string[];
  readonly botao?: { readonly rotulo: string; readonly acao: string };
  readonly rodape?: { readonly texto: string; readonly endereco: string };
}

/** A small page for who comes from an e-mail, perhaps without an account at hand and without scripts. */
export function escreverPaginaAvulsa(pagina: PaginaAvulsa): string {
  const { titulo, paragrafos, itens = [], botao, rodape } = pagina;
  const partes = [
    ...paragrafos.map((um) => `<p>${escapar(um)}</p>`),
    ...(itens.length > 0
      ? [`<ul>${itens.map((um) => `<li>${escapar(um)}</li>`).join('')}</ul>`]
      : []),
    ...(botao
      ? [
          `<form method="post" action="${escapar(botao.acao)}"><button>${escapar(botao.rotulo)}</button></form>`,
        ]
      : []),
    ...(rodape
      ? [`<footer><a href="${escapar(rodape.endereco)}">${escapar(rodape.texto)}</a></footer>`]
      : []),
  ];
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapar(titulo)}</title>
<style>${ESTILO}</style>
</head>
<body>
<main>
<h1>${escapar(titulo)}</h1>
${partes.join('\n')}
</main>
</body>
</html>
`;
}
