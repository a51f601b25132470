import {
  MOTIVOS_DA_SITUACAO,
  NOME_DA_SITUACAO_DO_CLIENTE,
  NOME_DO_MOTIVO_DA_SITUACAO,
  SITUACOES_DO_CLIENTE,
} from '@dominio/contrato/clientes-situacao';
import { and, desc, eq, sql } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { auditoriaEventos as eventos } from '../../platform/auditoria/auditoria.tables.ts';
import { mudancasDoCliente } from '../../platform/auditoria/mudancas.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

type Guardado = Record<string, unknown> | null;

const situacaoDe = (valores: Guardado): string | undefined => {
  const qual = SITUACOES_DO_CLIENTE.find((uma) => uma === valores?.situacao);
  return qual && NOME_DA_SITUACAO_DO_CLIENTE[qual];
};

/** From what, and why, of the list and in words. */
function detalheDe(antes: Guardado, depois: Guardado): string | null {
  const de = situacaoDe(antes);
  const motivo = MOTIVOS_DA_SITUACAO.find((um) => um === depois?.situacao_motivo);
  const texto = depois?.situacao_detalhe;
  const porque = [motivo && NOME_DO_MOTIVO_DA_SITUACAO[motivo], typeof texto === 'string' && texto];
  return (
    [de && `Antes: ${de}`, porque.filter(Boolean).join(': ')].filter(Boolean).join(' · ') || null
  );
}

/** How the client went on, ended and came back: the log alone remembers it. */
export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'situacao',
    acontecimento: 'cliente_situacao',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: eventos.id,
          em: eventos.criado_em,
          antes: eventos.antes,
          depois: eventos.depois,
          autor: usuarios.nome,
        })
        .from(eventos)
        .leftJoin(usuarios, eq(usuarios.id, eventos.usuario_id))
        .where(
          and(
            mudancasDoCliente({ clienteId, objetoTipo: 'cliente', acoes: ['cliente.alterado'] }),
            noEscopoDeClientes(ator, eventos.cliente_id),
            sql`${eventos.antes} ->> 'situacao' is distinct from ${eventos.depois} ->> 'situacao'`,
            depoisDoCorte(eventos.criado_em, eventos.id),
          ),
        )
        .orderBy(desc(eventos.criado_em), desc(eventos.id))
        .limit(literal(limite));
      return linhas.map(({ antes, depois, ...linha }) => ({
        ...linha,
        titulo: `Situação do cliente: ${situacaoDe(depois) ?? 'alterada'}`,
        detalhe: detalheDe(antes, depois),
        url: `/dados-cliente?cliente_id=${clienteId}`,
      }));
    },
  },
];
