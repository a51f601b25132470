import {
  AVISOS_DA_CONTA,
  bancosEndpoints,
  ContaBancaria,
  contasBancariasEndpoints,
} from '@dominio/contrato/contas-bancarias';
import { responder } from '../rede.ts';
import { responderRegistro } from './registro.ts';

/** The account in Itaú of the client 31. */
export const umaContaBancaria = (mudancas: Partial<ContaBancaria> = {}): ContaBancaria =>
  ContaBancaria.parse({
    id: 1,
    cliente_id: 31,
    cliente_nome: 'Padaria Aurora',
    nome: 'Conta da padaria',
    tipo: 'corrente',
    apelido: 'Conta da padaria',
    empresa_id: null,
    empresa_nome: null,
    banco_ispb: '60701190',
    banco_compe: '341',
    banco_nome: 'ITAÚ UNIBANCO S.A.',
    agencia: '1234',
    conta: '56789',
    digito: '0',
    chaves_pix: ['52998224725'],
    gerente: null,
    dia_fechamento_fatura: null,
    saldo_inicial_centavos: 1_500_00,
    saldo_inicial_em: '2026-01-02',
    ve_valor: true,
    forma_extrato: 'ofx',
    responsavel_extrato_id: null,
    responsavel_extrato_nome: null,
    conta_contabil: null,
    ativa: true,
    encerrada_em: null,
    avisos: [],
    versao: 1,
    ...mudancas,
  } satisfies ContaBancaria);

const BANCOS = [
  { ispb: '00000000', compe: '001', nome: 'Banco do Brasil S.A.' },
  { ispb: '60701190', compe: '341', nome: 'ITAÚ UNIBANCO S.A.' },
];

/** Answers the calls for the accounts of one client. */
export function responderContasBancarias(
  iniciais: readonly ContaBancaria[] = [umaContaBancaria()],
) {
  const { registro, ...chamadas } = responderRegistro(contasBancariasEndpoints, {
    iniciais,
    um: umaContaBancaria,
    linhas: 'contas_bancarias',
  });
  responder(bancosEndpoints.listar, { bancos: BANCOS });
  responder(contasBancariasEndpoints.responsaveis, []);
  const avisos = responder(contasBancariasEndpoints.avisos, () => ({
    total: registro.todas.filter((conta) => conta.avisos.length > 0).length,
    avisos: AVISOS_DA_CONTA.map((aviso) => ({
      aviso,
      total: registro.todas.filter((conta) => conta.avisos.includes(aviso)).length,
    })),
  }));
  const encerrar = responder(contasBancariasEndpoints.encerrar, ({ params: { id }, body }) =>
    registro.mudar(id, { ativa: false, encerrada_em: body.data ?? '2026-11-26' }),
  );
  const reabrir = responder(contasBancariasEndpoints.reabrir, ({ params: { id } }) =>
    registro.mudar(id, { ativa: true, encerrada_em: null }),
  );
  return { ...chamadas, contas: registro, avisos, encerrar, reabrir };
}
