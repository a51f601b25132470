import { AGENDA, type Alegacao, FIM_E_COMECO } from './contradicoes-do-tempo.apoio.ts';

const PESSOAS: readonly Alegacao[] = [
  [
    'a contact who is a partner is one by the register of the client’s companies',
    `select k.cliente_id, k.nome from contatos k where 'socio' = any (k.papeis) and not exists (
      select from empresas e join empresa_socios s on s.empresa_id = e.id
      where e.cliente_id = k.cliente_id and s.nome = k.nome and s.ate is null)`,
  ],
  [
    'whoever decides at a client with partners is the one who runs it',
    `select k.cliente_id, k.nome from contatos k join empresa_socios s on s.empresa_id = k.empresa_id
      where 'decisor' = any (k.papeis) and s.administrador and s.ate is null and s.nome <> k.nome`,
  ],
  [
    'the partners of today share the whole of a company, and those who left are gone',
    `select empresa_id from empresa_socios group by 1
      having sum(participacao_milionesimos) filter (where ate is null) is distinct from 1000000
        or max(ate) > :hoje or bool_or(ate <= desde) or max(desde) > :hoje`,
  ],
  [
    'nobody has a company alone that was opened before one person might',
    `select e.id from empresas e join empresa_socios s on s.empresa_id = e.id
      where e.data_abertura < '2019-09-20' group by 1 having count(*) = 1`,
  ],
  [
    'the partners of a branch are those of its head office, since the same day',
    `select f.id from empresas f where f.matriz_id is not null and
      (select coalesce(json_agg(row(s.nome, s.cpf_cnpj, s.desde, s.ate) order by ordem)::text, '')
        from empresa_socios s where s.empresa_id = f.id) <>
      (select coalesce(json_agg(row(s.nome, s.cpf_cnpj, s.desde, s.ate) order by ordem)::text, '')
        from empresa_socios s where s.empresa_id = f.matriz_id)`,
  ],
  [
    'who has access to a client’s area is its contact, by the same name and address',
    `select u.id, u.nome from usuarios u where u.client_id is not null and not exists (
      select from contatos k where k.usuario_id = u.id and k.cliente_id = u.client_id
        and k.nome = u.nome and k.email = u.email)`,
  ],
  [
    'who has access and is a partner has one CPF',
    `select u.id from usuarios u join contatos k on k.usuario_id = u.id
      join empresa_socios s on s.empresa_id = k.empresa_id and s.nome = k.nome
      where u.cpf <> s.cpf_cnpj`,
  ],
  [
    'nobody is a contact twice, at one client or at two',
    `select nome from contatos group by nome having count(*) > 1
      union all select email from contatos group by email having count(*) > 1`,
  ],
  [
    'the people of a client and its company have addresses of one domain, which is no other client’s',
    `select k.cliente_id, k.email from contatos k join empresas e on e.id = k.empresa_id
      where k.email <> 'cliente@dominio.demo' and split_part(k.email, '@', 2) <> split_part(e.email, '@', 2)
      union all select min(cliente_id), split_part(email, '@', 2) from contatos
      where email <> 'cliente@dominio.demo' group by 2 having count(distinct cliente_id) > 1`,
  ],
  [
    'a client whose books the firm keeps has no other accountant',
    `select k.cliente_id, k.nome from contatos k where 'contador_externo' = any (k.papeis) and exists (
      select from contratos c join contrato_servicos x on x.contrato_id = c.id
      join servicos s on s.id = x.servico_id
      where c.cliente_id = k.cliente_id and s.nome = 'Escrituração contábil')`,
  ],
  [
    'a client without a payroll has nobody who cares for it, no such service and no note of it',
    `select c.id, 'contato' from clientes c join contatos k on k.cliente_id = c.id
      where not c.tem_folha and 'rh' = any (k.papeis)
      union all select c.id, 'serviço' from clientes c join contratos k on k.cliente_id = c.id
      join contrato_servicos x on x.contrato_id = k.id join servicos s on s.id = x.servico_id
      where not c.tem_folha and s.nome = 'Folha de pagamento'
      union all select c.id, 'nota' from clientes c join notas n on n.cliente_id = c.id
      where not c.tem_folha and n.texto ilike '%folha%'`,
  ],
  [
    'the firm makes the payroll of as many people as a client has',
    `select k.id from contratos k join clientes c on c.id = k.cliente_id
      join contrato_servicos x on x.contrato_id = k.id
      where x.unidade = 'funcionários' and x.volume_limite < c.numero_funcionarios`,
  ],
  [
    'who serves a client is active, of the staff, and sees it',
    `select v.usuario_id, v.cliente_id from usuario_clientes v join usuarios u on u.id = v.usuario_id
      join grupos g on g.id = u.grupo_id where u.situacao <> 'ativo' or u.grupo_id = 2 or not
        (g.can_see_all_clients or g.can_see_team_clients or g.only_see_linked_clients)`,
  ],
  [
    'whoever wrote a note of a client, or books an appointment with it, sees the client',
    `select x.* from (select autor_id as quem, cliente_id, 'nota' from notas
        union all select criado_por, cliente_id, 'agendamento' from agendamentos
        where cliente_id is not null) x (quem, cliente_id, o_que)
      join usuarios u on u.id = x.quem join grupos g on g.id = u.grupo_id
      where not g.can_see_all_clients
        and not exists (select from usuario_clientes v
          where v.usuario_id = u.id and v.cliente_id = x.cliente_id)
        and not (g.can_see_team_clients and exists (select from time_clientes t
          where t.time_id = u.time_id and t.cliente_id = x.cliente_id))`,
  ],
  [
    'nobody was hired as a child',
    `select id from usuarios where data_admissao < data_nascimento + interval '16 years'`,
  ],
];

