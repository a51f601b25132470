import { modelosChecklistEndpoints } from '@dominio/contrato/modelos-checklist';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarModeloChecklist } from '../../../test/factories/modelos-checklist.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const { id } = await criarModeloChecklist(banco);
  const quemEdita = { quem: 'administrador', papeis: [200, 403, 403, 403] } as const;
  return {
    'GET /api/modelos-checklist': { query: { termo: 'a' }, papeis: [200, 200, 200, 403] },
    'GET /api/modelos-checklist/{id}': {
      params: { id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 200, 403],
    },
    'POST /api/modelos-checklist': {
      ...quemEdita,
      body: {
        titulo: `Alvará ${id}`,
        grupo: 'documentos',
        obrigatorio_em: 'onboarding',
        responsavel: 'cliente',
      },
      papeis: [201, 403, 403, 403],
    },
    'PUT /api/modelos-checklist/{id}': {
      ...quemEdita,
      params: { id },
      alheio: { id: NENHUM },
      body: { orientacao: 'Em PDF' },
    },
    'DELETE /api/modelos-checklist/{id}': { ...quemEdita, params: { id }, alheio: { id: NENHUM } },
    'POST /api/modelos-checklist/situacao': { ...quemEdita, body: { ids: [id], ativo: false } },
  };
};

export const substantivos: Substantivos = async () => ({
  'item do checklist': {
    criar: modelosChecklistEndpoints.criar,
    editar: modelosChecklistEndpoints.atualizar,
    ler: modelosChecklistEndpoints.ler,
    exemplos: {
      grupo: ['documentos', 'acessos'],
      regra: ['conta_saldo', 'conta_extrato'],
      obrigatorio_em: ['onboarding', 'treinamento'],
      responsavel: ['cliente', 'escritorio'],
      natureza: ['empresa', 'pessoa_fisica'],
      ordem: [10, 20],
    },
    fora: ['versao'],
    entregue: { por: modelosChecklistEndpoints.listar },
    auditada: 'modelo_checklist.alterado',
  },
});
