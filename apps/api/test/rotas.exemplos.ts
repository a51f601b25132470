import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import type { FeriadoDoEscritorio } from '@dominio/contrato/feriados';
import type { Notificacao } from '@dominio/contrato/notificacoes';
import type { TemaDoEscritorio } from '@dominio/contrato/temas';
import type { VisaoSalva } from '@dominio/contrato/visoes-salvas';
import { exemplosDaAuditoria } from './rotas.exemplos-auditoria.ts';
import { type Cadastro, exemplosDeCadastros } from './rotas.exemplos-cadastros.ts';
import { type Exemplo, NENHUM, umaFoto } from './rotas.exemplos-comum.ts';
import { exemplosDeGrupos } from './rotas.exemplos-grupos.ts';
import { exemplosDoSegundoFator } from './rotas.exemplos-segundo-fator.ts';
import { exemplosDoCadastroDeUsuarios } from './rotas.exemplos-usuarios.ts';

/** Rows that the walk of every route needs: what the caller may reach, and what it must not. */
export interface Cenario {
  readonly eu: number;
  readonly outro: number;
  readonly meu: Agendamento['id'];
  readonly alheio: Agendamento['id'];
  readonly minhaNotificacao: Notificacao['id'];
  readonly notificacaoAlheia: Notificacao['id'];
  readonly minhaVisao: VisaoSalva['id'];
  readonly visaoAlheia: VisaoSalva['id'];
  readonly minhaChave: number;
  readonly chaveAlheia: number;
  readonly cliente: Cadastro;
  readonly clienteAlheio: Cadastro;
  readonly tema: TemaDoEscritorio['id'];
  readonly feriado: FeriadoDoEscritorio['id'];
  readonly time: number;
  readonly grupo: number;
  readonly permissao: number;
  readonly sessaoSharepoint: number;
  readonly pessoaForaDoEscopo: number;
  readonly eventoDeAuditoria: number;
  readonly amanha: string;
}

/** Teams are the firm's: administrators change them, and no id of theirs is foreign. */
function exemplosDeTimes({ time, eu }: Cenario): Record<string, Exemplo> {
  const doTime = { quem: 'administrador', params: { id: time }, alheio: { id: NENHUM } } as const;
  return {
    'GET /times-completos': { quem: 'administrador' },
    'GET /times/buscar': { quem: 'administrador', query: { termo: 'a' } },
    'POST /times-completos': { quem: 'administrador', body: { nome: `Da matriz ${eu}` } },
    'GET /times-completos/{id}': doTime,
    'PUT /times-completos/{id}': { ...doTime, body: { cor: '#6f42c1' } },
    'DELETE /times-completos/{id}': doTime,
    'GET /times-completos/{id}/usuarios': doTime,
    'POST /times-completos/{id}/usuarios': { ...doTime, body: { usuario_ids: [eu] } },
    'GET /times-completos/{id}/clientes': doTime,
    'POST /times-completos/{id}/clientes': { ...doTime, body: { cliente_ids: [] } },
    'GET /times-completos/{id}/usuarios-com-clientes': doTime,
  };
}

const HORA_MS = 3_600_000;

/**
 * One valid request per route, by `METHOD path`. The matrix fails when a route is missing here, so
 * a new endpoint cannot be forgotten.
 */
