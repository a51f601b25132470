import { z } from 'zod';
import {
  Booleano,
  busca,
  enumeracao,
  Feito,
  IdParams,
  idsDe,
  type Lidos,
  MAXIMO_DO_LOTE,
  paragrafoOpcional,
  texto,
  textoOpcional,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';

const NOME_INVALIDO = 'O nome deve ter de 1 a 120 caracteres.';

/** What the volume of a service is counted in: 'funcionários', 'notas'. */
export const UNIDADE = textoOpcional(40, 'A unidade pode ter no máximo 40 caracteres.');

const campos = {
  nome: texto(120, NOME_INVALIDO).min(1, NOME_INVALIDO),
  descricao: paragrafoOpcional(2_000, 'A descrição pode ter no máximo 2.000 caracteres.'),
  /** The unit that a contract begins with. */
  unidade: UNIDADE,
  ativo: z.boolean({ error: 'Informe se está em uso.' }),
};

/** A service that the firm offers (page book #58, §4.2). */
export const DadosDeServico = z.object({ ...campos, ativo: campos.ativo.default(true) });
export type DadosDeServico = z.output<typeof DadosDeServico>;

/** Absent fields stay as they are. */
const EdicaoDeServico = z.object({ ...z.object(campos).partial().shape, ...versaoLida });
export type EdicaoDeServico = z.output<typeof EdicaoDeServico>;

export const Servico = z.object({
  id: z.int(),
  nome: z.string(),
  descricao: z.string().nullable(),
  unidade: z.string().nullable(),
  ativo: z.boolean(),
  /** Contracts with it, in any status, of the clients that the reader sees. */
  contratos_total: z.int(),
  versao: z.int(),
} satisfies Lidos<typeof DadosDeServico.shape>);
export type Servico = z.infer<typeof Servico>;

export const ORDENS_DE_SERVICOS = ['nome'] as const;

const FiltrosDeServicos = z.object({
  /** Name; accents and case are ignored. */
  termo: busca(200).optional(),
  ativo: Booleano.optional(),
  ordenar: enumeracao(ORDENS_DE_SERVICOS, 'Ordem', 'inválida').default('nome'),
  direcao: enumeracao(['asc', 'desc'], 'Direção', 'inválida').default('asc'),
  ...paginacao(50, 200),
});
export type FiltrosDeServicos = z.output<typeof FiltrosDeServicos>;

const SituacaoDeServicos = z.object({
  ids: idsDe('Informe a lista de serviços.', MAXIMO_DO_LOTE),
  ativo: campos.ativo,
});
export type SituacaoDeServicos = z.output<typeof SituacaoDeServicos>;

export const servicosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/servicos',
    acesso: 'contratos:visualizar',
    resumo: 'Serviços que o escritório oferece, paginados',
    query: FiltrosDeServicos,
    response: z.object({ servicos: z.array(Servico), ...rodapeDaLista }),
  }),
  ler: endpoint({
    method: 'GET',
    path: '/api/servicos/{id}',
    acesso: 'contratos:visualizar',
    resumo: 'Um serviço',
    params: IdParams,
    response: Servico,
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/servicos',
    acesso: 'configuracoes:editar',
    resumo: 'Criar um serviço',
    body: DadosDeServico,
    response: Servico,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/servicos/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Mudar um serviço',
    params: IdParams,
    body: EdicaoDeServico,
    response: Servico,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/servicos/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Excluir um serviço que nenhum contrato tem',
    params: IdParams,
    response: Feito,
  }),
  mudarVarios: endpoint({
    method: 'POST',
    path: '/api/servicos/situacao',
    acesso: 'configuracoes:editar',
    resumo: 'Pôr em uso, ou tirar de uso, vários serviços de uma vez',
    body: SituacaoDeServicos,
    /** Those that changed: the others were so already. */
    response: z.object({ success: z.literal(true), alterados: z.array(z.int()) }),
  }),
} as const;
