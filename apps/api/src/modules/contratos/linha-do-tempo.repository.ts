import { and, desc, eq } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { auditoriaEventos as eventos } from '../../platform/auditoria/auditoria.tables.ts';
import { mudancasDoCliente } from '../../platform/auditoria/mudancas.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { contratoAditivos, contratos } from './contratos.tables.ts';
import { mudancaEmPalavras } from './linha-do-tempo.rules.ts';

const urlDe = (id: number) => `/contratos?contrato=${id}`;

export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'contratos',
    acontecimento: 'contrato_criado',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({ id: contratos.id, em: contratos.criado_em, numero: contratos.numero_contrato })
        .from(contratos)
        .where(
          and(
            eq(contratos.cliente_id, clienteId),
            noEscopoDeClientes(ator, contratos.cliente_id),
            depoisDoCorte(contratos.criado_em, contratos.id),
          ),
        )
        .orderBy(desc(contratos.criado_em), desc(contratos.id))
        .limit(literal(limite));
      return linhas.map(({ numero, ...linha }) => ({
        ...linha,
        titulo: `Novo contrato: ${numero}`,
        url: urlDe(linha.id),
      }));
    },
  },
  {
    tipo: 'contratos',
    acontecimento: 'contrato_mudou_status',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: eventos.id,
          em: eventos.criado_em,
          acao: eventos.acao,
          antes: eventos.antes,
          depois: eventos.depois,
          contrato_id: contratos.id,
          numero: contratos.numero_contrato,
          autor: usuarios.nome,
        })
        .from(eventos)
        .innerJoin(contratos, eq(contratos.id, eventos.objeto_id))
        .leftJoin(usuarios, eq(usuarios.id, eventos.usuario_id))
        .where(
          and(
            mudancasDoCliente({
              clienteId,
              objetoTipo: 'contrato',
              acoes: ['contrato.status_alterado', 'contrato.fim_marcado', 'contrato.fim_retirado'],
            }),
            noEscopoDeClientes(ator, contratos.cliente_id),
            depoisDoCorte(eventos.criado_em, eventos.id),
          ),
        )
        .orderBy(desc(eventos.criado_em), desc(eventos.id))
        .limit(literal(limite));
      return linhas.map(({ acao, antes, depois, numero, contrato_id, ...linha }) => {
        const { oQue, detalhe } = mudancaEmPalavras(acao, antes, depois);
        return {
          ...linha,
          titulo: `Contrato ${numero}: ${oQue}`,
          detalhe,
          url: urlDe(contrato_id),
        };
      });
    },
  },
  {
    tipo: 'contratos',
    acontecimento: 'contrato_aditivo',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: contratoAditivos.id,
          em: contratoAditivos.criado_em,
          aditivo: contratoAditivos.numero,
          detalhe: contratoAditivos.descricao,
          contrato_id: contratos.id,
          numero: contratos.numero_contrato,
          autor: usuarios.nome,
        })
        .from(contratoAditivos)
        .innerJoin(contratos, eq(contratos.id, contratoAditivos.contrato_id))
        .innerJoin(usuarios, eq(usuarios.id, contratoAditivos.criado_por))
        .where(
          and(
            eq(contratos.cliente_id, clienteId),
            noEscopoDeClientes(ator, contratos.cliente_id),
            depoisDoCorte(contratoAditivos.criado_em, contratoAditivos.id),
          ),
        )
        .orderBy(desc(contratoAditivos.criado_em), desc(contratoAditivos.id))
        .limit(literal(limite));
      return linhas.map(({ aditivo, numero, contrato_id, ...linha }) => ({
        ...linha,
        titulo: `Aditivo ${aditivo} do contrato ${numero}`,
        url: urlDe(contrato_id),
      }));
    },
  },
];
