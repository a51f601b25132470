import { NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import {
  type Contato,
  ENVIOS,
  NOME_DA_INFLUENCIA,
  NOME_DO_ENVIO,
  NOME_DO_PAPEL,
  PAPEIS_DO_CONTATO,
} from '@dominio/contrato/contatos';
import { diaEscrito } from '@dominio/contrato/datas';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { identificador, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';
import { aniversarioEscrito } from './contatos.formulario.ts';

/** The roles in words: 'Decisor, Sócio'. */
export const papeisEscritos = ({ papeis }: Pick<Contato, 'papeis'>) =>
  papeis.map((papel) => NOME_DO_PAPEL[papel]).join(', ') || null;

/** What a contact is sent, in words: 'Documentos, Pesquisas'. */
export const enviosEscritos = (contato: Contato) =>
  ENVIOS.filter((envio) => contato[envio])
    .map((envio) => NOME_DO_ENVIO[envio])
    .join(', ') || null;

/** 'No cliente', or when they left. */
export const situacaoEscrita = ({ saiu_em }: Pick<Contato, 'saiu_em'>) =>
  saiu_em === null ? 'No cliente' : `Saiu em ${diaEscrito(saiu_em)}`;

export const tomDaSituacao = ({ ativo }: Pick<Contato, 'ativo'>) => (ativo ? 'sucesso' : 'neutro');

const ENVIADOS: ColunaDaTabela<Contato> = {
  id: 'recebe',
  titulo: 'Recebe',
  valor: enviosEscritos,
  cede: 1,
};

const SITUACAO: ColunaDaTabela<Contato> = {
  id: 'situacao',
  titulo: 'Situação',
  valor: situacaoEscrita,
  tom: tomDaSituacao,
  noNome: ({ ativo }) => (ativo ? null : 'Saiu'),
  largura: '170px',
  // Who left is told beside the name.
  cede: 3,
};

/** Each field of a contact, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  nome: colunaDe('nome', 'Nome', { principal: true, ordenavel: true }),
  cargo: colunaDe('cargo', 'Cargo', { ordenavel: true, cede: 4 }),
  papeis: { id: 'papeis', titulo: 'Papéis', valor: papeisEscritos, minima: '250px', cede: 5 },
  telefone: {
    id: 'telefone',
    titulo: 'Telefone',
    valor: ({ telefone }) => telefone && telefoneEscrito(telefone),
    largura: '160px',
  },
  email: colunaDe('email', 'E-mail', { minima: '290px', cede: 6 }),
  whatsapp: {
    id: 'whatsapp',
    titulo: 'WhatsApp',
    valor: ({ whatsapp }) => whatsapp && telefoneEscrito(whatsapp),
    largura: '160px',
    oculta: true,
  },
  canal_preferido: {
    id: 'canal_preferido',
    titulo: 'Canal preferido',
    valor: ({ canal_preferido }) => canal_preferido && NOME_DO_CANAL[canal_preferido],
    oculta: true,
  },
  aniversario: {
    id: 'aniversario',
    titulo: 'Aniversário',
    valor: ({ aniversario }) => aniversarioEscrito(aniversario) || null,
    oculta: true,
  },
  influencia: {
    id: 'influencia',
    titulo: 'Influência',
    valor: ({ influencia }) => influencia && NOME_DA_INFLUENCIA[influencia],
    oculta: true,
  },
  recebe_documentos: ENVIADOS,
  recebe_cobranca: ENVIADOS,
  recebe_nps: ENVIADOS,
  recebe_relatorios: ENVIADOS,
  empresa_id: 'the company goes by its name',
  empresa_nome: colunaDe('empresa_nome', 'Empresa', { oculta: true }),
  observacoes: colunaDe('observacoes', 'Observações', { oculta: true }),
  ativo: 'told by the day on which the contact left',
  saiu_em: SITUACAO,
  substituto_id: 'the substitute goes by their name',
  substituto_nome: colunaDe('substituto_nome', 'Substituto', { oculta: true }),
  usuario_id: 'the number of an account',
  cliente_id: 'the list is that of one client',
  cliente_nome: 'the list is that of one client',
} satisfies CamposExportados<Contato>;

export const COLUNAS: readonly ColunaDaTabela<Contato>[] = [
  CAMPOS.nome,
  CAMPOS.cargo,
  CAMPOS.papeis,
  CAMPOS.telefone,
  CAMPOS.email,
  ENVIADOS,
  SITUACAO,
  CAMPOS.whatsapp,
  CAMPOS.canal_preferido,
  CAMPOS.aniversario,
  CAMPOS.influencia,
  CAMPOS.empresa_nome,
  CAMPOS.substituto_nome,
  CAMPOS.observacoes,
];

export const NOME_DA_SITUACAO = { true: 'No cliente', false: 'Já saiu' } as const;

/** What a contact is sent, as the list is asked for it. */
export const NOME_DO_QUE_RECEBE = {
  documentos: NOME_DO_ENVIO.recebe_documentos,
  cobranca: NOME_DO_ENVIO.recebe_cobranca,
  nps: NOME_DO_ENVIO.recebe_nps,
  relatorios: NOME_DO_ENVIO.recebe_relatorios,
} as const;

/** How the page stands in its address: `?papel=decisor&contato=3`. */
export const endereco = enderecoDoRegistro({
  nome: 'contato',
  nomeDoNovo: 'novo',
  colunas: COLUNAS,
  filtros: {
    empresa_id: identificador,
    papel: umDe(PAPEIS_DO_CONTATO, undefined),
    recebe: umDe(['documentos', 'cobranca', 'nps', 'relatorios'] as const, undefined),
    ativo: umDe(['true', 'false'] as const, undefined),
  },
  // What a new contact is to be, where a link says so: `?novo=1&com=decisor`.
  lado: { com: umDe([...PAPEIS_DO_CONTATO, 'pesquisas'] as const, null) },
});

/** It asks nothing first, and may be undone for 8 s; who has an account leaves instead. */
export const EXCLUSAO = {
  nome: ({ nome }: Contato) => nome,
  cabe: ({ usuario_id }: Contato) => usuario_id === null,
};
