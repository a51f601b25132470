import type { PedidoDoCliente, UsuarioDoCliente } from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { Colega } from '../../contatos/colegas.service.ts';
import type { LinhaDePedido } from './pedidos.repository.ts';
import { acessoDe, administra, confirma } from './usuarios.rules.ts';

/** Who asks, with the roles that they have at the client. */
export interface Eu {
  readonly id: number;
  readonly papeis: readonly PapelDoContato[];
}

/** Row → person of the client, with what who asks may do about them. */
export function apresentarUsuario(eu: Eu, colega: Colega, agora: Date): UsuarioDoCliente {
  const { id, nome, email, papeis, avatar_chave, ultimo_acesso_em } = colega;
  const pode = administra(eu.papeis);
  return {
    id,
    nome,
    email,
    papeis,
    avatar_url: urlDoAvatar(id, avatar_chave),
    tem_avatar: avatar_chave !== null,
    acesso: acessoDe(colega, agora),
    ultimo_acesso_em: ultimo_acesso_em?.toISOString() ?? null,
    eu: id === eu.id,
    acoes: {
      mudar_papeis: pode && colega.saiu_em === null,
      reenviar: pode && colega.situacao === 'convidado' && colega.convite_expira_em !== null,
      retirar: pode && id !== eu.id,
    },
  };
}

/** Row → request that waits, with what who asks may do about it. */
export function apresentarPedido(eu: Eu, pedido: LinhaDePedido): PedidoDoCliente {
  const { usuario_id, papeis_antes: _, autor_id, criado_em, ...resto } = pedido;
  const decide = confirma(eu.papeis);
  const deMim = usuario_id === eu.id;
  return {
    ...resto,
    criado_em: criado_em.toISOString(),
    acoes: {
      confirmar: decide && !(deMim && pedido.tipo === 'retirada'),
      recusar: decide && autor_id !== eu.id,
      // A partner refuses; nobody else stops what is asked about themselves.
      cancelar: autor_id === eu.id || (administra(eu.papeis) && !decide && !deMim),
    },
  };
}
