import type { TipoComHistorico } from '@dominio/contrato/auditoria';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarHora } from '../../../lib/formato.ts';
import { historicoOptions } from '../auditoria.queries.ts';
import classes from './auditoria.module.css';
import { Diferencas } from './diferencas.tsx';
import { LinhasPorDia } from './linhas-por-dia.tsx';

/** What was done to one record: who, when, and every field before and after. */
export default function Historico({ tipo, id }: { tipo: TipoComHistorico; id: number }) {
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(historicoOptions(tipo, id));
  if (!data) {
    if (!error) return <EsqueletoDeLista />;
    return (
      <ErroDaRegiao
        oQue="o histórico"
        detalhe={mensagemDoErro(error)}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  const eventos = data.pages.flatMap((pagina) => pagina.eventos);
  if (eventos.length === 0) {
    return (
      <EstadoVazio icone={IconHistory}>
        Nada foi alterado desde que a auditoria começou.
      </EstadoVazio>
    );
  }
  return (
    <LinhasPorDia
      eventos={eventos}
      nivel={3}
      temMais={hasNextPage}
      buscandoMais={isFetchingNextPage}
      aoPedirMais={() => void fetchNextPage()}
      desenhar={({ em, frase, ip, diferencas }) => (
        <div className={classes.noHistorico}>
          <time dateTime={em}>{formatarHora(em)}</time>
          <div>
            <p>
              {frase}
              {ip !== null && <span className={classes.detalhe}> · {ip}</span>}
            </p>
            {diferencas.length > 0 && (
              <details>
                <summary>O que mudou</summary>
                <Diferencas diferencas={diferencas} />
              </details>
            )}
          </div>
        </div>
      )}
    />
  );
}
