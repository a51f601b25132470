import type { PaginaComDiferencas } from '@dominio/contrato/auditoria';
import { IconHistory } from '@tabler/icons-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { EstadoVazio } from '../../components/ui/estado-vazio.tsx';
import { Lido } from '../../components/ui/lido.tsx';
import { formatarHora } from '../../lib/formato.ts';
import { Diferencas } from './diferencas.tsx';
import classes from './historico.module.css';
import { LinhasPorDia } from './linhas-por-dia.tsx';

interface Props {
  consulta: UseInfiniteQueryResult<InfiniteData<PaginaComDiferencas>>;
  /** What the list has, with its article, for the message of a failure: 'o histórico'. */
  oQue: string;
  vazio: string;
}

/** To come and go changes nothing: it only has particulars. */
const tituloDe = (acao: string) => (acao.startsWith('sessao.') ? 'Detalhes' : 'O que mudou');

/** Entries by day with their changed fields, and a button that reads older ones. */
export function ListaComDiferencas({ consulta, oQue, vazio }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  return (
    <Lido consulta={consulta} oQue={oQue}>
      {(data) => {
        const eventos = data.pages.flatMap((pagina) => pagina.eventos);
        if (eventos.length === 0) return <EstadoVazio icone={IconHistory}>{vazio}</EstadoVazio>;
        return (
          <LinhasPorDia
            eventos={eventos}
            nivel={3}
            temMais={hasNextPage}
            buscandoMais={isFetchingNextPage}
            aoPedirMais={() => void fetchNextPage()}
            desenhar={({ em, acao, frase, ip, diferencas }) => (
              <div className={classes.noHistorico}>
                <time dateTime={em}>{formatarHora(em)}</time>
                <div>
                  <p>
                    {frase}
                    {ip !== null && <span className={classes.onde}> · {ip}</span>}
                  </p>
                  {diferencas.length > 0 && (
                    <details>
                      <summary tabIndex={0}>{tituloDe(acao)}</summary>
                      <Diferencas diferencas={diferencas} />
                    </details>
                  )}
                </div>
              </div>
            )}
          />
        );
      }}
    </Lido>
  );
}
