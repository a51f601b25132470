import { diaEscrito } from '@dominio/contrato/datas';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import { STATUS_DA_EMPRESA, type StatusDaEmpresa } from '@dominio/contrato/empresas-status';
import { and, desc, eq } from 'drizzle-orm';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { auditoriaEventos as eventos } from '../../platform/auditoria/auditoria.tables.ts';
import { mudancasDoCliente } from '../../platform/auditoria/mudancas.ts';
import { literal } from '../../platform/db.ts';
import type { FonteDaLinhaDoTempo } from '../../platform/linha-do-tempo.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { empresaRegimes } from './regimes.tables.ts';

type Guardado = Record<string, unknown> | null;

const FEITO: Readonly<Record<StatusDaEmpresa, string>> = {
  ativa: 'Empresa reativada',
  suspensa: 'Empresa suspensa',
  baixada: 'Empresa baixada',
};

/** What a change of status did, since when, as the log kept it. */
function statusEmPalavras(depois: Guardado): string {
  const status = STATUS_DA_EMPRESA.find((um) => um === depois?.status);
  const desde = depois?.status_desde;
  const feito = status ? FEITO[status] : 'Status da empresa alterado';
  return typeof desde === 'string' ? `${feito} em ${diaEscrito(desde)}` : feito;
}

const motivoDoStatus = (depois: Guardado) =>
  typeof depois?.status_motivo === 'string' ? depois.status_motivo : null;

export const linhaDoTempo: readonly FonteDaLinhaDoTempo[] = [
  {
    tipo: 'empresas',
    acontecimento: 'empresa_criada',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: empresas.id,
          em: empresas.criado_em,
          nome: empresas.razao_social,
          tipo: empresas.tipo,
        })
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
      return linhas.map(({ nome, tipo, ...linha }) => ({
        ...linha,
        titulo: `Nova ${tipo === 'filial' ? 'filial' : 'empresa'}: ${nome}`,
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
  {
    tipo: 'empresas',
    acontecimento: 'empresa_status',
    ler: async ({ db, ator }, { clienteId, depoisDoCorte, limite }) => {
      const linhas = await db
        .select({
          id: eventos.id,
          em: eventos.criado_em,
          depois: eventos.depois,
          empresa: empresas.id,
          nome: empresas.razao_social,
          autor: usuarios.nome,
        })
        .from(eventos)
        .innerJoin(empresas, eq(empresas.id, eventos.objeto_id))
        .leftJoin(usuarios, eq(usuarios.id, eventos.usuario_id))
        .where(
          and(
            mudancasDoCliente({
              clienteId,
              objetoTipo: 'empresa',
              acoes: ['empresa.status_alterado'],
            }),
            noEscopoDeClientes(ator, empresas.cliente_id),
            depoisDoCorte(eventos.criado_em, eventos.id),
          ),
        )
        .orderBy(desc(eventos.criado_em), desc(eventos.id))
        .limit(literal(limite));
      return linhas.map(({ depois, empresa, nome, ...linha }) => ({
        ...linha,
        titulo: statusEmPalavras(depois),
        detalhe: [nome, motivoDoStatus(depois)].filter(Boolean).join(' · '),
        url: `/empresas?empresa=${empresa}`,
      }));
    },
  },
];
