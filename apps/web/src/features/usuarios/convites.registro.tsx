import {
  type ConviteDaLista,
  ESTADOS_DO_CONVITE,
  type EstadoDoConvite,
} from '@dominio/contrato/usuarios-convites';
import { umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { formatarDataHora } from '../../lib/formato.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { COLUNAS_DE_QUEM, LADO } from './usuarios.registro.tsx';
import { TOM_DO_CONVITE, validadeEmPalavras } from './usuarios.textos.ts';

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
  {
    id: 'validade',
    titulo: 'Validade',
    valor: validadeEmPalavras,
    tom: ({ estado }) => TOM_DO_CONVITE[estado],
    largura: '235px',
  },
];

/**
 * How the state of the list is written in its address: `?aba=convites&estado=expirado&usuario=12`.
 */
export const enderecoDosConvites = enderecoDoRegistro({
  nome: 'usuario',
  colunas: COLUNAS_DOS_CONVITES,
  filtros: { estado: umDe<EstadoDoConvite, null>(ESTADOS_DO_CONVITE, null) },
  lado: LADO,
  passos: 'busca e filtros',
});
