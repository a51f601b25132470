import type { DadosDoEvento } from '../../platform/eventos.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import { lerContato } from '../pessoas/pessoas.service.ts';
import { lerNomeDaPermissao } from './pedidos-de-acesso.repository.ts';

/** The page where a request is decided: who asks, with their permissions. */
export const enderecoDoPedido = (autorId: number) =>
  `/gerenciar-usuarios?usuario=${autorId}&parte=permissoes`;

/** Who asks, and the permission by its name: 'Contratos: editar'. */
export async function ditoDoPedido(
  { banco }: Trabalho,
  { autorId, permissao }: DadosDoEvento<'acesso.pedido'>,
) {
  const autor = (await lerContato(banco, autorId))?.nome ?? 'Alguém da equipe';
  return { autor, oQue: (await lerNomeDaPermissao(banco, permissao)) ?? permissao };
}
