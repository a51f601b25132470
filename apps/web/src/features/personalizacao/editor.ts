import { configuracaoUsuarioEndpoints } from '@dominio/contrato/configuracao-usuario';
import type { ConfiguracaoDoUsuario, ParDeTemas } from '@dominio/contrato/tema/configuracao';
import { diferencas } from '@dominio/contrato/tema/diferencas';
import { completarTema } from '@dominio/contrato/tema/esquema';
import { type Modo, PADRAO_DO_MODO } from '@dominio/contrato/tema/padrao';
import { tamanhosDoBotaoDeMenu } from '@dominio/contrato/tema/tamanhos';
import { create } from 'zustand';
import { chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import type { MudancaDaConfiguracao } from '../../lib/configuracao/fila.ts';
import {
  definirPrevia,
  mudarConfiguracao,
  mudarNoServidor,
  TEXTOS_DA_CONFIGURACAO,
  useConfiguracao,
} from '../../lib/configuracao.ts';
import { lerToken } from '../../lib/sessao-storage.ts';
import { temaAtual } from '../../lib/tema.ts';
import { corrigirContraste } from '../../theme/corrigir.ts';
import { lerCaminho, parteEm } from './caminho.ts';
import { desfazer, HISTORIA_VAZIA, type Historia, refazer, registrar } from './historia.ts';
import { caminhosDaSecao, type DefinicaoDaSecao } from './secoes.ts';

interface Editor {
  /** The mode whose settings are edited; the page itself is drawn in the mode in use. */
  readonly modo: Modo;
  readonly historia: Historia;
}

/** State of the editor besides the configuration itself. */
export const useEditor = create<Editor>()(() => ({ modo: temaAtual(), historia: HISTORIA_VAZIA }));

const parDe = ({ theme }: ConfiguracaoDoUsuario): ParDeTemas => ({
  dark: theme.dark,
  light: theme.light,
});
const parAtual = (): ParDeTemas | null => {
  const { config } = useConfiguracao.getState();
  return config && parDe(config);
};

/**
 * Starts the editor with an empty history and the mode in use, which may change once more when the
 * person's configuration arrives.
 *
 * @returns closes the editor and ends the preview.
 */
export function abrirEditor(): () => void {
  useEditor.setState({ modo: temaAtual(), historia: HISTORIA_VAZIA });
  const parar = useConfiguracao.subscribe(({ config }, antes) => {
    const modo = config?.theme.mode;
    if (modo && modo !== antes.config?.theme.mode) useEditor.setState({ modo });
  });
  return () => {
    parar();
    definirPrevia(null);
  };
}

export const editarModo = (modo: Modo): void => useEditor.setState({ modo });

function anotar(antes: ParDeTemas, controle: string): void {
  const historia = registrar(useEditor.getState().historia, antes, controle, Date.now());
  useEditor.setState({ historia });
}

const aplicar = (tema: object): void => mudarConfiguracao({ theme: tema } as MudancaDaConfiguracao);

/** Changes settings of the edited mode, as one step of the history. */
function mudarModo(parte: object, controle: string): void {
  const antes = parAtual();
  if (!antes) return;
  const { modo } = useEditor.getState();
  anotar(antes, `${modo}.${controle}`);
  definirPrevia(null);
  aplicar({ [modo]: parte });
}

/** Sets one field of the edited mode. The menu button's scale changes its sizes too (§5). */
export function mudarCampo(caminho: string, valor: unknown): void {
  if (caminho === 'menuButton.scale' && typeof valor === 'number') {
    mudarModo({ menuButton: tamanhosDoBotaoDeMenu(valor) }, caminho);
  } else mudarModo(parteEm(caminho, valor), caminho);
}

/** Picking a preset clears the flag of the custom colour (specification part 1 §4). */
export const escolherPreset = (caminho: string, selected: string): void =>
  mudarModo(parteEm(caminho, { selected, isCustom: false }), `${caminho}.preset`);

/** Picking a custom colour sets its flag (specification part 1 §4). */
export const escolherCor = (caminho: string, custom: string): void =>
  mudarModo(parteEm(caminho, { custom, isCustom: true }), caminho);

/** Replaces both modes in one step; only settings that differ are changed. */
export function trocarTemas(novo: ParDeTemas, controle: string): void {
  const antes = parAtual();
  if (!antes) return;
  const mudancas = diferencas(novo, antes);
  if (Object.keys(mudancas).length === 0) return;
  anotar(antes, `${controle}.${Date.now()}`);
  definirPrevia(null);
  aplicar(mudancas);
}

/** Sets one section of the edited mode to its defaults. */
export function restaurarSecao(secao: DefinicaoDaSecao): void {
  const par = parAtual();
  if (!par) return;
  const { modo } = useEditor.getState();
  const tema = structuredClone(par[modo]) as unknown as Record<string, unknown>;
  for (const caminho of caminhosDaSecao(secao)) {
    const partes = caminho.split('.');
    const ultima = partes.pop() ?? '';
    const ramo = partes.length === 0 ? tema : lerCaminho(tema, partes.join('.'));
    (ramo as Record<string, unknown>)[ultima] = lerCaminho(PADRAO_DO_MODO[modo], caminho);
  }
  trocarTemas({ ...par, [modo]: completarTema(tema, modo) }, `secao.${secao.id}`);
}

/** 'Corrigir contraste' for the edited mode. */
export function corrigir(): void {
  const par = parAtual();
  const { modo } = useEditor.getState();
  if (par) trocarTemas({ ...par, [modo]: corrigirContraste(par[modo], modo) }, 'contraste');
}

/** Gives the edited mode all settings of the other mode. */
export function copiarDoOutroModo(): void {
  const par = parAtual();
  const { modo } = useEditor.getState();
  if (par) trocarTemas({ ...par, [modo]: par[modo === 'dark' ? 'light' : 'dark'] }, 'copia');
}

function andar(passo: typeof desfazer): void {
  const agora = parAtual();
  const resultado = agora && passo(useEditor.getState().historia, agora);
  if (!resultado) return;
  useEditor.setState({ historia: resultado.historia });
  definirPrevia(null);
  aplicar(diferencas(resultado.volta, agora));
}

export const voltar = (): void => andar(desfazer);
export const avancar = (): void => andar(refazer);

/**
 * Has the server change the configuration, as one step of the history. Changes that the person
 * makes before the answer are kept.
 */
export const mudarNoServidorComoPasso = <R extends { config: ConfiguracaoDoUsuario }>(
  alcance: 'tudo' | 'cores',
  controle: string,
  chamada: () => Promise<R>,
): Promise<R> =>
  mudarNoServidor(alcance, async () => {
    const resposta = await chamada();
    const antes = parAtual();
    if (antes) anotar(antes, `${controle}.${Date.now()}`);
    definirPrevia(null);
    return resposta;
  });

/**
 * 'Restaurar padrão': reads the defaults, then has the server delete what the person chose. In this
 * order, so that nothing is deleted when the defaults cannot be shown. Failures show the texts of
 * specification part 1 §8.
 */
export async function restaurarPadrao(): Promise<void> {
  let titulo: string = TEXTOS_DA_CONFIGURACAO.erroAoCarregarPadrao;
  try {
    const { message } = await mudarNoServidorComoPasso('tudo', 'padrao', async () => {
      const { config } = await chamar(configuracaoUsuarioEndpoints.padrao);
      titulo = TEXTOS_DA_CONFIGURACAO.erroAoRestaurar;
      return { config, ...(await chamar(configuracaoUsuarioEndpoints.restaurar)) };
    });
    avisar.sucesso({ titulo: message });
  } catch {
    if (lerToken() !== null) avisar.erro({ titulo });
  }
}
