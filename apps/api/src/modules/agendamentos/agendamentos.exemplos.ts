import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import {
  camposDoAgendamento,
  NOMES_DO_AGENDAMENTO,
  textosDoAgendamento,
} from '@dominio/contrato/agendamentos-campos';
import { paraCada } from '@dominio/contrato/campos';
import { criarAgendamento, criarTipo } from '../../../test/factories/agendamentos.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

const HORA_MS = 3_600_000;

export const exemplos: Exemplos = async ({ banco, eu, outro, agora, livre }) => {
  const inicio = new Date(livre);
  const meu = await criarAgendamento(banco, { criado_por: eu, data_hora_inicio: inicio });
  const alheio = await criarAgendamento(banco, { criado_por: outro, data_hora_inicio: inicio });
  const removido = await criarAgendamento(banco, { criado_por: eu, excluido_em: agora });
  const depois = (horas: number) => new Date(inicio.getTime() + horas * HORA_MS).toISOString();
  const horario = { data_hora_inicio: livre, data_hora_termino: depois(1) };
  return {
    'GET /api/agendamentos': { papeis: [200, 200, 200, 200] },
    'POST /api/agendamentos': {
      body: {
        titulo: 'Reunião da matriz',
        data_hora_inicio: depois(30),
        data_hora_termino: depois(31),
        participantes: [eu],
      },
      papeis: [201, 201, 201, 403],
    },
    'GET /api/agendamentos/calendario': {
      query: { data_inicio: livre, data_fim: depois(24) },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/agendamentos/calendario/pessoas': {
      query: { pessoas: String(outro), data_inicio: livre, data_fim: depois(24) },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/agendamentos/calendario/{year}/{month}': {
      params: { year: 2026, month: 11 },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/agendamentos/proximos': { papeis: [200, 200, 200, 200] },
    'POST /api/agendamentos/validar-conflito': {
      body: { ...horario, participantes: [eu] },
      papeis: [200, 200, 200, 403],
    },
    'POST /api/agendamentos/validar-participantes': {
      body: { participantes: [eu] },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/agendamentos/opcoes/status': { papeis: [200, 200, 200, 403] },
    'GET /api/agendamentos/opcoes/prioridades': { papeis: [200, 200, 200, 403] },
    'GET /api/agendamentos/opcoes/expediente': { papeis: [200, 200, 200, 403] },
    'GET /api/agendamentos/opcoes/feriados': {
      query: { ano: 2026 },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/agendamentos/opcoes/participantes': {
      query: { termo: 'pe' },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/agendamentos/{id}': {
      params: { id: meu.id },
      alheio: { id: alheio.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/agendamentos/{id}/detalhes': {
      params: { id: meu.id },
      alheio: { id: alheio.id },
      papeis: [200, 200, 200, 403],
    },
    'PUT /api/agendamentos/{id}': {
      params: { id: meu.id },
      body: { descricao: 'da matriz' },
      alheio: { id: alheio.id },
      papeis: [200, 200, 200, 403],
    },
    'PATCH /api/agendamentos/{id}/status': {
      params: { id: meu.id },
      body: { status: 'CANCELADO', motivo_cancelamento: 'da matriz' },
      alheio: { id: alheio.id },
      papeis: [200, 200, 200, 403],
    },
    'DELETE /api/agendamentos/{id}': {
      params: { id: meu.id },
      alheio: { id: alheio.id },
      papeis: [200, 200, 200, 403],
    },
    'POST /api/agendamentos/{id}/restaurar': {
      params: { id: removido.id },
      alheio: { id: alheio.id },
      papeis: [200, 200, 200, 403],
    },
  };
};

const idDe = (valor: unknown) => (valor as { id: number } | null)?.id ?? null;

export const substantivos: Substantivos = async ({ banco, eu }) => {
  const [um, dois] = [await criarUsuario(banco), await criarUsuario(banco)];
  const [cliente, segundo] = [await criarCliente(banco), await criarCliente(banco)];
  const [tipoA, tipoB] = [await criarTipo(banco), await criarTipo(banco)];
  const chamado = (quais: readonly { id: number; nome: string }[], nome: unknown) =>
    quais.find((um) => um.nome === nome)?.id;
  const dia = (n: number, hora: number) => `2027-03-0${n}T${hora}:00:00.000Z`;
  return {
    agendamento: {
      criar: agendamentosEndpoints.criar,
      editar: agendamentosEndpoints.atualizar,
      ler: agendamentosEndpoints.ler,
      exemplos: {
        data_hora_inicio: [dia(1, 12), dia(2, 15)],
        data_hora_termino: [dia(1, 13), dia(2, 17)],
        tipo_agendamento_id: [tipoA.id, tipoB.id],
        prioridade: ['ALTA', 'BAIXA'],
        cliente_id: [cliente.id, segundo.id],
        participantes: [
          [eu, um.id],
          [eu, dois.id],
        ],
        privado: [true, false],
      },
      fora: ['criador_participa', 'confirmar_conflito', 'versao'],
      lidos: {
        tipo_agendamento_id: (r) => idDe(r.tipo_agendamento),
        cliente_id: (r) => idDe(r.cliente),
        participantes: (r) => (r.participantes as unknown[]).map(idDe),
      },
      entregue: {
        por: ({ agendamentos }) => agendamentos.itens[0],
        lidos: {
          tipo_agendamento_id: (r) => chamado([tipoA, tipoB], r.tipo),
          cliente_id: (r) => chamado([cliente, segundo], r.cliente),
        },
        fora: { participantes: 'the other people’s data' },
      },
      copia: {
        por: agendamentosEndpoints.mudarStatus,
        body: {
          status: 'REAGENDADO_CLIENTE',
          motivo_reagendamento: 'Pediu outro dia.',
          nova_data_hora_inicio: dia(3, 12),
        },
        nova: ({ novo_agendamento }) => novo_agendamento,
        fora: ['data_hora_inicio', 'data_hora_termino'],
      },
      historia: {
        ler: agendamentosEndpoints.detalhes,
        ultima: ({ historico }) => (historico as { descricao: string }[])[0]?.descricao,
        frases: paraCada(camposDoAgendamento, (campo) => NOMES_DO_AGENDAMENTO[campo].frase),
      },
      auditada: 'agendamento.atualizado',
      naHistoria: Object.keys(textosDoAgendamento),
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'answers a question and keeps nothing': [
    'POST /api/agendamentos/validar-conflito',
    'POST /api/agendamentos/validar-participantes',
  ],
  'an act upon a record, by rules of its own': ['PATCH /api/agendamentos/{id}/status'],
};
