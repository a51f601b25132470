import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';
import { linhaDoCampo, pedeContorno } from './controles.ts';
import { ajustar, BRANCO, hex, limite, misturar, type Polo, PRETO, rgb } from './cores.ts';
import { type Aviso, corEscolhida, type Previa, segue } from './escolhas.ts';
import { type Escopo, escoposDe } from './escopos.ts';
import { conferir, type Par, textosDoCampo } from './legibilidade.ts';
import { calcularSuperficies, type Superficie, type Superficies } from './superficies.ts';
import { type Conjunto, conjuntoDeTextos, TINTEIRO, textoDoPolo } from './textos.ts';

export interface TemaResolvido {
  readonly vars: Readonly<Record<string, string>>;
  readonly escopos: readonly Escopo[];
  readonly avisos: readonly Aviso[];
  readonly pares: readonly Par[];
}

/** Hairlines of a surface whose side is not the page's: the chosen ones would not show there. */
const BORDA_DO_POLO = {
  claro: { cor: BRANCO, alfa: 0.1 },
  escuro: { cor: TINTEIRO, alfa: 0.13 },
};

const linha = (
  { enabled, color, opacity }: { enabled: boolean; color: string; opacity: number },
  largura = 1,
) => (enabled && largura > 0 ? `${largura}px solid ${hex(rgb(color), opacity)}` : '0 solid #0000');

const desfoque = ({ enabled, intensity }: { enabled: boolean; intensity: number }) =>
  enabled && intensity > 0 ? `blur(${intensity}px)` : 'none';

/** A filled control: its colour, what is written on it, and the fill under the pointer. */
function preenchimento(nome: string, { cor, alfa, faixa, polo }: Superficie) {
  const [texto, oposto] = polo === 'claro' ? [BRANCO, PRETO] : [rgb('#0f172a'), BRANCO];
  const escrito = ajustar(texto, polo, limite(polo, [faixa]));
  return {
    escrito,
    vars: {
      [`--cor-${nome}`]: hex(cor, alfa),
      [`--cor-${nome}-hover`]: hex(misturar(cor, oposto, 0.18), alfa),
      [`--cor-sobre-${nome}`]: hex(escrito),
    },
  };
}

/** Shadows grow with the intensity, 0 to 10 (specification part 1 §5). */
function sombras(modo: Modo, intensidade: number) {
  if (intensidade === 0) return { '--sombra-cartao': 'none', '--sombra-flutuante': 'none' };
  const [cor, cartao, base, passo] =
    modo === 'dark'
      ? (['#000000', 0.05, 0.4, 0.05] as const)
      : (['#0f172a', 0.02, 0.11, 0.02] as const);
  const tom = (alfa: number) => hex(rgb(cor), Math.min(alfa, 0.9));
  return {
    '--sombra-cartao': `0 ${intensidade}px ${intensidade * 3}px ${tom(intensidade * cartao)}`,
    '--sombra-flutuante': `0 12px 32px ${tom(base + intensidade * passo)}`,
  };
}

const medidas = ({ card, menuButton: m, borderRadius, topbar, sidebar }: TemaDoModo) => ({
  '--borda-cartao': linha(card.border, card.border.width),
  '--borda-topbar': linha(topbar.border),
  '--borda-sidebar': linha(sidebar.border),
  '--raio-cartao': `${card.border.radius}px`,
  '--raio-controle': `${borderRadius}px`,
  '--desfoque-cartao': desfoque(card.blur),
  '--desfoque-topbar': desfoque(topbar.blur),
  '--menu-largura': `${m.width}px`,
  '--menu-altura': `${m.height}px`,
  '--menu-icone': `${m.iconSize}px`,
  '--menu-titulo': `${m.fontSize}px`,
  '--menu-descricao': `${m.descriptionSize}px`,
  '--menu-espaco': `${m.spacing}px`,
});

