import {
  DIRECOES_DO_GRADIENTE,
  INTENSIDADES_DO_GRADIENTE,
  type Modo,
  type TemaDoModo,
} from '@dominio/contrato/tema/padrao';
import { ACOMPANHA, type NomeDaPaleta, PALETAS } from '@dominio/contrato/tema/paletas';
import {
  ALVO_DO_TEXTO,
  type Faixa,
  folga,
  type Polo,
  poloDe,
  ponto,
  type Rgb,
  rgb,
  sobre,
  sobreAte,
  unir,
} from './cores.ts';

/** Sections of `/personalizacao` (specification part 1 §2.6). */
export type Secao =
  | 'topbar'
  | 'sidebar'
  | 'cards'
  | 'fundo'
  | 'botoes'
  | 'tipografia'
  | 'bordas'
  | 'sombras';

/** A setting that was not taken as it was chosen, because text would have become unreadable. */
export interface Aviso {
  readonly secao: Secao;
  /** Path of the setting, its parts joined by dots. */
  readonly campo: string;
  /** What is used in its place. */
  readonly usado: string | number | boolean;
  readonly mensagem: string;
}

/** What monochromatic mode forces the primary colour to be (specification part 1 §4). */
export const CINZA = '#6b7280';

/** Colours that overrule the chosen ones until they are cleared (specification part 1 §4). */
export interface Previa {
  readonly primary?: string | undefined;
  readonly card?: string | undefined;
}

interface Escolha {
  readonly selected: string;
  readonly custom: string;
  readonly isCustom: boolean;
}

/** The colour an option stands for in a mode, `#rrggbb`. */
export function corEscolhida(paleta: NomeDaPaleta, escolha: Escolha, modo: Modo): string {
  if (escolha.isCustom) return escolha.custom;
  const opcao = PALETAS[paleta].find(({ value }) => value === escolha.selected);
  return (modo === 'dark' ? opcao?.darkVar : opcao?.lightVar) ?? escolha.custom;
}

/** Whether an option follows the primary colour. */
export const segue = (escolha: Escolha) => !escolha.isCustom && escolha.selected === ACOMPANHA;

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

/** Contrast to leave over a page with effects: plenty where the page itself has plenty. */
function reserva(pagina: Faixa): number {
  const base = folga(poloDe(pagina), pagina);
  return base >= 7 ? 7 : Math.min(base, ALVO_DO_TEXTO);
}

const melhorFolga = (faixa: Faixa) => folga(poloDe(faixa), faixa);

export interface Superficies {
  readonly primaria: Rgb;
  readonly pagina: Superficie;
  readonly cartao: Superficie;
  readonly topbar: Superficie;
  readonly sidebar: Superficie;
  readonly campo: Superficie;
  readonly preenchimento: Superficie;
  readonly botao: Superficie;
  /** Percent of the body's gradient, 0 when there is none; its colours and its degrees. */
  readonly gradiente: {
    readonly intensidade: number;
    readonly cores: readonly [Rgb, Rgb];
    readonly direcao: number;
  };
  /** What the canvas behind the page draws, and how opaque it may become. */
  readonly efeitos: Readonly<
    Record<'pontos' | 'fluido', { readonly cor: Rgb; readonly alfa: number }>
  >;
  readonly avisos: readonly Aviso[];
}

/**
 * What every surface of the page comes out as, one over the other, for a mode. Where a choice would
 * leave no readable text at all, opacity is raised or a glow lowered, and a notice says so.
 */
