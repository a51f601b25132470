import {
  DIRECOES_DO_GRADIENTE,
  INTENSIDADES_DO_GRADIENTE,
  type TemaDoModo,
} from '@dominio/contrato/tema/padrao';
import {
  ALVO_DO_TEXTO,
  type Faixa,
  folga,
  poloDe,
  ponto,
  type Rgb,
  sobreAte,
  unir,
} from './cores.ts';
import type { Aviso, CoresEscolhidas } from './escolhas.ts';

/** Contrast of the better of white and black. */
const melhorFolga = (faixa: Faixa) => folga(poloDe(faixa), faixa);

/** Contrast to leave over a page with effects: plenty where the page itself has plenty. */
function reserva(corpo: Faixa): number {
  const base = melhorFolga(corpo);
  return base >= 7 ? 7 : Math.min(base, ALVO_DO_TEXTO);
}

/** The body's gradient, as strong as chosen or as strong as text allows. */
function gradienteDe({ body: { gradient } }: TemaDoModo, cores: CoresEscolhidas, corpo: Faixa) {
  const [de, ate] = cores.brilhos;
  const com = (percento: number) =>
    sobreAte(ate, percento / 100, sobreAte(de, percento / 100, corpo));
  const pedida = gradient.enabled ? gradient.intensity : 0;
  const minimo = reserva(corpo);
  const intensidade =
    INTENSIDADES_DO_GRADIENTE.findLast(
      (valor) => valor <= pedida && melhorFolga(com(valor)) >= minimo,
    ) ?? 0;
  const aviso: Aviso = {
    secao: 'fundo',
    campo: intensidade === 0 ? 'body.gradient.enabled' : 'body.gradient.intensity',
    usado: intensidade === 0 ? false : intensidade,
    mensagem: 'O gradiente do fundo foi reduzido para o texto continuar legível.',
  };
  return {
    intensidade,
    faixa: com(intensidade),
    avisos: intensidade < pedida ? [aviso] : [],
  };
}

const EFEITOS = ['lightPoints', 'fluid'] as const;

/** Light points and fluid over the page: how opaque both may become, and what that makes of it. */
function efeitosDe(t: TemaDoModo, cores: CoresEscolhidas, pagina: Faixa, minimo: number) {
  const com = (alfa: number) => {
    const somar = (ligado: boolean, cor: Rgb, faixa: Faixa) =>
      ligado ? sobreAte(cor, alfa, faixa) : faixa;
    const comPontos = (faixa: Faixa) => somar(t.lightPoints.enabled, cores.pontos, faixa);
    const comFluido = (faixa: Faixa) => somar(t.fluid.enabled, cores.fluido, faixa);
    // Either effect may be drawn over the other, so both orders count.
    return unir(comPontos(comFluido(pagina)), comFluido(comPontos(pagina)));
  };
  const pedido = (efeito: (typeof EFEITOS)[number]) =>
    t[efeito].enabled ? t[efeito].intensity : 0;
  let alfa = Math.max(...EFEITOS.map(pedido));
  while (alfa > 0 && melhorFolga(com(alfa)) < Math.min(minimo, melhorFolga(pagina))) {
    alfa = Math.max(0, Math.round(alfa * 100 - 5) / 100);
  }
  return {
    faixa: com(alfa),
    alfaDe: (efeito: (typeof EFEITOS)[number]) => Math.min(alfa, pedido(efeito)),
    avisos: EFEITOS.filter((efeito) => pedido(efeito) > alfa).map(
      (efeito): Aviso => ({
        secao: 'fundo',
        campo: `${efeito}.intensity`,
        usado: alfa,
        mensagem: 'O efeito do fundo foi suavizado para o texto continuar legível.',
      }),
    ),
  };
}

/** The page below everything: its colour, its gradient, what the canvas may draw over both. */
export function fundoDaPagina(t: TemaDoModo, cores: CoresEscolhidas) {
  const corpo = ponto(cores.corpo);
  const gradiente = gradienteDe(t, cores, corpo);
  const efeitos = efeitosDe(t, cores, gradiente.faixa, reserva(corpo));
  return {
    /** Everything the page may come out as. */
    faixa: efeitos.faixa,
    /** Percent of the body's gradient, 0 when there is none; its colours and its degrees. */
    gradiente: {
      intensidade: gradiente.intensidade,
      cores: cores.brilhos,
      direcao: DIRECOES_DO_GRADIENTE.find((d) => d === t.body.gradient.direction) ?? 145,
    },
    /** What the canvas behind the page draws, and how opaque it may become. */
    efeitos: {
      pontos: { cor: cores.pontos, alfa: efeitos.alfaDe('lightPoints') },
      fluido: { cor: cores.fluido, alfa: efeitos.alfaDe('fluid') },
    },
    avisos: [...gradiente.avisos, ...efeitos.avisos],
  };
}

export type FundoDaPagina = ReturnType<typeof fundoDaPagina>;
