import type { PaginaComDiferencas } from '@dominio/contrato/auditoria';
import { IconHistory } from '@tabler/icons-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarHora } from '../../../lib/formato.ts';
import classes from './auditoria.module.css';
import { Diferencas } from './diferencas.tsx';
import { LinhasPorDia } from './linhas-por-dia.tsx';

interface Props {
  consulta: UseInfiniteQueryResult<InfiniteData<PaginaComDiferencas>>;
  /** What could not be read: 'o histórico'. */
  oQue: string;
  vazio: string;
}

/** Entries day by day, each with every field before and after, older and older. */
export function ListaComDiferencas({ consulta, oQue, vazio }: Props) {
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    consulta;
  if (!data) {
    if (!error) return <EsqueletoDeLista />;
    return (
      <ErroDaRegiao
        oQue={oQue}
        detalhe={mensagemDoErro(error)}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  const eventos = data.pages.flatMap((pagina) => pagina.eventos);
  if (eventos.length === 0) return <EstadoVazio icone={IconHistory}>{vazio}</EstadoVazio>;
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
