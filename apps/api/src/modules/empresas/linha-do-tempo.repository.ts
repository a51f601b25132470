import { and, desc, eq } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { empresas } from '../clientes/clientes.tables.ts';

export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'empresas',
    acontecimento: 'empresa_criada',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({ id: empresas.id, em: empresas.criado_em, nome: empresas.razao_social })
        .from(empresas)
        .where(
          and(
            eq(empresas.cliente_id, clienteId),
            noEscopoDeClientes(ator, empresas.cliente_id),
            depoisDoCorte(empresas.criado_em, empresas.id),
          ),
        )
        .orderBy(desc(empresas.criado_em), desc(empresas.id))
        .limit(literal(limite));
      return linhas.map(({ nome, ...linha }) => ({
        ...linha,
        titulo: `Nova empresa: ${nome}`,
        url: `/empresas?empresa=${linha.id}`,
      }));
    },
  },
];
