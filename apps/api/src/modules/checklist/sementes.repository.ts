import { dataCivil } from '@dominio/contrato/datas';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { modelosChecklist } from '../modelos-checklist/modelos-checklist.tables.ts';
import { usuarioClientes } from '../usuarios/usuarios.tables.ts';
import { checklistRespostas } from './checklist.tables.ts';

/**
 * What the firm has of every client beside its record, the same each time: of a client that is served
 * most of it, of one that is being implemented some and the rest asked for, of one that it no longer
 * serves what it had, of one that it never served nothing; each said while the client was one.
 * Who is responsible for the client saw it and asked for it, on a weekday within working hours.
 */
export async function semearRespostas(db: Db, agora: Date): Promise<void> {
  await db.execute(sql`
    insert into ${checklistRespostas}
      (cliente_id, item_id, estado, evidencia, solicitado_em, solicitado_por, criado_em, atualizado_em, alterado_por)
    select cliente_id, item_id, estado,
      case estado when 'ok' then 'Conferido na pasta do cliente' when 'recebido' then 'Chegou por e-mail' end,
      case when estado <> 'ok' then em end, case when estado <> 'ok' then quem end, em, em, quem
    from (
      select c.id as cliente_id, i.id as item_id, u.quem,
        (dias.dia - greatest(0, extract(isodow from dias.dia)::int - 5) + time '09:00'
          + interval '1 minute' * ((c.id * 37 + i.n * 11) % 480))
          at time zone 'America/Sao_Paulo' as em,
        case
          when (c.id * 5 + i.n * 7) % 12 < case c.situacao when 'implantacao' then 5 else 9 end then 'ok'
          when c.data_encerramento is not null then null
          when i.responsavel <> 'cliente' or (c.id * 5 + i.n * 7) % 12 = 11 then null
          when (c.id * 5 + i.n * 7) % 12 = 10 then 'recebido'
          else 'solicitado'
        end as estado
      from ${clientes} c
      cross join (select id, responsavel, row_number() over (order by ordem, id) as n
        from ${modelosChecklist} where regra is null) i
      cross join lateral (select coalesce(c.data_encerramento, ${dataCivil(agora)}::date) as fim) ate
      -- Two days less than the client is one, which a weekend may take.
      cross join lateral (select ate.fim - 1 - ((c.id * 3 + i.n)
          % greatest(1, least(40, ate.fim - c.data_inicio - 3)))::int as dia) dias
      left join lateral (select usuario_id as quem from ${usuarioClientes}
        where cliente_id = c.id order by papel <> 'responsavel', usuario_id limit 1) u on true
      where c.data_inicio is not null) ditos
    where estado is not null`);
}
