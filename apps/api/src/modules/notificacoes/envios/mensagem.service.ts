import sanitizar from 'sanitize-html';

/** The marks that are kept of a message (dominios.md §5c): emphasis, breaks, and links within or to https. */
const PERMITIDO: sanitizar.IOptions = {
  allowedTags: ['b', 'i', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  // Only what begins with one slash is a page of this application; of another link its words stay.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && !/^(https:\/\/|\/(?![/\\]))/.test(attribs.href ?? '') ? 'excludeTag' : false,
  // What stood in lines of its own still does.
  transformTags: { p: 'br', div: 'br', li: 'br' },
  disallowedTagsMode: 'discard',
};
const SEM_MARCAS: sanitizar.IOptions = { allowedTags: [], allowedAttributes: {} };

/** What makes a text one with marks: a whole tag, not a lone '<'. */
const MARCA = /<\/?[a-z][^<>]*>|<!--/i;

/** `&amp;` and the like back to what they stand for, in text that has no tags left. */
const semEntidades = (texto: string) =>
  texto
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Words alone, of HTML that is sanitised already. */
const semMarcas = (html: string) =>
  semEntidades(sanitizar(html.replace(/<br\s*\/?>/gi, '\n'), SEM_MARCAS)).trim();

/** A link of a sanitised message. */
const LIGACAO = /<a href="([^"]*)">([\s\S]*?)<\/a>/g;

/**
 * A message with marks as a letter tells it: whole addresses, which in plain text are written out.
 * Sanitised once more, as whatever leaves the house.
 */
export function mensagemNaCarta(guardada: string, urlPublica: string) {
  const base = urlPublica.replace(/[&"<>]/g, '');
  const html = sanitizar(guardada, PERMITIDO).replaceAll('<a href="/', `<a href="${base}/`);
  return { html, texto: semMarcas(html.replace(LIGACAO, '$2 ($1)')) };
}

/**
 * A message as its sender wrote it: as plain text, and with the marks that are kept, where it has
 * any. Text without marks is taken as it is: 'a < b' stays.
 */
export function lerMensagem(escrita: string): { mensagem: string; html: string | null } {
  if (!MARCA.test(escrita)) return { mensagem: escrita, html: null };
  const html = sanitizar(escrita, PERMITIDO);
  return { mensagem: semMarcas(html), html };
}
