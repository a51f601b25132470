import { contratosEndpoints, type ServicoDoContrato } from '@dominio/contrato/contratos';
import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { formularioCom, PIXEL } from '../../../test/factories/imagens.ts';
import { criarModeloMinuta } from '../../../test/factories/modelos-minuta.ts';
import { criarServico } from '../../../test/factories/servicos.ts';
import { criarAdministrador, criarGestor, criarTime } from '../../../test/factories/usuarios.ts';
import type { Banco } from '../../platform/db.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';
import { contratoAnexos, contratos } from './contratos.tables.ts';

async function criarContratoEmVigor(banco: Banco, cliente_id: number) {
  const [contrato] = await banco
    .insert(contratos)
    .values({
      cliente_id,
      numero_contrato: `R-${cliente_id}`,
      status_contrato: 'ATIVO',
      data_fim: '2026-12-31',
    })
    .returning();
  if (!contrato) throw new Error('contrato não gravado');
  return contrato;
}

/** A picture as an attachment, as the form sends it. */
function anexoNoFormulario(): FormData {
  const formulario = formularioCom('arquivo', PIXEL, 'contrato.png');
  formulario.set('tipo', 'outro');
  return formulario;
}

async function criarAnexo(banco: Banco, contrato_id: number, criado_por: number) {
  const [anexo] = await banco
    .insert(contratoAnexos)
    .values({
      contrato_id,
      nome: 'contrato.png',
      tipo: 'outro',
      midia: 'image/png',
      tamanho_bytes: PIXEL.length,
      chave: 'contratos/exemplo.png',
      criado_por,
    })
    .returning();
  if (!anexo) throw new Error('anexo não gravado');
  return anexo;
}