export const exemplos = (c: Cenario): Record<string, Exemplo> => {
  const depois = (horas: number) =>
    new Date(new Date(c.amanha).getTime() + horas * HORA_MS).toISOString();
  const horario = { data_hora_inicio: c.amanha, data_hora_termino: depois(1) };
  return {
    'GET /health': {},
    'GET /dev/emails': {},
    'POST /auth/login': { body: { email: 'a@b.demo', password: 'x' }, aceita: [401] },
    'POST /auth/forgot-password': { body: { email: 'a@b.demo' } },
    'GET /auth/validate-reset-token/{token}': { params: { token: 'nenhum' } },
    'POST /auth/reset-password': {
      body: { token: 'nenhum', nova_senha: 'girafa lê jornal velho' },
      aceita: [422],
    },
    'GET /auth/oidc/provedor': {},
    'GET /auth/oidc/iniciar': { aceita: [302] },
    'GET /auth/oidc/retorno': { aceita: [302] },
    'POST /auth/oidc/trocar': { body: { codigo: 'nenhum' }, aceita: [422] },
    ...exemplosDoSegundoFator(c),
    'POST /auth/validate-token': {},
    'GET /auth/me': {},
    'GET /auth/permissions': {},
    'POST /auth/logout': {},
    'GET /usuarios/{id}/avatar': {
      params: { id: c.eu },
      aceita: [404],
      alheio: { id: c.pessoaForaDoEscopo },
    },
    'GET /usuarios/me/clientes-filtrados': {},
    'GET /usuarios/me/permissoes-clientes': {},
    'GET /api/ausencias': { quem: 'administrador', query: { quando: 'agora' } },
    'POST /api/ausencias': {
      quem: 'administrador',
      body: { usuario_id: c.eu, tipo: 'ferias', inicio: '2027-01-04', fim: '2027-01-08' },
    },
    'PUT /api/ausencias/{id}': {
      quem: 'administrador',
      params: { id: NENHUM },
      body: { usuario_id: c.eu, tipo: 'ferias', inicio: '2027-01-04', fim: '2027-01-08' },
      aceita: [404],
      alheio: { id: NENHUM },
    },
    'DELETE /api/ausencias/{id}': {
      quem: 'administrador',
      params: { id: NENHUM },
      aceita: [404],
      alheio: { id: NENHUM },
    },
    ...exemplosDoCadastroDeUsuarios(c, NENHUM),
    'GET /grupos': {},
    'GET /times': {},
    'GET /clientes-para-vinculacao': {},
    'GET /api/clients': {},
    'GET /api/clients/filtered': { query: { termo: 'a' } },
    ...exemplosDeCadastros(c),
    'GET /api/tipos-agendamento': {},
    'GET /api/tipos-agendamento/ativos': {},
    'GET /api/agendamentos': {},
    'POST /api/agendamentos': {
      body: {
        titulo: 'Reunião da matriz',
        data_hora_inicio: depois(30),
        data_hora_termino: depois(31),
        participantes: [c.eu],
      },
    },
    'GET /api/agendamentos/calendario': {
      query: { data_inicio: c.amanha, data_fim: depois(24) },
    },
    'GET /api/agendamentos/calendario/{year}/{month}': { params: { year: 2026, month: 11 } },
    'GET /api/agendamentos/proximos': {},
    'POST /api/agendamentos/validar-conflito': { body: { ...horario, participantes: [c.eu] } },
    'POST /api/agendamentos/validar-participantes': { body: { participantes: [c.eu] } },
    'GET /api/agendamentos/opcoes/status': {},
    'GET /api/agendamentos/opcoes/prioridades': {},
    'GET /api/agendamentos/opcoes/expediente': {},
    'GET /api/agendamentos/opcoes/participantes': { query: { termo: 'pe' } },
    'GET /api/agendamentos/{id}': { params: { id: c.meu }, alheio: { id: c.alheio } },
    'GET /api/agendamentos/{id}/detalhes': { params: { id: c.meu }, alheio: { id: c.alheio } },
    'PUT /api/agendamentos/{id}': {
      params: { id: c.meu },
      body: { descricao: 'da matriz' },
      alheio: { id: c.alheio },
    },
    'PATCH /api/agendamentos/{id}/status': {
      params: { id: c.meu },
      body: { status: 'CANCELADO', motivo_cancelamento: 'da matriz' },
      alheio: { id: c.alheio },
    },
    'DELETE /api/agendamentos/{id}': { params: { id: c.meu }, alheio: { id: c.alheio } },
    'POST /api/agendamentos/{id}/restaurar': {
      params: { id: c.meu },
      // Walked after the deletion of the same row: it comes back.
      alheio: { id: c.alheio },
    },
    'GET /api/notifications/unread': {},
    'GET /api/notifications/user/{userId}': {
      params: { userId: c.eu },
      alheio: { userId: c.outro },
    },
    'PUT /api/notifications/{id}/mark-read': {
      params: { id: c.minhaNotificacao },
      alheio: { id: c.notificacaoAlheia },
    },
    'PUT /api/notifications/mark-all-read': {},
    'GET /api/notifications/user/{id}/important': {
      params: { id: c.eu },
      alheio: { id: c.outro },
    },
    'PUT /api/notifications/{id}/toggle-important': {
      params: { id: c.minhaNotificacao },
      alheio: { id: c.notificacaoAlheia },
    },
    // It was not read yet.
    'DELETE /api/notifications/{id}': {
      params: { id: c.minhaNotificacao },
      alheio: { id: c.notificacaoAlheia },
      aceita: [409],
    },
    'DELETE /api/notifications/user/{id}': { params: { id: c.eu }, alheio: { id: c.outro } },
    'DELETE /api/notifications/cache': {},
    'POST /api/notifications/cache/restaurar': {
      body: { removida_em: new Date().toISOString() },
    },
    'POST /api/notifications/stream-ticket': {},
    'GET /api/notifications/sse/{userId}': {
      params: { userId: c.eu },
      alheio: { userId: c.outro },
    },
    'GET /api/area-cliente/agenda': {},
    'GET /api/usuarios/me/favoritos': {},
    'PUT /api/usuarios/me/favoritos': { body: { favoritos: ['/agenda'] } },
    'GET /api/user/config/default': {},
    'GET /api/user/config': {},
    'POST /api/user/config': { body: { config: { theme: { mode: 'light' } } } },
    'POST /api/user/config/reset': {},
    'GET /api/system/temas': {},
    'POST /api/system/temas': { quem: 'administrador', body: { nome: 'da matriz', tema: {} } },
    'PUT /api/system/temas/{id}': {
      quem: 'administrador',
      params: { id: c.tema },
      body: { descricao: 'da matriz' },
      alheio: { id: NENHUM },
    },
    'DELETE /api/system/temas/{id}': {
      quem: 'administrador',
      params: { id: c.tema },
      alheio: { id: NENHUM },
    },
    'POST /api/system/aplicar-tema/{id}': { params: { id: c.tema }, alheio: { id: NENHUM } },
    'GET /api/system-config/': { quem: 'administrador' },
    'GET /api/system-config/{integration}': {
      quem: 'administrador',
      params: { integration: 'email' },
    },
    'PUT /api/system-config/{integration}': {
      quem: 'administrador',
      params: { integration: 'push' },
      body: { config_value: { enabled: false } },
    },
    'POST /api/system-config/{integration}/test': {
      quem: 'administrador',
      params: { integration: 'armazenamento' },
    },
    'GET /api/configuracoes/escritorio': { quem: 'administrador' },
    'PUT /api/configuracoes/escritorio': { quem: 'administrador', body: { nome: 'Da matriz' } },
    'GET /api/configuracoes/escritorio/logo': { aceita: [404] },
    'PUT /api/configuracoes/escritorio/logo': {
      quem: 'administrador',
      body: umaFoto(),
      // The firm of the matrix may have no record yet.
      aceita: [200, 409],
    },
    'DELETE /api/configuracoes/escritorio/logo': { quem: 'administrador' },
    'GET /api/busca': { query: { termo: 'ana' } },
    'GET /api/inicio': { query: { widgets: 'numeros-do-dia' } },
    'GET /api/ferramentas/feriados': { query: { ano: 2026 } },
    'GET /api/ferramentas/dias-uteis': { query: { de: '2026-11-16', dias: 5 } },
    'GET /api/ferramentas/juros': {
      query: { valor_centavos: 100, vencimento: '2026-11-20', pagamento: '2026-12-20' },
    },
    'GET /api/feriados': { quem: 'administrador' },
    'POST /api/feriados': {
      quem: 'administrador',
      body: { data: '2026-07-15', nome: 'Da matriz', uf: 'SP', municipio: 'Santos' },
    },
    'PUT /api/feriados/{id}': {
      quem: 'administrador',
      params: { id: c.feriado },
      body: { data: '2026-07-15', nome: 'Da matriz', uf: 'SP' },
      alheio: { id: NENHUM },
    },
    'DELETE /api/feriados/{id}': {
      quem: 'administrador',
      params: { id: c.feriado },
      alheio: { id: NENHUM },
    },
    ...exemplosDeGrupos(c),
    ...exemplosDeTimes(c),
    ...exemplosDaAuditoria(c),
    'GET /api/visoes-salvas': {},
    'POST /api/visoes-salvas': { body: { tabela: 'clientes', nome: 'da matriz' } },
    'PUT /api/visoes-salvas/{id}': {
      params: { id: c.minhaVisao },
      body: { nome: 'outra da matriz' },
      alheio: { id: c.visaoAlheia },
    },
    'DELETE /api/visoes-salvas/{id}': {
      params: { id: c.minhaVisao },
      alheio: { id: c.visaoAlheia },
    },
  };
};
