import type { StatusDoContrato } from '@dominio/contrato/clientes';
import {
  type ContratoAberto,
  contratosEndpoints,
  type ServicoDoContrato,
} from '@dominio/contrato/contratos';
import {
  ACOMPANHAMENTOS,
  acompanhamentoDosContratosEndpoints,
} from '@dominio/contrato/contratos-acompanhamento';
import { type Aditivo, aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { type Anexo, anexosEndpoints } from '@dominio/contrato/contratos-anexos';
import type { MotivoDoEncerramento } from '@dominio/contrato/contratos-encerramento';
import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { dataCivil } from '@dominio/contrato/datas';
import { responder } from '../rede.ts';
import { definidos } from './definidos.ts';
import { umNome } from './pessoa.ts';
import { responderRegistro } from './registro.ts';
import { responderServicos, umServico } from './servico.ts';

/** A service of a contract, without a limit. */
export const umServicoDoContrato = (nome: string, servico_id: number): ServicoDoContrato => ({
  servico_id,
  nome,
  volume_limite: null,
  unidade: null,
  sla_horas: null,
  valor_centavos: null,
});

/** A draft contract as the drawer reads it. */
export const umContrato = (mudancas: Partial<ContratoAberto> = {}): ContratoAberto => ({
  id: 71,
  numero_contrato: '2026-0071',
  cliente_id: 31,
  cliente_nome: 'Padaria Aurora',
  empresa_id: null,
  empresa_nome: null,
  cnpj: null,
  status_contrato: 'RASCUNHO',
  proximos_status: [],
  data_inicio: null,
  data_fim: null,
  data_assinatura: null,
  indice_reajuste: null,
  mes_reajuste: null,
  dia_vencimento: null,
  renovacao_automatica: false,
  aviso_previo_dias: null,
  motivo_encerramento: null,
  motivo: null,
  aviso_em: null,
  encerra_em: null,
  valor_mensal_centavos: null,
  ve_valor: true,
  servicos: [],
  responsavel_id: null,
  responsavel_nome: null,
  time_id: null,
  time_nome: null,
  versao: 1,
  agendamentos_futuros: 0,
  aditivos_total: 0,
  responsaveis_do_cliente: [],
  proxima_vigencia: null,
  ...mudancas,
});

/**
 * Answers the search for responsible people with those of these names that have the term; there are
 * no teams, and the services Fiscal and Folha.
 */
export function responderOpcoesDoContrato(responsaveis: readonly string[] = []): void {
  responder(opcoesDosContratosEndpoints.responsaveis, ({ query: { termo = '' } }) =>
    responsaveis
      .map((nome, i) => ({ ...umNome(nome, 41 + i), time_nome: null }))
      .filter(({ nome }) => nome.toLowerCase().includes(termo.toLowerCase())),
  );
  responder(opcoesDosContratosEndpoints.times, []);
  responderServicos([
    umServico({ id: 2, nome: 'Fiscal', unidade: 'notas' }),
    umServico({ id: 1, nome: 'Folha' }),
  ]);
}

/** An attachment as the panel reads it. */
export const umAnexo = (mudancas: Partial<Anexo> = {}): Anexo => ({
  id: 91,
  nome: 'contrato.pdf',
  tipo: 'outro',
  aditivo_id: null,
  aditivo_numero: null,
  tamanho_bytes: 348_160,
  criado_em: '2026-03-09T12:00:00.000Z',
  criado_por_nome: 'Camila Duarte',
  ...mudancas,
});

/** An amendment of a contract in force, by which its due day changed. */
export const umAditivo = (mudancas: Partial<Aditivo> = {}): Aditivo => ({
  id: 31,
  numero: 1,
  tipo: 'alteracao',
  descricao: 'Passa a vencer no dia 7',
  vigencia_em: '2026-02-12',
  criado_em: '2026-02-12T13:00:00.000Z',
  criado_por_nome: 'Helena Barreto',
  mudancas: [{ campo: 'dia_vencimento', antes: 5, depois: 7 }],
  ...mudancas,
});

/** Answers the calls for a contract's attachments, which are sent, saved and deleted. */
export function responderAnexos(iniciais: readonly Anexo[] = []) {
  let anexos = [...iniciais];
  responder(anexosEndpoints.listar, () => ({ anexos, total: anexos.length }));
  const enviar = responder(anexosEndpoints.enviar, async ({ request }) => {
    const campos = await request.formData();
    const { name: nome, size: tamanho_bytes } = campos.get('arquivo') as File;
    const tipo = campos.get('tipo') as Anexo['tipo'];
    const aditivo_id = campos.has('aditivo_id') ? Number(campos.get('aditivo_id')) : null;
    const novo = umAnexo({ id: 92 + anexos.length, nome, tipo, aditivo_id, tamanho_bytes });
    anexos = [novo, ...anexos];
    return novo;
  });
  const excluir = responder(anexosEndpoints.excluir, ({ params: { anexo_id } }) => {
    anexos = anexos.filter(({ id }) => id !== anexo_id);
    return { success: true, message: 'Anexo excluído.' };
  });
  return { enviar, excluir };
}

/**
 * Answers the calls for a firm's contracts.
 *
 * @param proximos the statuses that may follow each status, for tests that change it.
 */
export function responderContratos(
  iniciais: readonly ContratoAberto[] = [],
  aditivos: readonly Aditivo[] = [],
  proximos: Partial<Record<StatusDoContrato, StatusDoContrato[]>> = {},
) {
  const { registro: contratos, ...chamadas } = responderRegistro(contratosEndpoints, {
    iniciais,
    um: umContrato,
    linhas: 'contratos',
    texto: ({ numero_contrato }) => numero_contrato,
  });
  const contar = responder(acompanhamentoDosContratosEndpoints.contar, {
    acompanhamentos: ACOMPANHAMENTOS.map((acompanhamento) => ({ acompanhamento, total: 0 })),
  });
  responder(aditivosEndpoints.listar, () => ({ aditivos: [...aditivos], total: aditivos.length }));
  responder(anexosEndpoints.listar, { anexos: [], total: 0 });
  const mudarStatus = responder(contratosEndpoints.mudarStatus, ({ params: { id }, body }) => {
    const { status_contrato, motivo_encerramento, motivo, aviso_em, encerra_em } = body;
    const terminou = status_contrato === 'ENCERRADO' || status_contrato === 'CANCELADO';
    const fim = {
      motivo_encerramento: (terminou && (motivo_encerramento as MotivoDoEncerramento)) || null,
      motivo: (terminou && motivo) || null,
      aviso_em: (terminou && aviso_em) || null,
      encerra_em: (terminou && encerra_em) || null,
    };
    // With a day to come the contract stays as it is until then.
    if (fim.encerra_em && fim.encerra_em > dataCivil(new Date())) return contratos.mudar(id, fim);
    return contratos.mudar(id, {
      status_contrato,
      proximos_status: proximos[status_contrato] ?? [],
      ...fim,
    });
  });
  // Services are sent by their ids, and answered by their names.
  const atualizar = responder(contratosEndpoints.atualizar, ({ params: { id }, body }) => {
    const { versao: _, aditivo: __, servicos, ...campos } = body;
    const nomeados = servicos?.map(({ servico_id, ...combinado }) => ({
      ...umServicoDoContrato(`Serviço ${servico_id}`, servico_id),
      ...definidos(combinado),
    }));
    return contratos.mudar(id, definidos({ ...campos, servicos: nomeados }));
  });
  return { ...chamadas, atualizar, contar, contratos, mudarStatus };
}
