import { Button } from '@mantine/core';
import { type Icon, IconCalendar } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { type Periodo, reunioes } from '../area-cliente.queries.ts';
import { proximaReuniao } from '../area-cliente.rules.ts';
import classes from './lista-de-reunioes.module.css';
import { Reuniao } from './reuniao.tsx';

interface Props {
  periodo: Periodo;
  titulo: string;
  vazio: string;
  /** Said in place of an empty list when the only meeting is the highlighted one. */
  soADestacada?: string;
  agora: Date;
  icone?: Icon;
}

/** Coming or past meetings, with a button that reads twenty more. */
export function ListaDeReunioes(props: Props) {
  const { periodo, titulo, vazio, soADestacada, agora, icone = IconCalendar } = props;
  const consulta = useInfiniteQuery(reunioes(periodo));
  const { data, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = consulta;
  const falha = useFalhaQueFica(consulta);
  const todas = data?.pages.flatMap(({ agendamentos }) => agendamentos) ?? [];
  const proxima = periodo === 'proximos' ? proximaReuniao(todas) : undefined;
  const demais = todas.filter((reuniao) => reuniao !== proxima);

  return (
    <>
      {proxima && <Reuniao reuniao={proxima} agora={agora} destaque />}
      <section className={classes.secao} aria-label={titulo}>
        <h2 className={classes.titulo}>{titulo}</h2>
        {!data && !falha && <EsqueletoDeLista linhas={3} rotulo="Carregando reuniões…" />}
        {Boolean(falha) && (
          <ErroDaRegiao
            oQue="as reuniões"
            erro={falha}
            aoTentar={() => void refetch()}
            tentando={isFetching}
          />
        )}
        {data && demais.length === 0 && (
          <EstadoVazio icone={icone}>{(proxima && soADestacada) || vazio}</EstadoVazio>
        )}
        {demais.map((reuniao) => (
          <Reuniao
            key={reuniao.id}
            reuniao={reuniao}
            agora={agora}
            passada={periodo === 'anteriores'}
          />
        ))}
        {hasNextPage && (
          <Button
            variant="default"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Mostrar mais
          </Button>
        )}
      </section>
    </>
  );
}
