import type { TemaDoModo } from '@dominio/contrato/tema/padrao';
import { ajustar, contraste, hex, limite, type Rgb, rgb } from './cores.ts';
import type { Aviso, Secao } from './escolhas.ts';
import type { Superficie, Superficies } from './superficies.ts';

/** A pair of colours somebody has to read, for the badge of its section. */
export interface Par {
  readonly secao: Secao;
  readonly nome: string;
  /** Of the colours as they were chosen. */
  readonly contraste: number;
  /** 4.5 for text, 3 for what is drawn (WCAG 2.2 AA). */
  readonly alvo: 4.5 | 3;
}

/** What the text sets became, on the page and on the cards. */
export interface Escritos {
  readonly texto: Rgb;
  readonly icone: Rgb;
}

/** Contrast of a colour with the nearest thing a surface may come out as. */
const pior = (cor: Rgb, { faixa }: Superficie): number =>
  Math.min(contraste(cor, faixa.min), contraste(cor, faixa.max));

/** The text of the fields and their hint, as they can be read. */
export function textosDoCampo(t: TemaDoModo, { campo }: Superficies) {
  const ateOnde = limite(campo.polo, [campo.faixa]);
  const ler = (cor: string) => ajustar(rgb(cor), campo.polo, ateOnde);
  return { texto: ler(t.input.textColor), dica: ler(t.input.placeholderColor) };
}

interface Conferencia {
  readonly t: TemaDoModo;
  readonly superficies: Superficies;
  /** Colours as they were chosen. */
  readonly texto: Rgb;
  readonly icone: Rgb;
  readonly naPagina: Escritos;
  readonly noCartao: Escritos;
  readonly nasBarras: Readonly<Record<'topbar' | 'sidebar', Rgb>>;
  readonly noBotao: Rgb;
}

/** Every pair with the contrast it was chosen with, and a notice for each colour not taken as it is. */
export function conferir(c: Conferencia): { pares: Par[]; avisos: Aviso[] } {
  const { t, superficies: s } = c;
  const pares: Par[] = [];
  const avisos: Aviso[] = [];
  const par = (secao: Secao, nome: string, onde: Superficie, cor: Rgb, alvo: 4.5 | 3 = 4.5) =>
    pares.push({ secao, nome, alvo, contraste: pior(cor, onde) });
  const mudou = (secao: Secao, campo: string, nome: string, antes: Rgb, depois: Rgb) => {
    const [era, ficou] = [hex(antes), hex(depois)];
    if (era === ficou) return;
    const mensagem = `${nome}: ${era} foi ajustada para ${ficou} para ficar legível.`;
    avisos.push({ secao, campo, usado: ficou, mensagem });
  };

  // A chosen colour that can be read on one of the two sides counts as taken: the other side has a
  // text colour of its own.
  const serve = ({ texto }: Escritos) => hex(texto) === hex(c.texto);
  if (!serve(c.noCartao) && serve(c.naPagina)) {
    par('tipografia', 'Texto sobre o fundo', s.pagina, c.texto);
  } else {
    par('tipografia', 'Texto sobre os cartões', s.cartao, c.texto);
    mudou('tipografia', 'text.custom', 'Cor do texto', c.texto, c.noCartao.texto);
  }

  const campo = textosDoCampo(t, s);
  const escolhidos = { texto: rgb(t.input.textColor), dica: rgb(t.input.placeholderColor) };
  par('tipografia', 'Texto dos campos', s.campo, escolhidos.texto);
  par('tipografia', 'Dica dos campos', s.campo, escolhidos.dica);
  mudou('tipografia', 'input.textColor', 'Texto dos campos', escolhidos.texto, campo.texto);
  mudou('tipografia', 'input.placeholderColor', 'Dica dos campos', escolhidos.dica, campo.dica);

  if (c.icone !== s.primaria) {
    par('botoes', 'Ícones sobre os cartões', s.cartao, c.icone, 3);
    mudou('botoes', 'button.icon.custom', 'Cor dos ícones', c.icone, c.noCartao.icone);
  }
  par('topbar', 'Texto da barra superior', s.topbar, c.nasBarras.topbar);
  par('sidebar', 'Texto da barra lateral', s.sidebar, c.nasBarras.sidebar);
  par('cards', 'Texto dos cartões', s.cartao, c.noCartao.texto);
  par('fundo', 'Texto sobre o fundo', s.pagina, c.naPagina.texto);
  par('botoes', 'Texto dos botões', s.botao, c.noBotao);
  return { pares, avisos };
}
