import { and, desc, eq, sql } from 'drizzle-orm';
import { empresas } from '../../modules/clientes/clientes.tables.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { auditoriaEventos as eventos } from '../../platform/auditoria/auditoria.tables.ts';
import { mudancasDoCliente } from '../../platform/auditoria/mudancas.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';

const FEITO: Readonly<Record<string, string>> = {
  'empresa.movida': 'veio de outro cliente',
  'empresa.devolvida': 'voltou de outro cliente',
  'empresa.saiu': 'foi para outro cliente',
};

/** Companies that came from another client, and those that went to one. */
export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'empresas',
    acontecimento: 'empresa_movida',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: eventos.id,
          em: eventos.criado_em,
          acao: eventos.acao,
          nome: sql<string>`${eventos.depois} ->> 'razao_social'`,
          empresa_id: empresas.id,
          autor: usuarios.nome,
        })
        .from(eventos)
        .leftJoin(
          empresas,
          and(eq(empresas.id, eventos.objeto_id), eq(empresas.cliente_id, clienteId)),
        )
        .leftJoin(usuarios, eq(usuarios.id, eventos.usuario_id))
        .where(
          and(
            mudancasDoCliente({ clienteId, objetoTipo: 'empresa', acoes: Object.keys(FEITO) }),
            noEscopoDeClientes(ator, eventos.cliente_id),
            depoisDoCorte(eventos.criado_em, eventos.id),
          ),
        )
        .orderBy(desc(eventos.criado_em), desc(eventos.id))
        .limit(literal(limite));
      return linhas.map(({ acao, nome, empresa_id, ...linha }) => ({
        ...linha,
        titulo: `${nome} ${FEITO[acao]}`,
        url: empresa_id === null ? null : `/empresas?empresa=${empresa_id}`,
      }));
    },
  },
];
