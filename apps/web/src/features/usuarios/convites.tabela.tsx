import {
  type ConviteDaLista,
  ESTADOS_DO_CONVITE,
  type EstadoDoConvite,
} from '@dominio/contrato/usuarios-convites';
import { type Parametros, texto, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../components/tabela/estado.ts';
import { formatarDataHora } from '../../lib/formato.ts';
import type { FiltrosDosConvites } from './usuarios.queries.ts';
import {
  type Aberto,
  COLUNAS_DE_QUEM,
  PARAMETROS_DE_ABERTO,
  POR_PAGINA,
} from './usuarios.tabela.tsx';
import { validadeEmPalavras } from './usuarios.textos.ts';

/** What the address says of the invitations: `?aba=convites&estado=expirado&usuario=12`. */
export interface EstadoDosConvites extends EstadoDaTabela, Aberto {
  termo: string;
  estado: EstadoDoConvite | null;
}

export const COLUNAS_DOS_CONVITES: readonly ColunaDaTabela<ConviteDaLista>[] = [
  ...COLUNAS_DE_QUEM,
  {
    id: 'grupo',
    titulo: 'Grupo',
    valor: ({ grupos }) => grupos.map(({ nome }) => nome).join(', '),
    largura: '110px',
    cede: 3,
  },
  {
    id: 'time',
    titulo: 'Time ou empresa',
    valor: ({ time_nome, cliente_nome }) => cliente_nome ?? time_nome,
    largura: '180px',
    oculta: true,
  },
  {
    id: 'quem',
    titulo: 'Convidado por',
    valor: ({ convidado_por }) => convidado_por?.nome ?? null,
    largura: '130px',
    cede: 1,
  },
  {
    id: 'enviado',
    titulo: 'Enviado em',
    valor: ({ enviado_em }) => enviado_em && formatarDataHora(enviado_em),
    largura: '155px',
    cede: 2,
    ordenavel: true,
  },
  { id: 'validade', titulo: 'Validade', valor: validadeEmPalavras, largura: '215px' },
];

export const PARAMETROS_DOS_CONVITES: Parametros<EstadoDosConvites> = {
  ...parametrosDaTabela(COLUNAS_DOS_CONVITES),
  termo: texto(),
  estado: umDe<EstadoDoConvite, null>(ESTADOS_DO_CONVITE, null),
  ...PARAMETROS_DE_ABERTO,
};

const ORDENS = { nome: 'nome', email: 'email', enviado: 'enviado' } as const;

/** What the server is asked for a page of the invitations; without an order, the newest first. */
export function consultaDosConvites(estado: EstadoDosConvites): FiltrosDosConvites {
  const { termo, estado: doConvite, ordem, pagina } = estado;
  return {
    page: pagina,
    limit: POR_PAGINA,
    ...(termo.trim() && { termo: termo.trim() }),
    ...(doConvite !== null && { estado: doConvite }),
    ...(ordem && {
      ordenar: ORDENS[ordem.coluna as keyof typeof ORDENS],
      direcao: ordem.descendente ? 'desc' : 'asc',
    }),
  };
}
