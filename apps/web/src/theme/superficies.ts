import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';
import {
  ALVO_DO_TEXTO,
  type Faixa,
  folga,
  type Polo,
  poloDe,
  type Rgb,
  sobre,
  unir,
} from './cores.ts';
import { type Aviso, coresEscolhidas, type Previa, type Secao } from './escolhas.ts';
import { type FundoDaPagina, fundoDaPagina } from './fundo-da-pagina.ts';

/** A surface as it is used: its colour, the opacity it ended with, and what text has to face. */
export interface Superficie {
  readonly cor: Rgb;
  readonly alfa: number;
  readonly faixa: Faixa;
  readonly polo: Polo;
}

/** Raises the opacity until one side of text can be read over everything that shines through. */
function superficie(cor: Rgb, escolhida: number, abaixo: Faixa): Superficie {
  for (let alfa = escolhida; ; alfa = Math.min(1, Math.round(alfa * 100 + 5) / 100)) {
    const faixa = sobre(cor, alfa, abaixo);
    const polo = poloDe(faixa);
    if (alfa === 1 || folga(polo, faixa) >= ALVO_DO_TEXTO) return { cor, alfa, faixa, polo };
  }
}

const CAMADAS = ['cartao', 'topbar', 'sidebar', 'campo', 'preenchimento', 'botao'] as const;
type Camada = (typeof CAMADAS)[number];

/** The setting of each layer's opacity, and how a notice names it. */
const OPACIDADES: Readonly<
  Record<
    Camada,
    {
      secao: Secao;
      ramo: 'card' | 'topbar' | 'sidebar' | 'input' | 'primary' | 'button';
      nome: string;
    }
  >
> = {
  cartao: { secao: 'cards', ramo: 'card', nome: 'dos cartões' },
  topbar: { secao: 'topbar', ramo: 'topbar', nome: 'da barra superior' },
  sidebar: { secao: 'sidebar', ramo: 'sidebar', nome: 'da barra lateral' },
  campo: { secao: 'tipografia', ramo: 'input', nome: 'dos campos' },
  preenchimento: { secao: 'botoes', ramo: 'primary', nome: 'da cor principal' },
  botao: { secao: 'botoes', ramo: 'button', nome: 'dos botões' },
};

export interface Superficies
  extends Readonly<Record<Camada, Superficie>>,
    Pick<FundoDaPagina, 'gradiente' | 'efeitos'> {
  readonly primaria: Rgb;
  readonly pagina: Superficie;
  readonly avisos: readonly Aviso[];
}

/** A notice for each layer that could not be as translucent as it was chosen. */
const avisosDe = (t: TemaDoModo, camadas: Readonly<Record<Camada, Superficie>>): Aviso[] =>
  CAMADAS.flatMap((camada) => {
    const { secao, ramo, nome } = OPACIDADES[camada];
    const { alfa } = camadas[camada];
    if (alfa <= t[ramo].transparency) return [];
    const mensagem = `A opacidade ${nome} subiu para ${Math.round(alfa * 100)}% para o texto continuar legível.`;
    return { secao, campo: `${ramo}.transparency`, usado: alfa, mensagem };
  });

/**
 * What every surface of the page comes out as, one over the other, for a mode. Where a choice would
 * leave no readable text at all, opacity is raised or a glow lowered, and a notice says so.
 */
export function calcularSuperficies(t: TemaDoModo, modo: Modo, previa: Previa = {}): Superficies {
  const cores = coresEscolhidas(t, modo, previa);
  const { faixa, gradiente, efeitos, avisos } = fundoDaPagina(t, cores);
  const pagina: Superficie = { cor: cores.corpo, alfa: 1, faixa, polo: poloDe(faixa) };
  // A drawer or a menu lies over the cards as well as over the page.
  const umCartao = superficie(cores.cartao, t.card.transparency, faixa);
  const cartao = superficie(cores.cartao, umCartao.alfa, unir(faixa, umCartao.faixa));
  const conteudo = unir(faixa, cartao.faixa);
  const topbar = superficie(cores.topbar, t.topbar.transparency, conteudo);
  const sidebar = superficie(cores.sidebar, t.sidebar.transparency, conteudo);
  const tudo = unir(conteudo, topbar.faixa, sidebar.faixa);
  const camadas = {
    cartao,
    topbar,
    sidebar,
    campo: superficie(cores.campo, t.input.transparency, conteudo),
    preenchimento: superficie(cores.primaria, t.primary.transparency, tudo),
    botao: superficie(cores.botao, t.button.transparency, tudo),
  };
  return {
    ...camadas,
    primaria: cores.primaria,
    pagina,
    gradiente,
    efeitos,
    avisos: [...avisos, ...avisosDe(t, camadas)],
  };
}
