/**
 * What no register of an invented firm may say, since another of its registers says otherwise: each a
 * claim, and the query that finds what contradicts it. `:hoje` is the day on which the data were made.
 */
export type Alegacao = readonly [claim: string, contradictions: string];

/** The day of an instant in São Paulo. */
const dia = (instante: string) => `(${instante} at time zone 'America/Sao_Paulo')::date`;

const ARQUIVADO = `c.situacao in ('encerrado', 'inativo')`;

/** Whether a day is one on which the firm serves the client `c`. */
const servido = (instante: string) =>
  `c.data_inicio <= ${dia(instante)} and ${dia(instante)}
    <= coalesce(c.data_encerramento, case when not ${ARQUIVADO} then date 'infinity' end)`;

export const FIM_E_COMECO: readonly Alegacao[] = [
  [
    'an appointment with a client is of a day on which the firm serves it',
    `select a.cliente_id, a.data_hora_inicio from agendamentos a join clientes c on c.id = a.cliente_id
      where (${servido('a.data_hora_inicio')}) is not true`,
  ],
  [
    'what is noted or said of a client is of a day on which the firm serves it',
    `select c.id, n.criado_em from notas n join clientes c on c.id = n.cliente_id
      where (${servido('n.criado_em')}) is not true
      union all select c.id, r.criado_em from checklist_respostas r join clientes c on c.id = r.cliente_id
      where (${servido('r.criado_em')}) is not true`,
  ],
  [
    'what a client’s record holds was entered as the firm came to know it, not when the data were made',
    `select 'conta', b.id, b.criado_em from contas_bancarias b where ${dia('b.criado_em')} >= :hoje
      union all select 'regime', r.id, r.criado_em from empresa_regimes r
      where ${dia('r.criado_em')} >= :hoje and r.desde < :hoje`,
  ],
  [
    'of a client that is no longer served nothing is open: question, pinned note, account, contract',
    `select c.id, 'pedido' from clientes c join checklist_respostas r on r.cliente_id = c.id
      where ${ARQUIVADO} and r.estado <> 'ok'
      union all select c.id, 'nota' from clientes c join notas n on n.cliente_id = c.id
      where ${ARQUIVADO} and n.fixada
      union all select c.id, 'conta' from clientes c join contas_bancarias b on b.cliente_id = c.id
      where ${ARQUIVADO} and b.encerrada_em is null
      union all select c.id, 'contrato' from clientes c join contratos k on k.cliente_id = c.id
      where ${ARQUIVADO} and k.status_contrato not in ('ENCERRADO', 'CANCELADO')`,
  ],
  [
    'a company has been a client since its first contract in force, and one without is none',
    `select c.id from clientes c left join contratos k on k.cliente_id = c.id
        and k.status_contrato not in ('RASCUNHO', 'CANCELADO')
      where c.natureza = 'empresa' group by c.id
      having min(k.data_inicio) is distinct from c.data_inicio`,
  ],
  [
    'a client stands with the firm as its contracts do',
    `select c.id, c.situacao from clientes c
      left join lateral (select array_agg(k.status_contrato) as deles from contratos k
        where k.cliente_id = c.id) k on true
      where c.natureza = 'empresa' and not case c.situacao
        when 'ativo' then 'ATIVO' = any (deles)
        when 'implantacao' then 'EM_IMPLANTACAO' = any (deles)
        when 'aviso_previo' then 'SUSPENSO' = any (deles)
        when 'encerrado' then 'ENCERRADO' = any (deles)
        when 'prospecto' then coalesce('RASCUNHO' = all (deles), true)
        else 'CANCELADO' = all (deles) end`,
  ],
  [
    'a situation that needs a reason has one, and its day',
    `select id, situacao from clientes c where
      (situacao in ('aviso_previo', 'encerrado', 'inativo')
        and (situacao_motivo is null or situacao_desde is null or situacao_desde > :hoje))
      or (${ARQUIVADO}) <> (data_encerramento is not null)`,
  ],
  [
    'a contract that ended has a day and a reason, and one whose end was announced has them too',
    `select id, status_contrato from contratos where
      (status_contrato in ('ENCERRADO', 'CANCELADO') or aviso_em is not null)
        and (encerra_em is null or motivo_encerramento is null or encerra_em < data_inicio)
      or status_contrato = 'ENCERRADO' and data_fim is distinct from encerra_em
      or status_contrato in ('ENCERRADO', 'CANCELADO') and encerra_em > :hoje
      or aviso_em > :hoje`,
  ],
  [
    'a client that is leaving has a contract whose end is marked',
    `select c.id from clientes c where c.situacao = 'aviso_previo' and not exists (
      select from contratos k where k.cliente_id = c.id and k.aviso_em = c.situacao_desde)`,
  ],
  [
    'only a draft is of days to come, nothing but a draft was never begun, and each ends after it began',
    `select id from contratos where (status_contrato = 'RASCUNHO') <> (data_inicio > :hoje)
      or data_fim <= data_inicio or ${dia('criado_em')} > data_inicio
      or left(numero_contrato, 4) <> to_char(data_inicio, 'YYYY')`,
  ],
  [
    'one contract followed the other: none that ended ran beside the one that took its place',
    `select a.id from contratos a join contratos b on b.cliente_id = a.cliente_id
        and b.status_contrato in ('ATIVO', 'ENCERRADO') and b.id <> a.id
      where a.status_contrato = 'ENCERRADO' and a.data_inicio < b.data_inicio
        and a.data_fim >= b.data_inicio`,
  ],
  [
    'no account of a client is older than the firm’s work, or closed before it',
    `select b.id from contas_bancarias b join clientes c on c.id = b.cliente_id
      where b.saldo_inicial_em < c.data_inicio or b.encerrada_em < c.data_inicio
        or b.encerrada_em < b.saldo_inicial_em or c.data_inicio is null`,
  ],
];