export function calcularSuperficies(t: TemaDoModo, modo: Modo, previa: Previa = {}): Superficies {
  const avisos: Aviso[] = [];
  const escolhida = (paleta: NomeDaPaleta, escolha: Escolha) =>
    rgb(corEscolhida(paleta, escolha, modo));
  const primaria = t.monochromatic
    ? rgb(CINZA)
    : rgb(previa.primary ?? corEscolhida('primary', t.primary, modo));
  const ouPrimaria = (cor: string | null) => (cor === null ? primaria : rgb(cor));

  const corpo = ponto(escolhida('body', t.body));
  const cores = [
    ouPrimaria(t.body.gradient.primary),
    ouPrimaria(t.body.gradient.secondary),
  ] as const;
  const comGradiente = (percento: number) =>
    sobreAte(cores[1], percento / 100, sobreAte(cores[0], percento / 100, corpo));
  const minimo = reserva(corpo);
  const pedida = t.body.gradient.enabled ? t.body.gradient.intensity : 0;
  const intensidade =
    INTENSIDADES_DO_GRADIENTE.findLast(
      (valor) => valor <= pedida && melhorFolga(comGradiente(valor)) >= minimo,
    ) ?? 0;
  if (intensidade < pedida) {
    avisos.push({
      secao: 'fundo',
      campo: intensidade === 0 ? 'body.gradient.enabled' : 'body.gradient.intensity',
      usado: intensidade === 0 ? false : intensidade,
      mensagem: 'O gradiente do fundo foi reduzido para o texto continuar legível.',
    });
  }

  const semEfeitos = comGradiente(intensidade);
  const pontos = ouPrimaria(t.lightPoints.color);
  const fluido = escolhida('fluid', t.fluid);
  const desejo = Math.max(
    t.lightPoints.enabled ? t.lightPoints.intensity : 0,
    t.fluid.enabled ? t.fluid.intensity : 0,
  );
  const comEfeitos = (alfa: number) => {
    const somar = (ligado: boolean, cor: Rgb, faixa: Faixa) =>
      ligado ? sobreAte(cor, alfa, faixa) : faixa;
    const comPontos = (faixa: Faixa) => somar(t.lightPoints.enabled, pontos, faixa);
    const comFluido = (faixa: Faixa) => somar(t.fluid.enabled, fluido, faixa);
    // Either may be drawn over the other.
    return unir(comPontos(comFluido(semEfeitos)), comFluido(comPontos(semEfeitos)));
  };
  let alfa = desejo;
  while (alfa > 0 && melhorFolga(comEfeitos(alfa)) < Math.min(minimo, melhorFolga(semEfeitos))) {
    alfa = Math.max(0, Math.round(alfa * 100 - 5) / 100);
  }
  for (const efeito of ['lightPoints', 'fluid'] as const) {
    if (!t[efeito].enabled || t[efeito].intensity <= alfa) continue;
    avisos.push({
      secao: 'fundo',
      campo: `${efeito}.intensity`,
      usado: alfa,
      mensagem: 'O efeito do fundo foi suavizado para o texto continuar legível.',
    });
  }

  const faixaDaPagina = comEfeitos(alfa);
  const pagina: Superficie = {
    cor: corpo.min,
    alfa: 1,
    faixa: faixaDaPagina,
    polo: poloDe(faixaDaPagina),
  };
  const avisar = (
    secao: Secao,
    campo: string,
    nome: string,
    antes: number,
    s: Superficie,
  ): Superficie => {
    if (s.alfa > antes) {
      avisos.push({
        secao,
        campo,
        usado: s.alfa,
        mensagem: `A opacidade ${nome} subiu para ${Math.round(s.alfa * 100)}% para o texto continuar legível.`,
      });
    }
    return s;
  };
  const corDoCartao = previa.card === undefined ? escolhida('card', t.card) : rgb(previa.card);
  // A drawer or a menu lies over the cards as well as over the page.
  const umCartao = superficie(corDoCartao, t.card.transparency, pagina.faixa);
  const cartao = avisar(
    'cards',
    'card.transparency',
    'dos cartões',
    t.card.transparency,
    superficie(corDoCartao, umCartao.alfa, unir(pagina.faixa, umCartao.faixa)),
  );
  const conteudo = unir(pagina.faixa, cartao.faixa);
  const barra = (nome: 'topbar' | 'sidebar', rotulo: string) =>
    avisar(
      nome,
      `${nome}.transparency`,
      rotulo,
      t[nome].transparency,
      superficie(escolhida(nome, t[nome]), t[nome].transparency, conteudo),
    );
  const topbar = barra('topbar', 'da barra superior');
  const sidebar = barra('sidebar', 'da barra lateral');
  const campo = avisar(
    'tipografia',
    'input.transparency',
    'dos campos',
    t.input.transparency,
    superficie(escolhida('input', t.input), t.input.transparency, conteudo),
  );
  const tudo = unir(conteudo, topbar.faixa, sidebar.faixa);
  const preenchimento = avisar(
    'botoes',
    'primary.transparency',
    'da cor principal',
    t.primary.transparency,
    superficie(primaria, t.primary.transparency, tudo),
  );
  const corDoBotao = t.monochromatic || segue(t.button) ? primaria : escolhida('button', t.button);
  const botao = avisar(
    'botoes',
    'button.transparency',
    'dos botões',
    t.button.transparency,
    superficie(corDoBotao, t.button.transparency, tudo),
  );
  return {
    primaria,
    pagina,
    cartao,
    topbar,
    sidebar,
    campo,
    preenchimento,
    botao,
    gradiente: {
      intensidade,
      cores,
      direcao: DIRECOES_DO_GRADIENTE.find((d) => d === t.body.gradient.direction) ?? 145,
    },
    efeitos: {
      pontos: {
        cor: pontos,
        alfa: t.lightPoints.enabled ? Math.min(alfa, t.lightPoints.intensity) : 0,
      },
      fluido: { cor: fluido, alfa: t.fluid.enabled ? Math.min(alfa, t.fluid.intensity) : 0 },
    },
    avisos,
  };
}
