import type { TipoDeAviso } from '../../../platform/aviso.ts';
import { aQuemContar } from '../../usuarios/acesso/acesso.service.ts';
import { lerNomeDoCliente } from './pedidos.repository.ts';
import type {} from './usuarios.events.ts';

const FEITO = {
  convite: (nome: string) => `convidou ${nome} para a área do cliente`,
  papeis: (nome: string) => `mudou os papéis de ${nome}`,
  retirada: (nome: string) => `retirou o acesso de ${nome} à área do cliente`,
} as const;

/** To who serves the client, or else its team, what its own administrators changed. */
export const usuariosDoCliente: TipoDeAviso = {
  tipo: 'usuarios_do_cliente',
  titulo: 'Usuários do cliente',
  descricao: 'Um cliente que você atende mudou quem tem acesso à área dele.',
  categoria: 'contratos',
  grupos: 'da_regra',
  padrao: { sistema: true, email: false, push: false },
  quando: {
    async 'usuarios_do_cliente.mudaram'(dados, { banco, agora }) {
      const { clienteId, autorId, autor, tipo, nome, contatoId, em } = dados;
      const cliente = await lerNomeDoCliente(banco, clienteId);
      if (cliente === undefined) return;
      const contato = contatoId === null ? '' : `&contato=${contatoId}`;
      return {
        usuarioIds: await aQuemContar(
          { db: banco, agora },
          clienteId,
          'contatos_importantes:visualizar',
        ),
        mensagem: `${autor}, de ${cliente}, ${FEITO[tipo](nome)}.`,
        url: `/contatos-importantes?cliente_id=${clienteId}${contato}`,
        trackingKey: `usuarios_do_cliente:cliente:${clienteId}:${tipo}:${contatoId}:${em}`,
        criadoPor: autorId,
        visto: { clienteId, permissao: 'contatos_importantes:visualizar' },
      };
    },
  },
};
