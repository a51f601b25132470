import type { Rota } from './rota.ts';

export const servicos: readonly Rota[] = [
  {
    path: '/configuracoes/servicos',
    titulo: 'Serviços',
    guarda: 'staff',
    permissao: 'contratos:visualizar',
    mais: ['configuracoes:editar', 'contratos:exportar'],
    pagina: 'servicos',
    acima: '/configuracoes',
    vizinhas: ['/contratos', '/configuracoes'],
    palavras: 'catálogo volume unidade contratos',
  },
];
