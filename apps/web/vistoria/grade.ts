import { fileURLToPath } from 'node:url';
import { type RotaComPagina, temPagina } from '../src/app/rotas/rota.ts';
import { ROTAS } from '../src/app/rotas.ts';

export const CONTAS = ['admin', 'gestor', 'consultor', 'cliente'] as const;
export const LARGURAS = [1440, 768, 375] as const;
export const MODOS = ['dark', 'light'] as const;

/** Where the photographs and the contact sheet go; never committed. */
export const PASTA = fileURLToPath(new URL('../../../.vistoria/', import.meta.url));

export interface Casa {
  readonly rota: RotaComPagina;
  /** Null: nobody signed in. */
  readonly conta: (typeof CONTAS)[number] | null;
  readonly largura: (typeof LARGURAS)[number];
  readonly modo: (typeof MODOS)[number];
}

/** Pages that send a signed-in person elsewhere are looked at without a session. */
const semSessao = ({ guarda, path }: RotaComPagina) => guarda === 'public' && path !== '*';

/** Who may open a page: its guard's accounts, or nobody signed in. */
export const contasDe = (rota: RotaComPagina): Casa['conta'][] => {
  if (semSessao(rota)) return [null];
  if (rota.path === '*') return [null, ...CONTAS];
  return CONTAS.filter((conta) => (conta === 'cliente') === (rota.guarda === 'client'));
};

/** Every combination worth a look: page × who may open it × width × theme. */
export const GRADE: readonly Casa[] = ROTAS.filter(temPagina).flatMap((rota) =>
  contasDe(rota).flatMap((conta) =>
    LARGURAS.flatMap((largura) => MODOS.map((modo) => ({ rota, conta, largura, modo }))),
  ),
);

/** Where a row is looked at: its own address, or one that no row has. */
export const enderecoDe = ({ path }: RotaComPagina) =>
  path === '*' ? '/um-endereco-que-nao-existe' : path;

export const nomeDa = ({ rota, conta, largura, modo }: Casa) =>
  `${rota.pagina}-${conta ?? 'ninguem'}-${largura}-${modo}`;