export const exemplos: Exemplos = async (cena) => {
  const { banco, eu } = cena;
  const cliente = await meuCliente(cena);
  const clienteAlheio = await criarCliente(banco);
  const servico = await criarServico(banco);
  const aRenovar = await criarContratoEmVigor(banco, cliente.id);
  const modelo = await criarModeloMinuta(banco);
  const anexo = await criarAnexo(banco, cliente.contrato_id, eu);
  const anexoAlheio = await criarAnexo(banco, clienteAlheio.contrato_id, eu);
  return {
    'GET /api/contratos': { query: { status: 'ATIVO', limit: 1000 }, papeis: [200, 200, 200, 403] },
    'GET /api/contratos/acompanhamento': { papeis: [200, 200, 200, 403] },
    'GET /api/contratos/proximo-numero': { quem: 'administrador', papeis: [200, 200, 403, 403] },
    'GET /api/contratos/buscar-clientes': { query: { termo: 'a' }, papeis: [200, 200, 200, 403] },
    'GET /api/contratos/todos-clientes-ativos': { papeis: [200, 200, 200, 403] },
    'GET /api/clientes-contratos': { papeis: [200, 200, 200, 403] },
    'GET /api/contratos/{id}': {
      params: { id: cliente.contrato_id },
      alheio: { id: clienteAlheio.contrato_id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/contratos/opcoes/responsaveis': {
      query: { termo: 'a' },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/contratos/opcoes/times': { papeis: [200, 200, 200, 403] },
    'GET /api/contratos/{id}/aditivos': {
      params: { id: cliente.contrato_id },
      alheio: { id: clienteAlheio.contrato_id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/contratos/{id}/anexos': {
      params: { id: cliente.contrato_id },
      alheio: { id: clienteAlheio.contrato_id },
      papeis: [200, 200, 200, 403],
    },
    'POST /api/contratos/{id}/anexos': {
      quem: 'administrador',
      params: { id: cliente.contrato_id },
      body: anexoNoFormulario(),
      alheio: { id: NENHUM },
      papeis: [201, 201, 403, 403],
    },
    'GET /api/contratos/{id}/anexos/{anexo_id}': {
      params: { id: cliente.contrato_id, anexo_id: anexo.id },
      alheio: { id: clienteAlheio.contrato_id, anexo_id: anexoAlheio.id },
      // The row has no file: whoever may is told so.
      aceita: [404],
      papeis: [404, 404, 404, 403],
    },
    'DELETE /api/contratos/{id}/anexos/{anexo_id}': {
      quem: 'administrador',
      params: { id: cliente.contrato_id, anexo_id: anexo.id },
      alheio: { id: NENHUM, anexo_id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'GET /api/contratos/{id}/minuta': {
      quem: 'administrador',
      params: { id: cliente.contrato_id },
      query: { modelo_id: modelo.id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/contratos/{id}/minuta': {
      quem: 'administrador',
      params: { id: cliente.contrato_id },
      body: { modelo_id: modelo.id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/contratos/{id}/minuta/anexar': {
      quem: 'administrador',
      params: { id: cliente.contrato_id },
      body: { modelo_id: modelo.id },
      alheio: { id: NENHUM },
      papeis: [201, 201, 403, 403],
    },
    'POST /api/contratos': {
      quem: 'administrador',
      body: { cliente_id: cliente.id },
      papeis: [201, 201, 403, 403],
    },
    'PUT /api/contratos/{id}': {
      quem: 'administrador',
      params: { id: cliente.contrato_id },
      body: { servicos: [{ servico_id: servico.id }] },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/contratos/{id}/renovar': {
      quem: 'administrador',
      params: { id: aRenovar.id },
      body: { data_fim: '2027-12-31' },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/contratos/reajustes': {
      quem: 'administrador',
      body: {
        simular: true,
        contratos: [{ id: aRenovar.id, versao: 1 }],
        percentuais: [{ indice: 'IPCA', percentual_centesimos: 476 }],
      },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/contratos/aditivos/desfazer': {
      quem: 'administrador',
      body: { aditivos: [{ contrato_id: aRenovar.id, numero: 1, versao: 1 }] },
      // There is no amendment of the last minutes: whoever may is told so.
      aceita: [409],
      papeis: [409, 409, 403, 403],
    },
    'PATCH /api/contratos/{id}/status': {
      quem: 'administrador',
      params: { id: cliente.contrato_id },
      body: { status_contrato: 'EM_IMPLANTACAO' },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'DELETE /api/contratos/{id}': {
      quem: 'administrador',
      params: { id: cliente.contrato_id },
      alheio: { id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
  };
};

const umServico = (servico_id: number) => ({
  servico_id,
  volume_limite: 20,
  unidade: 'notas',
  sla_horas: 48,
  valor_centavos: 50_000,
});

/** Services as they were sent: without their names, and without what was not agreed. */
const lidos = {
  servicos: ({ servicos }: Readonly<Record<string, unknown>>) =>
    (servicos as ServicoDoContrato[]).map(({ nome: _, ...um }) =>
      Object.fromEntries(Object.entries(um).filter(([, valor]) => valor !== null)),
    ),
};

export const substantivos: Substantivos = async ({ banco }) => {
  const cliente = await criarCliente(banco);
  const [chefe, outro] = [await criarAdministrador(banco), await criarGestor(banco)];
  const [folha, fiscal] = [await criarServico(banco), await criarServico(banco)];
  const [timeA, timeB] = [await criarTime(banco), await criarTime(banco)];
  return {
    contrato: {
      criar: contratosEndpoints.criar,
      editar: contratosEndpoints.atualizar,
      ler: contratosEndpoints.ler,
      exemplos: {
        numero_contrato: ['N-100', 'N-200'],
        servicos: [[{ servico_id: folha.id }], [umServico(fiscal.id)]],
        data_fim: ['2027-03-02', '2027-04-06'],
        indice_reajuste: ['IPCA', 'IGPM'],
        mes_reajuste: [3, 4],
        dia_vencimento: [5, 10],
        aviso_previo_dias: [30, 60],
        responsavel_id: [chefe.id, outro.id],
        time_id: [timeA.id, timeB.id],
        cliente_id: [cliente.id, cliente.id],
        empresa_id: [cliente.empresa_id, null],
      },
      lidos,
      fora: ['aditivo', 'versao'],
      entregue: { por: contratosEndpoints.listar, lidos },
      auditada: 'contrato.alterado',
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'a file: the picture of a record, or a sheet with many of them': [
    'POST /api/contratos/{id}/anexos',
  ],
  'an act upon a record, by rules of its own': [
    'PATCH /api/contratos/{id}/status',
    'POST /api/contratos/{id}/minuta',
    'POST /api/contratos/{id}/minuta/anexar',
    'POST /api/contratos/{id}/renovar',
    'POST /api/contratos/aditivos/desfazer',
    'POST /api/contratos/reajustes',
  ],
};
