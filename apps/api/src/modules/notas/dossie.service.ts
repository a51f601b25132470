import { instanteCivil, somarDias } from '@dominio/contrato/datas';
import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import { blocoDeTabela, type FonteDoDossie, quandoDe } from '../../platform/dossie.ts';
import { listarDoPeriodo } from './notas.repository.ts';

/** What is pinned, whenever it was written, and what was written in the period. */
export const secaoDasNotas: FonteDoDossie = {
  secao: 'notas',
  async ler({ db, ator }, { clienteId, de, ate }) {
    const notas = await listarDoPeriodo(db, ator, clienteId, {
      desde: de ? instanteCivil(de) : null,
      antes: ate ? instanteCivil(somarDias(ate, 1)) : null,
      limite: MAXIMO_POR_TABELA,
    });
    return blocoDeTabela({
      nome: 'Notas',
      colunas: ['Quando', 'Nota', 'Por'],
      linhas: notas.map(({ criado_em, fixada, texto, autor_nome }) => [
        [quandoDe(criado_em), fixada && 'fixada'].filter(Boolean).join(' · '),
        texto,
        autor_nome,
      ]),
      resto: notas.length > MAXIMO_POR_TABELA ? 'Há mais notas no período.' : null,
    });
  },
};
