import { and, desc, eq, isNull } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { auditoriaEventos as eventos } from '../../platform/auditoria/auditoria.tables.ts';
import { mudancasDoCliente } from '../../platform/auditoria/mudancas.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { contatos } from './contatos.tables.ts';

const urlDe = (id: number) => `/contatos-importantes?contato=${id}`;

const FEITO: Readonly<Record<string, string>> = {
  'contato.saiu': 'saiu do cliente',
  'contato.voltou': 'voltou ao cliente',
  'contato.convidado': 'foi convidado para a área do cliente',
  'contato.papeis_mudados': 'teve os papéis mudados na área do cliente',
  'contato.acesso_retirado': 'perdeu o acesso à área do cliente',
};

export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'contatos',
    acontecimento: 'contato_criado',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: contatos.id,
          em: contatos.criado_em,
          nome: contatos.nome,
          detalhe: contatos.cargo,
        })
        .from(contatos)
        .where(
          and(
            eq(contatos.cliente_id, clienteId),
            noEscopoDeClientes(ator, contatos.cliente_id),
            isNull(contatos.absorvido_por_id),
            depoisDoCorte(contatos.criado_em, contatos.id),
          ),
        )
        .orderBy(desc(contatos.criado_em), desc(contatos.id))
        .limit(literal(limite));
      return linhas.map(({ nome, ...linha }) => ({
        ...linha,
        titulo: `Novo contato: ${nome}`,
        url: urlDe(linha.id),
      }));
    },
  },
  {
    tipo: 'contatos',
    acontecimento: 'contato_mudou',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: eventos.id,
          em: eventos.criado_em,
          acao: eventos.acao,
          contato_id: contatos.id,
          nome: contatos.nome,
          autor: usuarios.nome,
        })
        .from(eventos)
        .innerJoin(contatos, eq(contatos.id, eventos.objeto_id))
        .leftJoin(usuarios, eq(usuarios.id, eventos.usuario_id))
        .where(
          and(
            mudancasDoCliente({ clienteId, objetoTipo: 'contato', acoes: Object.keys(FEITO) }),
            noEscopoDeClientes(ator, contatos.cliente_id),
            isNull(contatos.absorvido_por_id),
            depoisDoCorte(eventos.criado_em, eventos.id),
          ),
        )
        .orderBy(desc(eventos.criado_em), desc(eventos.id))
        .limit(literal(limite));
      return linhas.map(({ acao, nome, contato_id, ...linha }) => ({
        ...linha,
        titulo: `${nome} ${FEITO[acao]}`,
        url: urlDe(contato_id),
      }));
    },
  },
];