const SEGUNDA_A_SEXTA = (origem: string, instante: string) =>
  `select '${origem}', ${instante} as em from ${origem}`;

export const AGENDA: readonly Alegacao[] = [
  [
    'everything was written in the working week',
    `select * from (${[
      SEGUNDA_A_SEXTA('clientes', 'criado_em'),
      SEGUNDA_A_SEXTA('empresas', 'criado_em'),
      SEGUNDA_A_SEXTA('contratos', 'criado_em'),
      SEGUNDA_A_SEXTA('contatos', 'criado_em'),
      SEGUNDA_A_SEXTA('notas', 'criado_em'),
      SEGUNDA_A_SEXTA('checklist_respostas', 'criado_em'),
      SEGUNDA_A_SEXTA('agendamentos', 'criado_em'),
      SEGUNDA_A_SEXTA('notificacoes', 'criado_em'),
      `${SEGUNDA_A_SEXTA('agendamentos', 'status_em')} where ${dia('status_em')} <> :hoje`,
    ].join(' union all ')}) x (origem, em)
      where extract(isodow from ${dia('em')}) > 5
        or (em at time zone 'America/Sao_Paulo')::time not between '08:00' and '18:00'`,
  ],
  [
    'what replaces an appointment was booked when that was called off, not before',
    `select a.id from agendamentos a join agendamentos b on b.id = a.reagendado_de_id
      where a.criado_em < b.status_em or b.status not like 'REAGENDADO%'`,
  ],
  [
    'an appointment is of the type that its title says, and of the client that it names',
    `select a.id from agendamentos a join tipos_agendamento t on t.id = a.tipo_agendamento_id
      left join clientes c on c.id = a.cliente_id
      where (t.nome = 'Plantão de dúvidas') <> (a.titulo = 'Plantão de dúvidas')
        or (a.titulo like '% – %') <> (c.id is not null)
        or a.titulo not like '% – ' || c.nome`,
  ],
  [
    'no title speaks of a tax or a payroll that the client may not have',
    `select id, titulo from agendamentos where cliente_id is not null
      and split_part(titulo, ' – ', 1) ~* '(simples|folha|contribuições|inicial)'`,
  ],
  [
    'a message says what was done',
    `select id, mensagem from notificacoes
      where tipo_evento <> 'agendamento_criado' and mensagem like '% marcou %'`,
  ],
];
