import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { type ContratoAberto, contratosEndpoints } from '@dominio/contrato/contratos';
import { type Aditivo, aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { responder } from '../rede.ts';
import { umNome } from './pessoa.ts';
import { responderRegistro } from './registro.ts';

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
  ...mudancas,
});

/** Answers the search for responsible people with those of these names that have the term. */
export function responderOpcoesDoContrato(responsaveis: readonly string[] = []): void {
  responder(opcoesDosContratosEndpoints.responsaveis, ({ query: { termo = '' } }) =>
    responsaveis
      .map((nome, i) => ({ ...umNome(nome, 41 + i), time_nome: null }))
      .filter(({ nome }) => nome.toLowerCase().includes(termo.toLowerCase())),
  );
  responder(opcoesDosContratosEndpoints.times, []);
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
  responder(aditivosEndpoints.listar, () => ({ aditivos: [...aditivos], total: aditivos.length }));
  const mudarStatus = responder(contratosEndpoints.mudarStatus, ({ params: { id }, body }) => {
    const { status_contrato } = body;
    return contratos.mudar(id, {
      status_contrato,
      proximos_status: proximos[status_contrato] ?? [],
    });
  });
  return { ...chamadas, contratos, mudarStatus };
}