const fundo = ({ gradiente, efeitos }: Superficies) => ({
  '--cor-brilho': hex(gradiente.cores[0], gradiente.intensidade / 100),
  '--cor-brilho-2': hex(gradiente.cores[1], gradiente.intensidade / 100),
  '--direcao-do-brilho': `${gradiente.direcao}deg`,
  '--cor-dos-pontos': hex(efeitos.pontos.cor),
  '--alfa-dos-pontos': `${efeitos.pontos.alfa}`,
  '--cor-do-fluido': hex(efeitos.fluido.cor),
  '--alfa-do-fluido': `${efeitos.fluido.alfa}`,
});

/** One text set for each side that has a surface. */
function conjuntosDe(t: TemaDoModo, modo: Modo, s: Superficies) {
  const texto = rgb(corEscolhida('text', t.text, modo));
  const icone =
    t.monochromatic || segue(t.button.icon)
      ? s.primaria
      : rgb(corEscolhida('icon', t.button.icon, modo));
  const daPessoa = {
    cor: rgb(corEscolhida('border', t.border, modo)),
    alfa: t.border.opacity,
  };
  const conjunto = (polo: Polo): Conjunto | undefined => {
    const desteLado = [s.cartao, s.pagina, s.topbar, s.sidebar].filter((um) => um.polo === polo);
    if (desteLado.length === 0) return undefined;
    return conjuntoDeTextos({
      t,
      polo,
      primaria: s.primaria,
      superficies: desteLado.map(({ faixa }) => faixa),
      texto: textoDoPolo(texto, polo),
      icone,
      borda: polo === s.pagina.polo ? daPessoa : BORDA_DO_POLO[polo],
      contornado: pedeContorno(s, desteLado),
      linha: linhaDoCampo(
        t,
        s,
        polo,
        [s.pagina, s.cartao].filter((um) => um.polo === polo).map(({ faixa }) => faixa),
      ),
    });
  };
  return { texto, icone, claro: conjunto('claro'), escuro: conjunto('escuro') };
}

/**
 * The theme of a mode turned into what the page needs: pure, and whatever the colours chosen, text
 * ends at 4.5 and controls at 3 over everything that may lie below them (interface.md §2.6). Of a
 * field it is the lower edge that does (controles.ts).
 *
 * @param previa colours of preview mode, over the chosen ones.
 */
export function resolverTema(t: TemaDoModo, modo: Modo, previa?: Previa): TemaResolvido {
  const s = calcularSuperficies(t, modo, previa);
  const { texto, icone, ...conjuntos } = conjuntosDe(t, modo, s);
  const de = ({ polo }: Superficie): Conjunto => {
    const um = conjuntos[polo];
    if (!um) throw new Error(`Sem textos para o lado ${polo}.`);
    return um;
  };
  const primaria = preenchimento('primaria', s.preenchimento);
  const botao = preenchimento('botao', s.botao);
  const campo = textosDoCampo(t, s);
  const conferencia = conferir({
    t,
    superficies: s,
    texto,
    icone,
    naPagina: de(s.pagina),
    noCartao: de(s.cartao),
    nasBarras: { topbar: de(s.topbar).texto, sidebar: de(s.sidebar).texto },
    noBotao: botao.escrito,
  });
  return {
    vars: {
      '--cor-pagina': hex(s.pagina.cor),
      '--cor-topbar': hex(s.topbar.cor, s.topbar.alfa),
      '--cor-sidebar': hex(s.sidebar.cor, s.sidebar.alfa),
      '--cor-cartao': hex(s.cartao.cor, s.cartao.alfa),
      ...de(s.pagina).vars,
      ...primaria.vars,
      ...botao.vars,
      '--cor-campo': hex(s.campo.cor, s.campo.alfa),
      '--cor-campo-borda': hex(rgb(t.input.border.color), t.input.border.opacity),
      '--cor-campo-texto': hex(campo.texto),
      '--cor-campo-dica': hex(campo.dica),
      ...fundo(s),
      ...sombras(modo, t.shadowIntensity),
      ...medidas(t),
    },
    escopos: escoposDe(s, { claro: conjuntos.claro?.vars, escuro: conjuntos.escuro?.vars }),
    avisos: [...s.avisos, ...conferencia.avisos],
    pares: conferencia.pares,
  };
}
