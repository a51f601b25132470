import { NOME_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import type { DadosDoEvento } from '../../platform/eventos.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { emPalavras } from './configuracao-sistema.rules.ts';

/** 'Ana Souza mudou E-mail (SMTP): o servidor e a senha. A integração está ativa.' */
export async function fraseDaMudanca(
  { banco }: Trabalho,
  { autorId, integracao, campos, ligada }: DadosDoEvento<'integracao.alterada'>,
) {
  const autor = (await lerContato(banco, autorId))?.nome ?? 'Outra pessoa';
  const estado = ligada ? 'ativa' : 'inativa';
  return `${autor} mudou ${NOME_DA_INTEGRACAO[integracao]}: ${emPalavras(campos)}. A integração está ${estado}.`;
}
