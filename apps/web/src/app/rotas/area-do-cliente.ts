import type { Rota } from './rota.ts';

/** What the people of a client company see. */
export const areaDoCliente: readonly Rota[] = [
  {
    path: '/area-cliente',
    titulo: 'Área do Cliente',
    guarda: 'client',
    pagina: 'area-cliente',
    menu: { areaDoCliente: 'Início' },
    vizinhas: ['/area-cliente/dados'],
    papeis: ['cliente'],
  },
  {
    path: '/area-cliente/dados',
    titulo: 'Minha empresa',
    guarda: 'client',
    pagina: 'area-cliente-dados',
    menu: { areaDoCliente: 'Minha empresa' },
    vizinhas: ['/area-cliente'],
    palavras: 'dados cadastro cnpj endereco socios contatos contas contrato',
  },
  {
    path: '/area-cliente/usuarios',
    titulo: 'Usuários',
    guarda: 'client',
    pagina: 'area-cliente-usuarios',
    menu: { areaDoCliente: 'Usuários' },
    vizinhas: ['/area-cliente'],
    palavras: 'pessoas acesso convite papeis administrador',
  },
  {
    path: '/area-cliente/conta',
    titulo: 'Minha conta',
    guarda: 'client',
    pagina: 'area-cliente-conta',
    menu: { areaDoCliente: 'Minha conta' },
    vizinhas: ['/area-cliente'],
    palavras: 'notificacoes avisos e-mail sino push',
  },
];