/** The state of a telephone, by its first digits (Anatel). */
const UF_DO_DDD = (telefone: string) => `case
  when substr(${telefone}, 2, 2)::int between 11 and 19 then 'SP'
  when substr(${telefone}, 2, 2)::int between 21 and 24 then 'RJ'
  when substr(${telefone}, 2, 2)::int between 31 and 38 then 'MG'
  when substr(${telefone}, 2, 2)::int between 41 and 46 then 'PR'
  when substr(${telefone}, 2, 2)::int between 47 and 49 then 'SC'
  when substr(${telefone}, 2, 2)::int between 51 and 55 then 'RS'
  when substr(${telefone}, 2, 2)::int in (62, 64) then 'GO'
  when substr(${telefone}, 2, 2)::int between 71 and 77 then 'BA'
  when substr(${telefone}, 2, 2)::int in (81, 87) then 'PE' end`;

const EMPRESAS: readonly Alegacao[] = [
  [
    'telephones, postal codes and state registrations are of the company’s state',
    `select e.id, e.uf, e.telefone, e.cep, e.inscricao_estadual from empresas e
      where e.telefone is not null and ${UF_DO_DDD('e.telefone')} <> e.uf
        or e.cep is not null and case e.uf when 'SP' then e.cep not between '01000000' and '19999999'
          when 'RJ' then e.cep not between '20000000' and '28999999'
          when 'MG' then e.cep not between '30000000' and '39999999'
          when 'BA' then e.cep not between '40000000' and '48999999'
          when 'PE' then e.cep not between '50000000' and '56999999'
          when 'GO' then e.cep not between '74000000' and '76799999'
          when 'PR' then e.cep not between '80000000' and '87999999'
          when 'SC' then e.cep not between '88000000' and '89999999'
          when 'RS' then e.cep not between '90000000' and '99999999' end
        or e.inscricao_estadual <> 'ISENTO' and length(e.inscricao_estadual) <> case e.uf
          when 'SP' then 12 when 'RJ' then 8 when 'MG' then 13 when 'PR' then 10 when 'RS' then 10
          else 9 end`,
  ],
  [
    'the people of a client have telephones of where it is',
    `select k.id, k.telefone, e.telefone from contatos k join empresas e on e.id = k.empresa_id
      where left(k.telefone, 4) <> left(e.telefone, 4)`,
  ],
  [
    'a company is entered with the state where it sells goods, carries or serves meals, and only there',
    `select id, cnae_principal, inscricao_estadual from empresas where cnae_principal is not null
      and (inscricao_estadual = 'ISENTO')
        = (cnae_principal ~ '^(0[1-3]|[12][0-9]|3[0-3]|45[13]|4[679]|56)')`,
  ],
  [
    'companies are older than the first contract of their client',
    `select e.id from empresas e join contratos k on k.cliente_id = e.cliente_id
      where e.data_abertura >= k.data_inicio`,
  ],
  [
    'only companies opened since July 2026 have letters in their CNPJ',
    `select id, cnpj, data_abertura from empresas
      where cnpj ~ '[A-Z]' and data_abertura < '2026-07-01'`,
  ],
  [
    'a company that was closed is closed for the tax office, and its client no longer served',
    `select e.id from empresas e join clientes c on c.id = e.cliente_id
      where (e.status = 'baixada') <> (c.situacao = 'encerrado')
        or (e.status = 'baixada') <> (e.situacao_cadastral = 'baixada')
        or e.status_desde < c.data_inicio`,
  ],
  [
    'no certificate or regime is older than its company',
    `select e.id, 'certificado' from empresas e where e.certificado_desde < e.data_abertura
      union all select e.id, 'regime' from empresas e join empresa_regimes r on r.empresa_id = e.id
      where r.desde < e.data_abertura`,
  ],
  [
    'a regime is allowed to a company of that revenue and that form',
    `select e.id, r.regime from empresa_regimes r join empresas e on e.id = r.empresa_id
      join clientes c on c.id = e.cliente_id
      where r.regime = 'mei' or c.porte = 'mei'
        or c.porte = 'grande' and r.regime not in ('lucro_real', 'imune_isenta')
        or c.porte = 'medio' and r.regime = 'simples_nacional'
        or e.razao_social like '% S.A.' and r.regime = 'simples_nacional'
        or (e.natureza_juridica = '3999') <> (r.regime = 'imune_isenta')`,
  ],
  [
    'the legal form is the one that the legal name tells of; an association has no partners',
    `select id, razao_social, natureza_juridica from empresas where natureza_juridica <> case
        when razao_social like '% S.A.' then '2054' when razao_social like '%Advogados' then '2232'
        when razao_social like 'Instituto %' then '3999' else '2062' end
      union all select e.id, e.razao_social, 'sócios' from empresas e
      where e.razao_social like 'Instituto %' and (e.capital_social_centavos is not null
        or exists (select from empresa_socios s where s.empresa_id = e.id))`,
  ],
];

/** What no register of an invented firm may say: of its people, its time and its companies. */
export const ALEGACOES: readonly Alegacao[] = [...PESSOAS, ...FIM_E_COMECO, ...AGENDA, ...EMPRESAS];
