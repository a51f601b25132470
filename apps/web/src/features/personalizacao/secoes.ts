import {
  DIRECOES_DO_GRADIENTE,
  INTENSIDADES_DO_GRADIENTE,
  QUANTIDADES_DE_PONTOS,
} from '@dominio/contrato/tema/padrao';
import type { NomeDaPaleta } from '@dominio/contrato/tema/paletas';
import type { Secao } from '../../theme/escolhas.ts';

interface Base {
  readonly rotulo: string;
  /** Path in the settings of a mode. */
  readonly caminho: string;
}

/** One control of the editor. A value between 0 and 1 is shown as per cent. */
export type Controle = Base &
  (
    | { readonly tipo: 'paleta'; readonly paleta: NomeDaPaleta }
    | { readonly tipo: 'cor' }
    | { readonly tipo: 'corOuPrincipal' }
    | { readonly tipo: 'chave' }
    | {
        readonly tipo: 'faixa';
        readonly min: number;
        readonly max: number;
        readonly passo: number;
        readonly unidade: string;
      }
    | { readonly tipo: 'opcoes'; readonly opcoes: readonly number[]; readonly unidade: string }
  );

interface Grupo {
  readonly titulo?: string;
  readonly controles: readonly Controle[];
}

export interface DefinicaoDaSecao {
  readonly id: Secao;
  readonly rotulo: string;
  readonly grupos: readonly Grupo[];
}

const paleta = (rotulo: string, caminho: string, nome: NomeDaPaleta): Controle => ({
  tipo: 'paleta',
  rotulo,
  caminho,
  paleta: nome,
});
const cor = (rotulo: string, caminho: string): Controle => ({ tipo: 'cor', rotulo, caminho });
const corOuPrincipal = (rotulo: string, caminho: string): Controle => ({
  tipo: 'corOuPrincipal',
  rotulo,
  caminho,
});
const chave = (rotulo: string, caminho: string): Controle => ({ tipo: 'chave', rotulo, caminho });
const faixa = (
  rotulo: string,
  caminho: string,
  min: number,
  max: number,
  unidade = ' px',
  passo = 1,
): Controle => ({ tipo: 'faixa', rotulo, caminho, min, max, passo, unidade });
const percento = (rotulo: string, caminho: string): Controle =>
  faixa(rotulo, caminho, 0, 1, '%', 0.05);
const opcoes = (
  rotulo: string,
  caminho: string,
  valores: readonly number[],
  unidade = '',
): Controle => ({ tipo: 'opcoes', rotulo, caminho, opcoes: valores, unidade });

const borda = (caminho: string): Grupo => ({
  titulo: 'Borda',
  controles: [
    chave('Mostrar borda', `${caminho}.enabled`),
    cor('Cor da borda', `${caminho}.color`),
    percento('Opacidade da borda', `${caminho}.opacity`),
  ],
});

