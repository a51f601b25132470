import type { Rota } from './rota.ts';

export const modelosMinuta: readonly Rota[] = [
  {
    path: '/configuracoes/minutas',
    titulo: 'Modelos de minuta',
    guarda: 'staff',
    permissao: 'contratos:visualizar',
    mais: ['configuracoes:editar', 'contratos:exportar'],
    pagina: 'modelos-minuta',
    acima: '/configuracoes',
    vizinhas: ['/contratos', '/configuracoes'],
    palavras: 'contrato modelo texto variáveis pdf',
  },
];
