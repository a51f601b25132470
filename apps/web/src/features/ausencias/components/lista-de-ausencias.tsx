import {
  type Ausencia,
  ausenciasEndpoints,
  NOME_DA_AUSENCIA,
  QUANDO_AUSENTE,
} from '@dominio/contrato/ausencias';
import { ActionIcon, Button } from '@mantine/core';
import { IconBeach, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Segmentos } from '../../../components/ui/segmentos.tsx';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { caminhoDe } from '../../../lib/api-client.ts';
import { excluirDepois, useSemOsQueSaem } from '../../../lib/exclusao-adiada.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { ausenciasOptions, type Quando, useAcoesDasAusencias } from '../ausencias.queries.ts';
import classes from './ausencias.module.css';

/** Code in a file of its own, fetched when an absence is created or changed. */
const FormularioDaAusencia = sobDemanda(() => import('./formulario-da-ausencia.tsx'));

const ROTULOS: Readonly<Record<Quando, string>> = {
  agora: 'Fora agora',
  proximas: 'Próximas',
  passadas: 'Passadas',
};

const VAZIO: Readonly<Record<Quando, string>> = {
  agora: 'Ninguém está ausente hoje.',
  proximas: 'Nenhuma ausência marcada para os próximos dias.',
  passadas: 'Nenhuma ausência terminou ainda.',
};

const chaveDe = ({ id }: Pick<Ausencia, 'id'>) => `ausencia:${id}`;

const periodoDe = ({ inicio, fim }: Ausencia) =>
  inicio === fim ? formatarDia(inicio) : `${formatarDia(inicio)} a ${formatarDia(fim)}`;

function Item({
  ausencia,
  aoEditar,
  aoExcluir,
}: {
  ausencia: Ausencia;
  aoEditar: () => void;
  aoExcluir: () => void;
}) {
  const { usuario, substituto, tipo, observacao, acoes } = ausencia;
  return (
    <li className={classes.item}>
      <span className={classes.quem}>
        <Avatar pessoa={usuario} />
        <span>
          {usuario.nome}
          <small>{NOME_DA_AUSENCIA[tipo]}</small>
          {observacao && <small>{observacao}</small>}
        </span>
      </span>
      <span className={classes.periodo}>
        {periodoDe(ausencia)}
        <small>{substituto ? `Substituição de ${substituto.nome}` : 'Sem substituição'}</small>
      </span>
      <span className={classes.atos}>
        {acoes.editar && (
          <ActionIcon
            variant="subtle"
            aria-label={`Mudar a ausência de ${usuario.nome}`}
            onClick={aoEditar}
          >
            <IconPencil size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
        {acoes.excluir && (
          <ActionIcon
            variant="subtle"
            aria-label={`Excluir a ausência de ${usuario.nome}`}
            onClick={aoExcluir}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </span>
    </li>
  );
}

/** Present, coming and past absences, with the substitutes. */
export default function ListaDeAusencias() {
  const [quando, setQuando] = useState<Quando>('agora');
  const [pagina, setPagina] = useState(1);
  const [emMaos, setEmMaos] = useState<{ ausencia: Ausencia | null } | null>(null);
  const { excluir } = useAcoesDasAusencias();
  const consulta = useQuery(ausenciasOptions(quando, pagina));
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const ausencias = useSemOsQueSaem(data?.ausencias, chaveDe);
  const aoExcluir = (ausencia: Ausencia) =>
    excluirDepois({
      chave: chaveDe(ausencia),
      registro: caminhoDe(ausenciasEndpoints.excluir, { id: ausencia.id }),
      titulo: 'Ausência excluída',
      mensagem: ausencia.usuario.nome,
      excluir: (opcoes) => excluir(ausencia.id, opcoes),
      falha: 'Erro ao excluir a ausência',
    });
  const marcar = data?.acoes.criar && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEmMaos({ ausencia: null })}
    >
      Marcar ausência
    </Button>
  );
  return (
    <div className={classes.pilha}>
      <div className={classes.barra}>
        <Segmentos
          rotulo="Quando"
          opcoes={QUANDO_AUSENTE.map((valor) => ({ value: valor, label: ROTULOS[valor] }))}
          valor={quando}
          aoMudar={(valor) => {
            setQuando(valor);
            setPagina(1);
          }}
        />
        <NoTopo lugar="acoes">{marcar}</NoTopo>
      </div>
      {!ausencias && !falha && <EsqueletoDeLista />}
      {Boolean(falha) && (
        <ErroDaRegiao
          oQue="as ausências"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      )}
      {ausencias?.length === 0 && <EstadoVazio icone={IconBeach}>{VAZIO[quando]}</EstadoVazio>}
      {ausencias && ausencias.length > 0 && (
        <ul className={classes.lista} aria-label={ROTULOS[quando]}>
          {ausencias.map((ausencia) => (
            <Item
              key={ausencia.id}
              ausencia={ausencia}
              aoEditar={() => setEmMaos({ ausencia })}
              aoExcluir={() => aoExcluir(ausencia)}
            />
          ))}
        </ul>
      )}
      {data && data.total_pages > 1 && (
        <div className={classes.barra}>
          <Button variant="default" disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
            Anteriores
          </Button>
          <span>
            Página {pagina} de {data.total_pages}
          </span>
          <Button
            variant="default"
            disabled={pagina >= data.total_pages}
            onClick={() => setPagina(pagina + 1)}
          >
            Seguintes
          </Button>
        </div>
      )}
      <Suspense>
        {emMaos && <FormularioDaAusencia {...emMaos} aoFechar={() => setEmMaos(null)} />}
      </Suspense>
    </div>
  );
}
