import type { Rota } from './rota.ts';

export const modelosChecklist: readonly Rota[] = [
  {
    path: '/configuracoes/checklist',
    titulo: 'Itens do checklist',
    guarda: 'staff',
    permissao: 'clientes:visualizar',
    mais: ['configuracoes:editar', 'clientes:exportar'],
    pagina: 'modelos-checklist',
    acima: '/configuracoes',
    vizinhas: ['/checklist-cadastro', '/configuracoes'],
    palavras: 'modelo cadastro documentos pendências etapas',
  },
];
