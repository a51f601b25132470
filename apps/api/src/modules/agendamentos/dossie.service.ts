import { OPCOES_DE_STATUS, type StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import { instanteCivil, somarDias } from '@dominio/contrato/datas';
import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import { blocoDeTabela, type FonteDoDossie, quandoDe } from '../../platform/dossie.ts';
import { listarAgendamentos } from './agendamentos.service.ts';

const rotuloDe = (status: StatusDoAgendamento) =>
  OPCOES_DE_STATUS.find(({ valor }) => valor === status)?.rotulo ?? status;

/** The appointments of the period that the agenda itself tells the reader, the newest first. */
export const secaoDosAgendamentos: FonteDoDossie = {
  secao: 'agendamentos',
  async ler(ctx, { clienteId, de, ate }) {
    const { agendamentos, total } = await listarAgendamentos(ctx, {
      cliente_id: clienteId,
      ...(de && { data_inicio: instanteCivil(de) }),
      ...(ate && { data_fim: instanteCivil(somarDias(ate, 1)) }),
      ordenar: '-data_hora_inicio',
      page: 1,
      limit: MAXIMO_POR_TABELA,
    });
    return blocoDeTabela({
      nome: 'Agendamentos',
      colunas: ['Quando', 'Agendamento', 'Tipo', 'Status', 'Participantes'],
      linhas: agendamentos.map((um) => [
        quandoDe(um.data_hora_inicio),
        um.titulo,
        um.tipo_agendamento?.nome,
        rotuloDe(um.status),
        um.participantes.map(({ nome }) => nome).join(', '),
      ]),
      total,
    });
  },
};
