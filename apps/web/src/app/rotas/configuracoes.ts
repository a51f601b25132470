import { modelosChecklist } from './modelos-checklist.ts';
import type { Rota } from './rota.ts';

export const configuracoes: readonly Rota[] = [
  {
    path: '/configuracoes',
    titulo: 'Configurações',
    guarda: 'staff',
    permissao: 'configuracoes:visualizar',
    mais: ['configuracoes:editar'],
    pagina: 'configuracoes',
    menu: { administrativo: 'Configurações', barra: 'Configurações' },
    vizinhas: ['/configuracoes/notificacoes', '/personalizacao', '/inicio'],
    prioridade: 'baixa',
    palavras: 'ajustes escritório integrações e-mail smtp',
  },
  {
    path: '/configuracoes/notificacoes',
    titulo: 'Notificações',
    guarda: 'staff',
    pagina: 'notificacoes-configuracao',
    vizinhas: ['/configuracoes', '/minha-conta'],
    palavras: 'avisos sino e-mail push silencioso resumo preferências',
  },
  { path: '/settings', guarda: 'alias', destino: '/configuracoes' },
  ...modelosChecklist,
];
