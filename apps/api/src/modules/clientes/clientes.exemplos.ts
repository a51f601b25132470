import { clientesEndpoints } from '@dominio/contrato/clientes';
import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCampoPersonalizado } from '../../../test/factories/campos-personalizados.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco } = cena;
  const cliente = await meuCliente(cena);
  const clienteAlheio = await criarCliente(banco);
  const aArquivar = await meuCliente(cena);
  return {
    'GET /api/clients': { papeis: [200, 200, 200, 403] },
    'GET /api/clients/quem-atende': { papeis: [200, 200, 200, 403] },
    'GET /api/clients/filtered': { query: { termo: 'a' }, papeis: [200, 200, 200, 403] },
    'GET /api/clients/{id}': {
      params: { id: cliente.id },
      alheio: { id: clienteAlheio.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/clients/{id}/historico-campos': {
      params: { id: cliente.id },
      query: { campos: 'segmento' },
      alheio: { id: clienteAlheio.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/clients/{id}/quem-atende': {
      params: { id: cliente.id },
      alheio: { id: clienteAlheio.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/clients/{id}/reunioes': {
      params: { id: cliente.id },
      alheio: { id: clienteAlheio.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/usuarios/me/clientes-favoritos': { papeis: [200, 200, 200, 403] },
    'PUT /api/usuarios/me/clientes-favoritos/{id}': {
      params: { id: cliente.id },
      alheio: { id: clienteAlheio.id },
      papeis: [200, 200, 200, 403],
    },
    'DELETE /api/usuarios/me/clientes-favoritos/{id}': {
      params: { id: cliente.id },
      alheio: { id: clienteAlheio.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/clients/homonimos': {
      quem: 'administrador',
      query: { nome: 'Da matriz' },
      papeis: [200, 200, 403, 403],
    },
    'PUT /api/clients/{id}': {
      quem: 'administrador',
      params: { id: cliente.id },
      body: { segmento: 'Comércio' },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/clients/{id}/arquivar': {
      quem: 'administrador',
      params: { id: aArquivar.id },
      body: { motivo: 'nao_contratou' },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'a part of a record, told with it: tests of its own say what it changes': [
    'POST /api/clients/{id}/arquivar',
  ],
};

export const substantivos: Substantivos = async ({ banco }) => {
  const { id: campo } = await criarCampoPersonalizado(banco);
  return {
    cliente: {
      criar: cadastroDeClientesEndpoints.criar,
      editar: clientesEndpoints.atualizar,
      ler: clientesEndpoints.ler,
      exemplos: {
        situacao: ['prospecto', 'implantacao'],
        // The CPF is a person's: both values of it are told of one.
        natureza: ['pessoa_fisica', 'pessoa_fisica'],
        porte: ['mei', 'pequeno'],
        origem: ['indicacao', 'site'],
        curva: ['A', 'B'],
        canal_preferido: ['email', 'telefone'],
        faturamento_faixa: ['ate_81_mil', 'ate_360_mil'],
        meios_recebimento: [['pix', 'boleto'], ['cartao']],
        campos_personalizados: [{ [campo]: 'A-1' }, { [campo]: 'B-2' }],
        base_legal: ['obrigacao_legal', 'consentimento'],
        consentimentos: [['novidades'], ['pesquisas']],
      },
      fixos: ['natureza'],
      // The parts of a situation belong to some of them alone: `situacao.test.ts`.
      fora: [
        'empresa',
        'contrato',
        // A link, which the client's own record does not tell: `novo-cliente.test.ts`.
        'responsavel_id',
        'situacao_motivo',
        'situacao_detalhe',
        'situacao_desde',
        'situacao_ato',
        'versao',
      ],
      entregue: 'clients are exported by their companies and contracts, in lists of these',
      auditada: 'cliente.alterado',
    },
  };
};
