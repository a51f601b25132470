import { createHash } from 'node:crypto';
import type { LinhaDeEmail } from './emails.repository.ts';

const ESTILO = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { margin: 1.5rem 0; padding: 1rem; border: 1px solid GrayText; border-radius: 8px; }
  h2 { margin: 0; font-size: 1.125rem; }
  summary { margin: .5rem 0; cursor: pointer; }
  iframe { width: 100%; height: 30rem; border: 1px solid GrayText; border-radius: 8px; background: white; }
  .texto { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/**
 * The page's content policy, which holds in the frames of letters too: no e-mail can load or run
 * anything. Its own style, and those that letters have in their elements.
 */
export const POLITICA_DA_PAGINA = [
  "default-src 'none'",
  `style-src-elem 'sha256-${createHash('sha256').update(ESTILO).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ENTIDADES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapar = (texto: string) => texto.replaceAll(/[&<>"']/g, (c) => ENTIDADES[c] ?? c);

/** A web address in running text, without the punctuation that closes a sentence. */
const ENDERECO = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

/** Escaped text, its web addresses as links. */
function comLinks(texto: string): string {
  return texto
    .split(ENDERECO)
    .map((parte, i) => {
      const seguro = escapar(parte);
      return i % 2 === 1 ? `<a href="${seguro}" rel="noreferrer noopener">${seguro}</a>` : seguro;
    })
    .join('');
}

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** A letter as mail programs draw it, in a frame without scripts, forms or an origin. */
const quadro = (assunto: string, html: string) => `
  <details>
    <summary>Como carta</summary>
    <iframe sandbox="" loading="lazy" title="${escapar(assunto)}" srcdoc="${escapar(html)}"></iframe>
  </details>`;

const artigo = ({ para, assunto, texto, html, criado_em }: LinhaDeEmail) => `
<article>
  <h2>${escapar(assunto)}</h2>
  <p>Para ${escapar(para)}, <time datetime="${criado_em.toISOString()}">${QUANDO.format(criado_em)}</time></p>
  <div class="texto">${comLinks(texto)}</div>${html === null ? '' : quadro(assunto, html)}
</article>`;

/** The kept e-mails as a page, in the given order. */
export function paginaDosEmails(linhas: readonly LinhaDeEmail[]): string {
  const conteudo = linhas.map(artigo).join('') || '<p>Nenhum e-mail enviado.</p>';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>E-mails enviados</title>
<style>${ESTILO}</style>
</head>
<body>
<main>
<h1>E-mails enviados</h1>
<p>No modo de demonstração as mensagens ficam aqui em vez de sair.</p>
${conteudo}
</main>
</body>
</html>
`;
}
