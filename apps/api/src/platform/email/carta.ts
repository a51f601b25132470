/** Plain text; or the same with marks, whose `html` is sanitised by whoever hands it over. */
export type Paragrafo = string | { readonly texto: string; readonly html: string };

/** One thing that a letter tells. */
export interface Assunto {
  /** The part of the letter that it belongs to, in one of several things. */
  readonly parte?: string;
  readonly titulo: string;
  readonly paragrafos: readonly Paragrafo[];
  /** What the reader opens from it. */
  readonly abrir?: { readonly rotulo: string; readonly endereco: string };
}

export interface Carta {
  /** The firm's name, in the head. */
  readonly escritorio: string;
  readonly saudacao: string;
  /** Those of one part one after another. */
  readonly assuntos: readonly Assunto[];
  /** What the letter has no room for. */
  readonly mais?: { readonly texto: string; readonly endereco: string };
  /** In small print: why it was sent, and how to have it sent no more. */
  readonly rodape: readonly { readonly texto: string; readonly endereco?: string }[];
}

const escapar = (texto: string) =>
  texto.replace(/[&<>"']/g, (c) => `&#${c.codePointAt(0)};`).replaceAll('\n', '<br>');

const CORES = {
  fundo: '#f3f5f7',
  cartao: '#ffffff',
  texto: '#1f2937',
  leve: '#5b6472',
  marca: '#00737c',
};
const FONTE = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The part that begins with a subject; undefined within one. */
const parteNova = (assuntos: readonly Assunto[], i: number) =>
  assuntos[i]?.parte === assuntos[i - 1]?.parte ? undefined : assuntos[i]?.parte;

/** The plain-text twin: every address is written out. */
function emTexto({ saudacao, assuntos, mais, rodape }: Carta): string {
  const partes = assuntos.map(({ titulo, paragrafos, abrir }, i) => {
    const parte = parteNova(assuntos, i);
    return [
      ...(parte ? [`== ${parte} ==`] : []),
      titulo,
      ...paragrafos.map((um) => (typeof um === 'string' ? um : um.texto)),
      ...(abrir ? [`${abrir.rotulo}: ${abrir.endereco}`] : []),
    ].join('\n\n');
  });
  if (mais) partes.push(`${mais.texto}: ${mais.endereco}`);
  const fim = rodape.map(({ texto, endereco }) => (endereco ? `${texto}: ${endereco}` : texto));
  return `${saudacao}\n\n${partes.join('\n\n---\n\n')}\n\n-- \n${fim.join('\n')}\n`;
}

const LIGACAO = `<a style="color:${CORES.marca}" href=`;

const paragrafoEmHtml = (um: Paragrafo) =>
  typeof um === 'string' ? escapar(um) : um.html.replaceAll('<a href=', LIGACAO);

const LINHA = '<hr style="border:0;border-top:1px solid #e3e7eb;margin:20px 0">';

function assuntosEmHtml(assuntos: readonly Assunto[]): string {
  return assuntos
    .map(({ titulo, paragrafos, abrir, parte: naParte }, i) => {
      const parte = parteNova(assuntos, i);
      const nivel = naParte === undefined ? 'h1' : 'h3';
      const cabeca = parte
        ? `<h2 style="margin:0 0 16px;color:${CORES.leve};font-size:13px;font-weight:600;text-transform:uppercase;letter-spacing:.04em">${escapar(parte)}</h2>`
        : '';
      const botao = abrir
        ? `<p style="margin:16px 0 0"><a href="${escapar(abrir.endereco)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${CORES.marca};color:#ffffff;text-decoration:none;font-weight:600">${escapar(abrir.rotulo)}</a></p>`
        : '';
      return `${i > 0 ? LINHA : ''}${cabeca}<${nivel} style="margin:0 0 8px;font-size:18px;line-height:1.35">${escapar(titulo)}</${nivel}>${paragrafos
        .map((um) => `<p style="margin:0 0 8px;line-height:1.5">${paragrafoEmHtml(um)}</p>`)
        .join('')}${botao}`;
    })
    .join('');
}

/** In the firm's look: one column, styles in place and nothing fetched, as mail programs want it. */
function emHtml({ escritorio, saudacao, assuntos, mais, rodape }: Carta): string {
  const fim = rodape
    .map(({ texto, endereco }) =>
      endereco
        ? `<a href="${escapar(endereco)}" style="color:${CORES.leve}">${escapar(texto)}</a>`
        : escapar(texto),
    )
    .join('<br>');
  const resto = mais
    ? `${LINHA}<p style="margin:0"><a href="${escapar(mais.endereco)}" style="color:${CORES.marca};font-weight:600">${escapar(mais.texto)}</a></p>`
    : '';
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapar(escritorio)}</title></head><body style="margin:0;padding:24px 12px;background:${CORES.fundo};color:${CORES.texto};${FONTE};font-size:15px"><div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere;word-break:break-word"><p style="margin:0 0 12px;color:${CORES.marca};font-weight:700">${escapar(escritorio)}</p><div style="padding:24px;border-radius:12px;background:${CORES.cartao}"><p style="margin:0 0 16px">${escapar(saudacao)}</p>${assuntosEmHtml(assuntos)}${resto}</div><p style="margin:16px 4px 0;color:${CORES.leve};font-size:12px;line-height:1.6">${fim}</p></div></body></html>`;
}

/** A letter as it is sent: HTML and a plain-text twin that says the same. */
export const escreverCarta = (carta: Carta) => ({ texto: emTexto(carta), html: emHtml(carta) });
