import { type EntregaListada, NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { Button } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Secao } from '../../../components/painel/secao.tsx';
import { esperando } from '../../../components/ui/esperando.ts';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useAdministrador } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import {
  consultaDe,
  detalheDe,
  FECHADA,
  NOME_DO_ESTADO,
  PARAMETROS,
  SEM_FILTROS,
} from '../entregas.estado.ts';
import { entregasOptions } from '../entregas.queries.ts';
import classes from './entregas.module.css';
import { FiltrosDasEntregas } from './filtros-das-entregas.tsx';

function LinhaDaEntrega({ entrega, deTodos }: { entrega: EntregaListada; deTodos: boolean }) {
  const { evento, titulo, canal, pessoa, estado } = entrega;
  const { tom, texto } = NOME_DO_ESTADO[estado];
  return (
    <li className={classes.entrega}>
      <div className={classes.resumo}>
        <strong>{titulo ?? evento}</strong>
        <span className={classes.detalhe}>
          {[NOME_DO_CANAL[canal], deTodos && pessoa.nome, titulo && titulo !== evento && evento]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={classes.detalhe}>{detalheDe(entrega)}</span>
      </div>
      <Situacao tom={tom}>{texto}</Situacao>
    </li>
  );
}

/**
 * The part 'Entregas': what became of notifications by each way in the last 30 days; the own ones, to
 * administrators everybody's.
 */
export default function Entregas() {
  const deTodos = useAdministrador();
  const hoje = useHoje();
  const { estado: recorte, mudar } = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const consulta = useInfiniteQuery(entregasOptions(consultaDe(recorte, hoje)));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  const filtrado = Object.values(recorte).some((um) => um !== null);
  return (
    <Secao
      titulo="Entregas"
      descricao={
        deTodos
          ? 'O que foi entregue a cada pessoa nos últimos 30 dias, por qual meio, e o que falhou. O texto é só de quem recebe.'
          : 'O que foi entregue a você nos últimos 30 dias, por qual meio, e o que falhou.'
      }
    >
      <div className={classes.filtros}>
        <FiltrosDasEntregas
          recorte={recorte}
          filtrar={(mudanca) => mudar(mudanca)}
          deTodos={deTodos}
        />
      </div>
      <Lido consulta={consulta} oQue="as entregas" linhas={8}>
        {({ pages }) => {
          const entregas = pages.flatMap((pagina) => pagina.entregas);
          if (entregas.length === 0) {
            return (
              <EstadoVazio
                icone={IconMailOff}
                acao={
                  filtrado && (
                    <Button variant="default" onClick={() => mudar(SEM_FILTROS)}>
                      Limpar filtros
                    </Button>
                  )
                }
              >
                {filtrado
                  ? 'Nenhuma entrega encontrada com estes filtros.'
                  : 'Nenhuma entrega nos últimos 30 dias.'}
              </EstadoVazio>
            );
          }
          return (
            <>
              <ul className={classes.entregas}>
                {entregas.map((entrega) => (
                  <LinhaDaEntrega key={entrega.id} entrega={entrega} deTodos={deTodos} />
                ))}
              </ul>
              {hasNextPage && (
                <Button
                  variant="default"
                  className={classes.mais}
                  {...esperando(isFetchingNextPage, () => void fetchNextPage())}
                >
                  Mostrar mais
                </Button>
              )}
            </>
          );
        }}
      </Lido>
    </Secao>
  );
}
