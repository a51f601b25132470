import type { PapelDoContato } from '@dominio/contrato/contatos';
import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import type { TipoDeCertificado } from '@dominio/contrato/empresas-certificado';
import { sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes } from '../../platform/acesso/escopo.ts';
import { type Db, literal } from '../../platform/db.ts';
import { empresas } from '../clientes/clientes.tables.ts';
import { contatos } from '../contatos/contatos.tables.ts';
import { contratoAditivos, contratos } from '../contratos/contratos.tables.ts';

interface Contrato extends Record<string, unknown> {
  numero: string;
  data_fim: string | null;
  /** The day that is marked for its end, which then does not wait for its term. */
  encerra_em: string | null;
  renovacao_automatica: boolean;
  mes_reajuste: number | null;
  /** Whether it was adjusted in this month already. */
  reajustado: boolean;
}

/** The contracts of a client in the actor's scope that have begun and not ended, by number. */
export async function lerContratos(
  db: Db,
  ator: Ator,
  clienteId: number,
  hoje: string,
): Promise<Contrato[]> {
  const { rows } = await db.execute<Contrato>(sql`
    select k.numero_contrato as numero, k.data_fim::text as data_fim,
      k.encerra_em::text as encerra_em, k.renovacao_automatica,
      case when k.indice_reajuste is distinct from 'SEM_REAJUSTE' then k.mes_reajuste end as mes_reajuste,
      exists (select 1 from ${contratoAditivos} a where a.contrato_id = k.id and a.tipo = 'reajuste'
        and a.vigencia_em >= date_trunc('month', ${hoje}::date)) as reajustado
    from ${contratos} k
    where k.cliente_id = ${clienteId} and ${noEscopoDeClientes(ator, sql`k.cliente_id`)}
      and k.status_contrato in ('EM_IMPLANTACAO', 'ATIVO', 'SUSPENSO')
    order by k.numero_contrato`);
  return rows;
}

interface Certificado extends Record<string, unknown> {
  empresa: string;
  tipo: TipoDeCertificado | null;
  certificado_ate: string;
  total: number;
}

/**
 * The digital certificates of a client's companies in the actor's scope that end by a day, those that
 * are over already included, by that day; none of a company that is closed.
 */
export async function lerCertificados(db: Db, ator: Ator, clienteId: number, ate: string) {
  const { rows } = await db.execute<Certificado>(sql`
    select e.razao_social as empresa, e.certificado_tipo as tipo,
      e.certificado_ate::text as certificado_ate, count(*) over ()::int as total
    from ${empresas} e
    where e.cliente_id = ${clienteId} and ${noEscopoDeClientes(ator, sql`e.cliente_id`)}
      and e.status <> 'baixada' and e.certificado_ate <= ${ate}::date
    order by e.certificado_ate, e.id
    limit ${literal(MAXIMO_POR_TABELA)}`);
  return rows;
}

interface Contato extends Record<string, unknown> {
  nome: string;
  cargo: string | null;
  papeis: PapelDoContato[];
  telefone: string | null;
  whatsapp: string | null;
  total: number;
}

/** The contacts of a client in the actor's scope who are still there, those who decide first. */
export async function lerContatos(db: Db, ator: Ator, clienteId: number): Promise<Contato[]> {
  const { rows } = await db.execute<Contato>(sql`
    select c.nome, c.cargo, c.papeis, c.telefone, c.whatsapp, count(*) over ()::int as total
    from ${contatos} c
    where c.cliente_id = ${clienteId} and ${noEscopoDeClientes(ator, sql`c.cliente_id`)}
      and c.saiu_em is null and c.absorvido_por_id is null
    order by ('decisor' = any(c.papeis)) desc, (cardinality(c.papeis) > 0) desc,
      c.nome collate "pt-BR-x-icu", c.id
    limit ${literal(MAXIMO_POR_TABELA)}`);
  return rows;
}
