import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import {
  type EntradaDaLinhaDoTempo,
  TIPOS_DA_LINHA_DO_TEMPO,
} from '@dominio/contrato/linha-do-tempo';
import { blocoDeTabela, diaDe, type FonteDoDossie, quandoDe } from '../../platform/dossie.ts';
import { lerLinhaDoTempo } from './linha-do-tempo.service.ts';

/** As much as a dossier tells of it: for more there is the timeline itself. */
const MAXIMO = 100;

const linhaDe = ({ em, so_dia, tipo, titulo, detalhe, autor }: EntradaDaLinhaDoTempo) => {
  const quando = quandoDe(em);
  return [
    so_dia ? quando.slice(0, 10) : quando,
    TIPOS_DA_LINHA_DO_TEMPO[tipo].nome,
    [titulo, detalhe].filter(Boolean).join(' · '),
    autor,
  ];
};

/** The newest of what happened in the period. */
export const secaoDaLinhaDoTempo: FonteDoDossie = {
  secao: 'linha_do_tempo',
  async ler(ctx, { clienteId, de, ate, linhaDoTempo }) {
    // What happened before the day after the last one: no source comes before a blank name.
    const antes_de = ate
      ? { em: instanteCivil(somarDias(ate, 1)), acontecimento: '', id: 0 }
      : undefined;
    const { itens, proximo } = await lerLinhaDoTempo(ctx, clienteId, linhaDoTempo, {
      antes_de,
      limit: MAXIMO,
    });
    const desde = de ? instanteCivil(de).toISOString() : '';
    const doPeriodo = itens.filter(({ em }) => em >= desde);
    const faltam = proximo !== null && doPeriodo.length === itens.length;
    const ultimo = doPeriodo.at(-1);
    return blocoDeTabela({
      nome: 'Linha do tempo',
      colunas: ['Quando', 'O que', 'Acontecimento', 'Por'],
      linhas: doPeriodo.map(linhaDe),
      resto:
        faltam && ultimo
          ? `Há mais acontecimentos antes de ${diaDe(dataCivil(new Date(ultimo.em)))}.`
          : null,
    });
  },
};
