import { z } from 'zod';
import { dia, IdParams, versaoLida } from './campos.ts';
import { ContratoAberto } from './contratos.ts';
import { descricaoDoAditivo, Valor } from './contratos-termos.ts';
import { diaEscrito } from './datas.ts';
import { endpoint } from './endpoint.ts';

/** What is said of an end before the new period, of the day on which that begins. */
export const fimAntesDaVigencia = (inicio: string) =>
  `A nova vigência começa em ${diaEscrito(inicio)}: informe um fim a partir desse dia.`;

/** The new period begins the day after the end; an amount that is absent stays as it is. */
const Renovacao = z.object({
  data_fim: dia('Informe a nova data de fim.'),
  valor_mensal_centavos: Valor,
  descricao: descricaoDoAditivo,
  ...versaoLida,
});
export type Renovacao = z.output<typeof Renovacao>;

export const renovacaoDosContratosEndpoints = {
  renovar: endpoint({
    method: 'POST',
    path: '/api/contratos/{id}/renovar',
    acesso: 'contratos:editar',
    resumo: 'Renovar um contrato em vigor a partir do dia seguinte ao fim',
    params: IdParams,
    body: Renovacao,
    response: ContratoAberto,
  }),
} as const;
