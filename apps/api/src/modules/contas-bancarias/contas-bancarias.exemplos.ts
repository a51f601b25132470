import { contasBancariasEndpoints } from '@dominio/contrato/contas-bancarias';
import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarContaBancaria } from '../../../test/factories/contas-bancarias.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco } = cena;
  const { id: cliente_id } = await meuCliente(cena);
  const conta = await criarContaBancaria(banco, { cliente_id });
  const encerrada = await criarContaBancaria(banco, { cliente_id, encerrada_em: '2026-03-02' });
  const alheio = { id: (await criarContaBancaria(banco)).id };
  const params = { id: conta.id };
  const daEquipe = [200, 200, 200, 403] as const;
  return {
    'GET /api/contas-bancarias': { query: { termo: 'a' }, papeis: daEquipe },
    'GET /api/contas-bancarias/avisos': { query: { cliente_id }, papeis: daEquipe },
    'GET /api/contas-bancarias/responsaveis': { query: { termo: 'a' }, papeis: daEquipe },
    'GET /api/bancos': {
      query: { termo: 'inter' },
      papeis: [200, 200, 200, 200],
      aoCliente: 'a published list, of which they name the bank of an account they propose',
    },
    'GET /api/contas-bancarias/{id}': { params, alheio, papeis: daEquipe },
    'POST /api/contas-bancarias': {
      body: { cliente_id, tipo: 'caixa', apelido: 'Caixa da loja' },
      papeis: [201, 201, 201, 403],
    },
    'PUT /api/contas-bancarias/{id}': {
      params,
      alheio,
      body: { apelido: 'Folha' },
      papeis: daEquipe,
    },
    'DELETE /api/contas-bancarias/{id}': {
      quem: 'administrador',
      params,
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
    'POST /api/contas-bancarias/{id}/encerrar': { params, alheio, body: {}, papeis: daEquipe },
    'POST /api/contas-bancarias/{id}/reabrir': {
      params: { id: encerrada.id },
      alheio,
      body: {},
      papeis: daEquipe,
    },
  };
};

export const substantivos: Substantivos = async ({ banco }) => {
  const cliente = await criarCliente(banco);
  const um = await criarUsuario(banco);
  const outro = await criarUsuario(banco);
  return {
    'conta bancária': {
      criar: contasBancariasEndpoints.criar,
      editar: contasBancariasEndpoints.atualizar,
      ler: contasBancariasEndpoints.ler,
      exemplos: {
        cliente_id: [cliente.id, cliente.id],
        empresa_id: [cliente.empresa_id, null],
        tipo: ['corrente', 'poupanca'],
        banco_ispb: ['60701190', '00360305'],
        agencia: ['1234', '4321-X'],
        conta: ['56789', '98765'],
        digito: ['0', 'X'],
        chaves_pix: [['financeiro@padaria.com.br'], ['52998224725', '+5511987654321']],
        saldo_inicial_centavos: [10_00, -250_00],
        saldo_inicial_em: ['2026-01-01', '2026-02-01'],
        forma_extrato: ['ofx', 'open_finance'],
        responsavel_extrato_id: [um.id, outro.id],
      },
      // Of a card alone, which has no branch: `contas-bancarias.test.ts` writes it.
      fora: ['versao', 'dia_fechamento_fatura'],
      entregue: { por: contasBancariasEndpoints.listar },
      auditada: 'conta_bancaria.alterada',
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon records: tests of its own say what it changes': [
    'POST /api/contas-bancarias/{id}/encerrar',
    'POST /api/contas-bancarias/{id}/reabrir',
  ],
};
