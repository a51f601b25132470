import type { TemaDoModo } from '@dominio/contrato/tema/padrao';
import { EVENTO_DAS_CORES } from '../evento-das-cores.ts';
import { type Mancha, particulasDoFluido, pontosDeLuz } from './manchas.ts';
import { criarMotor } from './motor.ts';

/** Side of the drawing in pixels, whatever the screen: soft spots lose nothing when scaled up. */
const LADO = 320;
const LADO_DO_CARIMBO = 64;

/** A soft spot of a colour, drawn once and stamped ever after. */
function carimbo(cor: string): HTMLCanvasElement {
  const tela = document.createElement('canvas');
  tela.width = LADO_DO_CARIMBO;
  tela.height = LADO_DO_CARIMBO;
  const traco = tela.getContext('2d');
  if (!traco) return tela;
  const meio = LADO_DO_CARIMBO / 2;
  const brilho = traco.createRadialGradient(meio, meio, 0, meio, meio, meio);
  brilho.addColorStop(0, cor);
  brilho.addColorStop(1, `${cor}00`);
  traco.fillStyle = brilho;
  traco.fillRect(0, 0, LADO_DO_CARIMBO, LADO_DO_CARIMBO);
  return tela;
}

interface Camada {
  readonly carimbo: HTMLCanvasElement;
  readonly forca: number;
  readonly manchas: (t: number) => readonly Mancha[];
}

/** The layers that are on, with the colours and strengths the resolver left in the page. */
function camadasDe({ lightPoints: luz, fluid: fluido }: TemaDoModo): {
  camadas: Camada[];
  alfa: number;
} {
  const estilo = getComputedStyle(document.documentElement);
  const ler = (nome: string) => estilo.getPropertyValue(nome).trim();
  const alfas = [Number(ler('--alfa-do-fluido')), Number(ler('--alfa-dos-pontos'))] as const;
  // The canvas as a whole is no more opaque than the text over it allows, however spots overlap.
  const alfa = Math.max(...alfas);
  const camadas: Camada[] = [];
  if (fluido.enabled && alfas[0] > 0) {
    camadas.push({
      carimbo: carimbo(ler('--cor-do-fluido')),
      forca: alfas[0] / alfa,
      manchas: (t) => particulasDoFluido(fluido.count, fluido.speed, t),
    });
  }
  if (luz.enabled && alfas[1] > 0) {
    camadas.push({
      carimbo: carimbo(ler('--cor-dos-pontos')),
      forca: alfas[1] / alfa,
      manchas: (t) => pontosDeLuz(luz.count, luz.speed, t),
    });
  }
  return { camadas, alfa };
}

/** Fits the drawing to the window, and prepares what is drawn in it. */
function preparar(tela: HTMLCanvasElement, tema: TemaDoModo): readonly Camada[] {
  const proporcao = innerWidth / innerHeight;
  tela.width = Math.round(proporcao >= 1 ? LADO : LADO * proporcao);
  tela.height = Math.round(proporcao >= 1 ? LADO / proporcao : LADO);
  const { camadas, alfa } = camadasDe(tema);
  tela.style.opacity = `${alfa}`;
  return camadas;
}

function pintar(tela: HTMLCanvasElement, camadas: readonly Camada[], t: number): void {
  const traco = tela.getContext('2d');
  if (!traco) return;
  const { width, height } = tela;
  traco.clearRect(0, 0, width, height);
  for (const camada of camadas) {
    for (const { x, y, raio, alfa } of camada.manchas(t)) {
      const r = raio * LADO;
      traco.globalAlpha = Math.min(1, Math.max(0, alfa)) * camada.forca;
      traco.drawImage(camada.carimbo, x * width - r, y * height - r, 2 * r, 2 * r);
    }
  }
}

export interface Cena {
  /** Draws these settings from now on, the movement going on where it is. */
  readonly mudar: (tema: TemaDoModo, animado: boolean) => void;
  readonly encerrar: () => void;
}

/** The background on its canvas, for as long as it is there. */
export function criarCena(tela: HTMLCanvasElement): Cena {
  let tema: TemaDoModo | undefined;
  // Prepared anew by the draw that needs it: however many events came before, it is once.
  let camadas: readonly Camada[] | undefined;
  const motor = criarMotor((t) => {
    if (!tema) return;
    camadas ??= preparar(tela, tema);
    pintar(tela, camadas, t);
  });
  const refazer = () => {
    camadas = undefined;
    motor.redesenhar();
  };
  window.addEventListener('resize', refazer);
  document.addEventListener(EVENTO_DAS_CORES, refazer);
  return {
    mudar: (novo, animado) => {
      tema = novo;
      motor.ligar(animado);
      refazer();
    },
    encerrar: () => {
      window.removeEventListener('resize', refazer);
      document.removeEventListener(EVENTO_DAS_CORES, refazer);
      motor.encerrar();
    },
  };
}
