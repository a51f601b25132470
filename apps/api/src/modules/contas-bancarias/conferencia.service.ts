import type { DadosDeContaBancaria } from '@dominio/contrato/contas-bancarias-campos';
import { recusasDaConta, recusasDoTipo } from '@dominio/contrato/contas-bancarias-tipos';
import type { ContextoDeTransacao } from '../../platform/contexto.ts';
import { dadosInvalidos } from '../../platform/erros.ts';
import { vincularResponsavel } from '../clientes/vinculo.service.ts';
import { contraResponsavel } from '../contratos/opcoes.service.ts';
import { contraEmpresa } from '../empresas/do-cliente.service.ts';
import { bancoDe } from './bancos.rules.ts';
import { veValores } from './contas-bancarias.policy.ts';
import { contraSaldoEm } from './contas-bancarias.rules.ts';

type Enviados = Partial<Omit<DadosDeContaBancaria, 'cliente_id'>>;
type Conta = Omit<DadosDeContaBancaria, 'cliente_id'> & { readonly encerrada_em?: string | null };
type Recusas = Readonly<Record<string, string | number | false | null | undefined>>;

const SO_QUEM_VE = 'Só quem vê os saldos das contas pode informá-los.';

/** Why a balance, or its day, may not be sent by this person. */
const recusasDoValor = ({ ator }: ContextoDeTransacao, enviados: Enviados): Recusas =>
  veValores(ator)
    ? {}
    : {
        saldo_inicial_centavos: enviados.saldo_inicial_centavos !== undefined && SO_QUEM_VE,
        saldo_inicial_em: enviados.saldo_inicial_em !== undefined && SO_QUEM_VE,
      };

/** The client of an account, and the company that it names before it is written, if any. */
interface Dono {
  readonly clienteId: number;
  readonly empresaId?: number | null;
}

/** Why what an account refers to cannot be referred to. */
async function recusasDoQueCita(
  tx: ContextoDeTransacao,
  { clienteId, empresaId: antes }: Dono,
  { banco_ispb, empresa_id: empresaId, responsavel_extrato_id }: Enviados,
): Promise<Recusas> {
  return {
    banco_ispb: banco_ispb && !bancoDe(banco_ispb) && 'Escolha o banco da lista.',
    empresa_id: await contraEmpresa(tx, { clienteId, empresaId, antes }),
    responsavel_extrato_id:
      responsavel_extrato_id && (await contraResponsavel(tx, responsavel_extrato_id, clienteId)),
  };
}

/**
 * Checks what is sent of an account, and the account that it makes. Who answers for the statement is
 * linked to the client.
 *
 * @param enviados what is sent, without what stays as it is.
 * @param conta the account as it will be.
 * @throws Recusa 422 with every wrong field.
 */
export async function conferirConta(
  tx: ContextoDeTransacao,
  dono: Dono,
  enviados: Enviados,
  conta: Conta,
): Promise<void> {
  const recusas: readonly Recusas[] = [
    recusasDoTipo(conta.tipo, enviados),
    recusasDaConta(conta),
    await recusasDoQueCita(tx, dono, enviados),
    { saldo_inicial_em: contraSaldoEm(enviados.saldo_inicial_em, conta.encerrada_em) },
    recusasDoValor(tx, enviados),
  ];
  const erros = recusas.flatMap((umas) =>
    Object.entries(umas).flatMap(([campo, mensagem]) =>
      typeof mensagem === 'string' && mensagem !== '' ? [{ campo, mensagem }] : [],
    ),
  );
  if (erros.length > 0) throw dadosInvalidos(erros);
  if (enviados.responsavel_extrato_id) {
    await vincularResponsavel(tx, enviados.responsavel_extrato_id, [dono.clienteId]);
  }
}
