import type { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import { diferencas } from '@dominio/contrato/tema/diferencas';
import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';
import { MODOS, PADRAO_DO_MODO } from '@dominio/contrato/tema/padrao';
import { ENTRADAS, gravar, ler, remover } from '../lib/armazenamento.ts';
import type { PreviaDeCores } from '../lib/configuracao.ts';
import { lerToken } from '../lib/sessao-storage.ts';
import { pintarBarraDoNavegador, temaAtual } from '../lib/tema.ts';
import { cssDoTema } from './css-do-tema.ts';
import { EVENTO_DAS_CORES } from './evento-das-cores.ts';
import { resolverTema } from './resolver.ts';

const CHAVE: Readonly<Record<Modo, string>> = {
  dark: ENTRADAS.coresEscuras,
  light: ENTRADAS.coresClaras,
};

/** The style sheet of a mode; none for the defaults, which variaveis.css holds. */
function folhaDe(tema: TemaDoModo, modo: Modo, previa?: PreviaDeCores): string {
  const padrao = Object.keys(diferencas(tema, PADRAO_DO_MODO[modo])).length === 0;
  return padrao && !previa ? '' : cssDoTema(resolverTema(tema, modo, previa));
}

/** Puts a style sheet in the place where index.html puts the one it finds in storage. */
function vestir(folha: string): void {
  const existente = document.getElementById('tema');
  if (existente?.textContent === folha) return;
  if (folha === '') {
    existente?.remove();
    return;
  }
  const estilo = existente ?? document.createElement('style');
  estilo.id = 'tema';
  estilo.textContent = folha;
  if (!existente) document.head.append(estilo);
}

interface Pedido {
  readonly config: ConfiguracaoDoUsuario | null;
  readonly previa: PreviaDeCores | null;
}

/** Keeps the style sheets of both modes for the next start of the page. */
function guardar({ theme }: ConfiguracaoDoUsuario): void {
  for (const modo of MODOS) {
    const folha = folhaDe(theme[modo], modo);
    if (folha === '') remover(CHAVE[modo]);
    else if (ler(CHAVE[modo]) !== folha) gravar(CHAVE[modo], folha);
  }
}

let pedido: Pedido | null = null;
let quadro = 0;
let relogio: ReturnType<typeof setTimeout> | undefined;
/** Storage is written this many milliseconds after the last change. */
const REPOUSO = 300;

function aplicar(): void {
  quadro = 0;
  const config = pedido?.config;
  // The person has left meanwhile, and the colours with them.
  if (!config || lerToken() === null) return;
  const modo = temaAtual();
  vestir(folhaDe(config.theme[modo], modo, pedido?.previa ?? undefined));
  pintarBarraDoNavegador();
  document.dispatchEvent(new Event(EVENTO_DAS_CORES));
  clearTimeout(relogio);
  relogio = setTimeout(() => {
    if (lerToken() !== null) guardar(config);
  }, REPOUSO);
}

/**
 * Shows the colours of a configuration in the next frame: however many changes a frame brings, one
 * is resolved. A hidden page, which has no frames, is served at once.
 */
export function aplicarQuandoPuder({ config, previa }: Pedido): void {
  pedido = { config, previa };
  if (document.visibilityState === 'hidden') aplicar();
  else if (quadro === 0) quadro = requestAnimationFrame(aplicar);
}
