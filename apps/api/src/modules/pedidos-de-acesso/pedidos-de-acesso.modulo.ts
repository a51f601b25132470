import type { Modulo } from '../../platform/modulo.ts';
import { acessoPedido } from './acesso-pedido.aviso.ts';
import { palavras } from './auditoria.rules.ts';
import { meusDados } from './meus-dados.service.ts';
import { fechamento } from './pedidos-de-acesso.jobs.ts';
import { registrarRotasDosPedidosDeAcesso } from './pedidos-de-acesso.routes.ts';

export const pedidosDeAcesso: Modulo = {
  nome: 'pedidos-de-acesso',
  avisos: [acessoPedido],
  rotas: [registrarRotasDosPedidosDeAcesso],
  trabalhos: [fechamento],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./pedidos-de-acesso.exemplos.ts'),
};
