import { diaEscrito } from '@dominio/contrato/datas';
import { and, desc, eq } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { auditoriaEventos as eventos } from '../../platform/auditoria/auditoria.tables.ts';
import { mudancasDoCliente } from '../../platform/auditoria/mudancas.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { nomeComFinal } from './contas-bancarias.rules.ts';
import { contasBancarias } from './contas-bancarias.tables.ts';

/** What the name is made of: on a timeline, which a dossier prints, a number is told by its end. */
const DO_NOME = {
  tipo: contasBancarias.tipo,
  apelido: contasBancarias.apelido,
  banco_ispb: contasBancarias.banco_ispb,
  conta: contasBancarias.conta,
};

const urlDe = (id: number) => `/contas-bancarias?conta=${id}`;

/** What was done to an account: the day that it was closed on is told, which need not be that of the act. */
function feito(acao: string, depois: Record<string, unknown> | null): string {
  if (acao === 'conta_bancaria.reaberta') return 'Conta bancária reaberta';
  const dia = depois?.encerrada_em;
  return typeof dia === 'string'
    ? `Conta bancária encerrada em ${diaEscrito(dia)}`
    : 'Conta bancária encerrada';
}

export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'contas',
    acontecimento: 'conta_criada',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: contasBancarias.id,
          em: contasBancarias.criado_em,
          ...DO_NOME,
        })
        .from(contasBancarias)
        .where(
          and(
            eq(contasBancarias.cliente_id, clienteId),
            noEscopoDeClientes(ator, contasBancarias.cliente_id),
            depoisDoCorte(contasBancarias.criado_em, contasBancarias.id),
          ),
        )
        .orderBy(desc(contasBancarias.criado_em), desc(contasBancarias.id))
        .limit(literal(limite));
      return linhas.map(({ id, em, ...conta }) => ({
        id,
        em,
        titulo: `Nova conta bancária: ${nomeComFinal(conta)}`,
        url: urlDe(id),
      }));
    },
  },
  {
    tipo: 'contas',
    acontecimento: 'conta_mudou',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: eventos.id,
          em: eventos.criado_em,
          acao: eventos.acao,
          depois: eventos.depois,
          conta_id: contasBancarias.id,
          ...DO_NOME,
          autor: usuarios.nome,
        })
        .from(eventos)
        .innerJoin(contasBancarias, eq(contasBancarias.id, eventos.objeto_id))
        .leftJoin(usuarios, eq(usuarios.id, eventos.usuario_id))
        .where(
          and(
            mudancasDoCliente({
              clienteId,
              objetoTipo: 'conta_bancaria',
              acoes: ['conta_bancaria.encerrada', 'conta_bancaria.reaberta'],
            }),
            noEscopoDeClientes(ator, contasBancarias.cliente_id),
            depoisDoCorte(eventos.criado_em, eventos.id),
          ),
        )
        .orderBy(desc(eventos.criado_em), desc(eventos.id))
        .limit(literal(limite));
      return linhas.map(({ id, em, autor, acao, depois, conta_id, ...conta }) => ({
        id,
        em,
        autor,
        detalhe: nomeComFinal(conta),
        titulo: feito(acao, depois),
        url: urlDe(conta_id),
      }));
    },
  },
];