/** The eight sections of the editor (specification part 1 §2.6), with every field of §3.8. */
export const SECOES: readonly DefinicaoDaSecao[] = [
  {
    id: 'topbar',
    rotulo: 'Barra superior',
    grupos: [
      {
        controles: [
          paleta('Cor da barra superior', 'topbar', 'topbar'),
          percento('Opacidade', 'topbar.transparency'),
          chave('Desfocar o que passa por baixo', 'topbar.blur.enabled'),
          faixa('Desfoque', 'topbar.blur.intensity', 0, 40),
        ],
      },
      borda('topbar.border'),
    ],
  },
  {
    id: 'sidebar',
    rotulo: 'Barra lateral',
    grupos: [
      {
        controles: [
          paleta('Cor da barra lateral', 'sidebar', 'sidebar'),
          percento('Opacidade', 'sidebar.transparency'),
        ],
      },
      borda('sidebar.border'),
    ],
  },
  {
    id: 'cards',
    rotulo: 'Cartões',
    grupos: [
      {
        controles: [
          paleta('Cor dos cartões', 'card', 'card'),
          percento('Opacidade', 'card.transparency'),
          chave('Desfocar o que está por trás', 'card.blur.enabled'),
          faixa('Desfoque', 'card.blur.intensity', 0, 40),
        ],
      },
    ],
  },
  {
    id: 'fundo',
    rotulo: 'Fundo da página',
    grupos: [
      { controles: [paleta('Cor do fundo', 'body', 'body')] },
      {
        titulo: 'Gradiente',
        controles: [
          chave('Mostrar gradiente', 'body.gradient.enabled'),
          corOuPrincipal('Primeira cor', 'body.gradient.primary'),
          corOuPrincipal('Segunda cor', 'body.gradient.secondary'),
          opcoes('Intensidade', 'body.gradient.intensity', INTENSIDADES_DO_GRADIENTE, '%'),
          opcoes('Direção', 'body.gradient.direction', DIRECOES_DO_GRADIENTE, '°'),
        ],
      },
      {
        titulo: 'Pontos de luz',
        controles: [
          chave('Mostrar pontos de luz', 'lightPoints.enabled'),
          opcoes('Quantidade', 'lightPoints.count', QUANTIDADES_DE_PONTOS),
          percento('Intensidade', 'lightPoints.intensity'),
          corOuPrincipal('Cor', 'lightPoints.color'),
          faixa('Duração da volta', 'lightPoints.speed', 5, 120, ' s', 5),
        ],
      },
      {
        titulo: 'Fundo fluido',
        controles: [
          chave('Mostrar fundo fluido', 'fluid.enabled'),
          paleta('Cor do fundo fluido', 'fluid', 'fluid'),
          faixa('Partículas', 'fluid.count', 5, 60, '', 5),
          percento('Intensidade', 'fluid.intensity'),
          faixa('Velocidade', 'fluid.speed', 0.5, 5, '×', 0.5),
        ],
      },
    ],
  },
  {
    id: 'botoes',
    rotulo: 'Botões',
    grupos: [
      {
        controles: [
          paleta('Cor principal', 'primary', 'primary'),
          percento('Opacidade da cor principal', 'primary.transparency'),
          chave('Modo monocromático', 'monochromatic'),
          paleta('Cor dos botões', 'button', 'button'),
          percento('Opacidade dos botões', 'button.transparency'),
          paleta('Cor dos ícones', 'button.icon', 'icon'),
        ],
      },
      {
        titulo: 'Abas',
        controles: [
          cor('Cor da aba', 'tab.color'),
          percento('Opacidade da aba', 'tab.opacity'),
          corOuPrincipal('Cor da aba ativa', 'activeTab.color'),
          percento('Opacidade da aba ativa', 'activeTab.opacity'),
        ],
      },
      {
        titulo: 'Botões de menu',
        controles: [
          faixa('Escala', 'menuButton.scale', 0.5, 2, '×', 0.05),
          faixa('Largura', 'menuButton.width', 160, 640, ' px', 10),
          faixa('Altura', 'menuButton.height', 90, 360, ' px', 10),
          faixa('Ícone', 'menuButton.iconSize', 16, 96),
          faixa('Espaçamento', 'menuButton.spacing', 8, 32),
        ],
      },
    ],
  },
  {
    id: 'tipografia',
    rotulo: 'Tipografia',
    grupos: [
      {
        controles: [
          paleta('Cor do texto', 'text', 'text'),
          faixa('Título dos botões de menu', 'menuButton.fontSize', 11, 44),
          faixa('Descrição dos botões de menu', 'menuButton.descriptionSize', 10, 28),
        ],
      },
      {
        titulo: 'Campos',
        controles: [
          paleta('Cor dos campos', 'input', 'input'),
          percento('Opacidade dos campos', 'input.transparency'),
          cor('Texto dos campos', 'input.textColor'),
          cor('Dica dos campos', 'input.placeholderColor'),
        ],
      },
    ],
  },
  {
    id: 'bordas',
    rotulo: 'Bordas',
    grupos: [
      {
        controles: [
          paleta('Cor das linhas', 'border', 'border'),
          percento('Opacidade das linhas', 'border.opacity'),
          faixa('Cantos de botões e campos', 'borderRadius', 0, 50),
        ],
      },
      {
        titulo: 'Cartões',
        controles: [
          chave('Mostrar borda dos cartões', 'card.border.enabled'),
          cor('Cor da borda', 'card.border.color'),
          percento('Opacidade da borda', 'card.border.opacity'),
          faixa('Espessura', 'card.border.width', 0, 8),
          faixa('Cantos dos cartões', 'card.border.radius', 0, 50),
        ],
      },
      {
        titulo: 'Campos',
        controles: [
          cor('Cor da borda dos campos', 'input.border.color'),
          percento('Opacidade da borda dos campos', 'input.border.opacity'),
        ],
      },
    ],
  },
  {
    id: 'sombras',
    rotulo: 'Sombras',
    grupos: [{ controles: [faixa('Intensidade das sombras', 'shadowIntensity', 0, 10, '', 0.5)] }],
  },
];

/**
 * Paths that a control writes: for a palette its preset, its custom colour, and which of the two is
 * used.
 */
export const caminhosDe = ({ tipo, caminho }: Controle): readonly string[] =>
  tipo === 'paleta' ? ['selected', 'custom', 'isCustom'].map((p) => `${caminho}.${p}`) : [caminho];

/** All paths that a section's controls write. */
export const caminhosDaSecao = ({ grupos }: DefinicaoDaSecao): readonly string[] =>
  grupos.flatMap(({ controles }) => controles.flatMap(caminhosDe));
