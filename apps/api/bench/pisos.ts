import type { Cenario, Pessoa } from './cenario.ts';
import type { Consulta } from './consulta.ts';

/**
 * The second floor: for each call one statement, as somebody who writes SQL well would write it for
 * this call alone, that gives everything the answer has. Parsed and planned once.
 */
const AGENDAMENTO = `a.id, a.titulo, a.descricao, a.data_hora_inicio, a.data_hora_termino,
  a.local_reuniao, a.link_reuniao, a.status, a.prioridade, a.privado, a.criado_por,
  a.motivo_cancelamento, a.motivo_reagendamento, a.motivo_reabertura, a.reagendado_de_id,
  a.criado_em, a.atualizado_em, a.versao,
  (select json_build_object('id', t.id, 'name', t.nome, 'nome', t.nome, 'cor', t.cor, 'icon', t.icone)
     from tipos_agendamento t where t.id = a.tipo_agendamento_id) as tipo_agendamento,
  (select json_build_object('id', u.id, 'nome', u.nome)
     from usuarios u where u.id = a.criado_por) as criador,
  (select json_build_object('id', c.id, 'nome', c.nome)
     from clientes c where c.id = a.cliente_id) as cliente,
  (select json_agg(json_build_object('id', u.id, 'nome', u.nome,
       'avatar_url', '/usuarios/' || u.id || '/avatar', 'tem_avatar', u.avatar_chave is not null,
       'resposta', p.resposta) order by u.nome collate "pt-BR-x-icu", u.id)
     from agendamento_participantes p join usuarios u on u.id = p.usuario_id
    where p.agendamento_id = a.id and p.participa) as participantes`;

const LISTA = `select ${AGENDAMENTO},
  (select count(*) from agendamento_participantes n
    where n.usuario_id = $1 and not n.excluido) as total
  from agendamento_participantes e join agendamentos a on a.id = e.agendamento_id
  where e.usuario_id = $1 and not e.excluido
  order by e.inicio desc, e.agendamento_id desc limit 20`;

const DETALHE = `select ${AGENDAMENTO},
  (select json_agg(json_build_object('id', h.id, 'acao', h.acao, 'descricao', h.descricao,
       'usuario', json_build_object('id', u.id, 'nome', u.nome), 'criado_em', h.criado_em)
       order by h.id desc)
     from agendamento_historico h left join usuarios u on u.id = h.usuario_id
    where h.agendamento_id = a.id) as historico,
  (select min(s.id) from agendamentos s
    where s.reagendado_de_id = a.id and s.excluido_em is null) as reagendado_para_id
  from agendamentos a
  where a.id = $1 and a.excluido_em is null and exists (
    select 1 from agendamento_participantes m where m.agendamento_id = a.id and m.usuario_id = $2)`;

const clientes = (escopo: string) => `select c.id, c.nome as name, c.nome, c.site, c.instagram,
  k.id as contrato_id, k.numero_contrato, k.status_contrato, e.id as empresa_id, e.cnpj, e.logo_chave as logo,
  (select count(*) from clientes c where ${escopo}) as total
  from (select c.* from clientes c where ${escopo}
        order by c.nome collate "pt-BR-x-icu", c.id limit 20 offset $2) c
  left join lateral (select id, empresa_id, numero_contrato, status_contrato from contratos
    where cliente_id = c.id order by (status_contrato = 'ATIVO') desc, id desc limit 1) k on true
  left join lateral (select id, cnpj, logo_chave from empresas where cliente_id = c.id
    order by (id is not distinct from k.empresa_id) desc, (tipo = 'matriz') desc, id limit 1) e on true
  order by c.nome collate "pt-BR-x-icu", c.id`;

const CLIENTES_DA_PESSOA = clientes(`c.id in (
  select cliente_id from usuario_clientes where usuario_id = $1
  union all select cliente_id from grupo_clientes
    where grupo_id = (select grupo_id from usuarios where id = $1))`);
const CLIENTES_DA_FIRMA = clientes('$1::bigint is not null');

const NAO_LIDAS = `select id, usuario_id, categoria, tipo_evento as tipo, tipo_evento, titulo, mensagem,
  floor(extract(epoch from criado_em)) as timestamp, criado_em, tracking_key, lida, importante, contagem,
  'push' as canal_envio, 'enviado' as status_envio, url, criado_por, agendamento_id
  from notificacoes where usuario_id = $1 and not lida and removida_em is null and no_sino and adiada_ate is null
  order by posicao desc limit 50`;

const quemChama = ({ pessoas, admin }: Cenario, token: string | undefined): Pessoa => {
  const pessoa = [...pessoas, admin].find((uma) => uma.token === token);
  if (!pessoa) throw new Error('Um pedido é de alguém de fora da medição.');
  return pessoa;
};

/** A call that the second floor answers too. */
export type ComPiso = 'lista' | 'detalhe' | 'clientes' | 'nao-lidas';

/** The statement that answers a call, with its values. @throws for a call of somebody unknown. */
export function pisoDe(
  cenario: Cenario,
  qual: ComPiso,
  { caminho, token }: { caminho: string; token?: string },
): Consulta {
  const { id } = quemChama(cenario, token);
  const url = new URL(caminho, 'http://piso');
  switch (qual) {
    case 'lista':
      return { name: qual, text: LISTA, values: [id] };
    case 'detalhe':
      return { name: qual, text: DETALHE, values: [Number(url.pathname.split('/').at(-2)), id] };
    case 'clientes': {
      const pulados = 20 * (Number(url.searchParams.get('page') ?? 1) - 1);
      return id === cenario.admin.id
        ? { name: 'clientes-da-firma', text: CLIENTES_DA_FIRMA, values: [id, pulados] }
        : { name: qual, text: CLIENTES_DA_PESSOA, values: [id, pulados] };
    }
    case 'nao-lidas':
      return { name: qual, text: NAO_LIDAS, values: [id] };
  }
}
