import { diaEscrito } from '@dominio/contrato/datas';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import { and, desc, eq } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { empresaRegimes } from './regimes.tables.ts';

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
  {
    tipo: 'empresas',
    acontecimento: 'empresa_regime',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: empresaRegimes.id,
          em: empresaRegimes.criado_em,
          regime: empresaRegimes.regime,
          desde: empresaRegimes.desde,
          empresa: empresas.id,
          nome: empresas.razao_social,
        })
        .from(empresaRegimes)
        .innerJoin(empresas, eq(empresas.id, empresaRegimes.empresa_id))
        .where(
          and(
            eq(empresas.cliente_id, clienteId),
            noEscopoDeClientes(ator, empresas.cliente_id),
            depoisDoCorte(empresaRegimes.criado_em, empresaRegimes.id),
          ),
        )
        .orderBy(desc(empresaRegimes.criado_em), desc(empresaRegimes.id))
        .limit(literal(limite));
      return linhas.map(({ id, em, regime, desde, empresa, nome }) => ({
        id,
        em,
        titulo: `Regime tributário: ${NOME_DO_REGIME[regime]} a partir de ${diaEscrito(desde)}`,
        detalhe: nome,
        url: `/empresas?empresa=${empresa}`,
      }));
    },
  },
];
