import type { Rota } from './rota.ts';

/** The person's own pages. */
export const conta: readonly Rota[] = [
  {
    path: '/minha-conta',
    titulo: 'Minha Conta',
    guarda: 'staff',
    mais: ['clientes:visualizar', 'usuarios:visualizar'],
    pagina: 'minha-conta',
    menu: { administrativo: 'Minha Conta', usuario: 'Minha Conta' },
    vizinhas: ['/inicio', '/personalizacao'],
    prioridade: 'baixa',
    palavras: 'perfil foto senha segurança sessões dispositivos dados lgpd',
  },
  {
    path: '/notificacoes',
    titulo: 'Notificações',
    guarda: 'staff',
    pagina: 'notificacoes',
    acima: '/minha-conta',
    menu: { usuario: 'Notificações' },
    vizinhas: ['/inicio', '/agenda'],
    palavras: 'avisos sino alertas não lidas adiadas importantes',
  },
  {
    path: '/personalizacao',
    titulo: 'Personalização',
    guarda: 'staff',
    mais: ['admin:gerenciar_sistema'],
    pagina: 'personalizacao',
    menu: { usuario: 'Personalização' },
    acima: '/minha-conta',
    vizinhas: ['/inicio', '/configuracoes'],
    palavras: 'tema cores aparência fundo botões fonte',
  },
];
