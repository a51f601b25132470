import type { TipoComHistorico } from '@dominio/contrato/auditoria';
import { useInfiniteQuery } from '@tanstack/react-query';
import { historicoOptions } from './historico.queries.ts';
import { ListaComDiferencas } from './lista-com-diferencas.tsx';

/** The changes of one record: who, when, and every field before and after. */
export default function Historico({ tipo, id }: { tipo: TipoComHistorico; id: number }) {
  return (
    <ListaComDiferencas
      consulta={useInfiniteQuery(historicoOptions(tipo, id))}
      oQue="o histórico"
      vazio="Nenhuma alteração registrada."
    />
  );
}
