import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { servicos } from '../servicos/servicos.tables.ts';
import { contratoServicos, contratos } from './contratos.tables.ts';

/** What an accounting firm offers, and in what each is counted. */
const SERVICOS = [
  ['Escrituração contábil', 'lançamentos'],
  ['Escrituração fiscal', 'notas'],
  ['Folha de pagamento', 'funcionários'],
  ['BPO financeiro', 'títulos'],
  ['Assessoria societária', null],
  ['Consultoria tributária', 'horas'],
  ['Abertura e baixa de empresas', null],
] as const;

/**
 * What else is agreed of each contract, the same each time: of one whose end was announced, when its
 * notice ends. Of those in force some end soon and some are not signed; one in twelve is adjusted in each month.
 */
export async function semearCondicoes(db: Db, hoje: string): Promise<void> {
  await db.execute(sql`
    update ${contratos} set
      indice_reajuste = (array['IPCA', 'IGPM', 'INPC', 'IPCA', 'SALARIO_MINIMO', 'SEM_REAJUSTE'])[1 + id % 6],
      mes_reajuste = case when id % 6 = 5 then null else 1 + id % 12 end,
      dia_vencimento = (array[5, 10, 15, 20])[1 + id % 4],
      renovacao_automatica = id % 3 = 0,
      aviso_previo_dias = (array[30, 30, 60, 90])[1 + id % 4],
      data_assinatura = case when id % 7 > 0 and status_contrato not in ('RASCUNHO', 'CANCELADO')
        then data_inicio - 5 end,
      encerra_em = case when aviso_em is null then encerra_em
        else aviso_em + (array[30, 30, 60, 90])[1 + id % 4] end,
      data_fim = case when status_contrato in ('ATIVO', 'SUSPENSO') and aviso_em is null and id % 5 = 1
        then ${hoje}::date + (15 + 45 * (id / 5 % 9))::int else data_fim end`);
}

/**
 * Inserts the services, and one to four of them under each contract, the same each time. What they cost
 * is what the contract costs: as much each, in whole tens, and the first what is left.
 */
export async function semearServicos(db: Db): Promise<void> {
  const gravados = await db
    .insert(servicos)
    .values(SERVICOS.map(([nome, unidade]) => ({ nome, unidade })))
    .returning({ id: servicos.id });
  const ids = sql.join(
    gravados.map(({ id }) => sql`${id}::bigint`),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${contratoServicos}
      (contrato_id, servico_id, ordem, volume_limite, unidade, sla_horas, valor_centavos)
    select id, servico_id, n - 1,
      case when unidade = 'funcionários' then 10 * (1 + funcionarios / 10)
        when unidade is not null then 10 * (1 + (id * n) % 40) end, unidade,
      case when (id + n) % 3 > 0 then 24 * (1 + (id + n) % 3) end,
      case when n = 1 then valor - (quantos - 1) * parte else parte end
    from (
      select k.id, k.valor_mensal_centavos as valor, s.id as servico_id, s.n, s.unidade,
        coalesce(c.numero_funcionarios, 0) as funcionarios,
        count(*) over do_contrato as quantos,
        (k.valor_mensal_centavos / count(*) over do_contrato / 1000) * 1000 as parte
      from ${contratos} k
      join ${clientes} c on c.id = k.cliente_id
      join (select id, unidade, row_number() over (order by id) as n from ${servicos}
        where id in (${ids})) s on (s.n <= 1 + k.id % 4 or (k.id % 9 = 0 and s.n = 5 + k.id % 3))
        and (s.unidade is distinct from 'funcionários' or c.tem_folha)
      window do_contrato as (partition by k.id)) partes`);
}
