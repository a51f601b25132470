import { createHash } from 'node:crypto';
import type { LinhaDeEmail } from './emails.repository.ts';

const ESTILO = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { margin: 1.5rem 0; padding: 1rem; border: 1px solid GrayText; border-radius: 8px; }
  h2 { margin: 0; font-size: 1.125rem; }
  .texto { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The page's content policy: its own style only, so no e-mail can load or run anything. */
export const POLITICA_DA_PAGINA = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(ESTILO).digest('base64')}'`,
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

const artigo = ({ para, assunto, texto, criado_em }: LinhaDeEmail) => `
<article>
  <h2>${escapar(assunto)}</h2>
  <p>Para ${escapar(para)}, <time datetime="${criado_em.toISOString()}">${QUANDO.format(criado_em)}</time></p>
  <div class="texto">${comLinks(texto)}</div>
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
