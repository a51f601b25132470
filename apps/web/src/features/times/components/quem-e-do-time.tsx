import type { Time } from '@dominio/contrato/times';
import { IconBuilding, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { Lido } from '../../../components/ui/lido.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { clientesOptions, membrosOptions, useTrocasDoTime } from '../times.queries.ts';
import { EditorDeVinculos } from './editor-de-vinculos.tsx';
import type { Vinculo } from './procura.tsx';
import { TransferenciasMarcadas } from './transferencias-marcadas.tsx';

const MoverParaOutroTime = sobDemanda(() => import('./mover-para-outro-time.tsx'));

interface Props {
  time: Time;
  editavel: boolean;
}

/**
 * Whom to move to another team, asked when a button of the list is pressed, or one is dropped on a
 * team. `leitura` counts the
 * moves: the list is then edited as it was read after it.
 */
function useMovimento({ time, editavel }: Props, tipo: 'pessoas' | 'clientes') {
  const [movido, setMovido] = useState<{ quem: Vinculo; para: number | undefined }>();
  const [leitura, setLeitura] = useState(0);
  const dialogo = (versao: number): ReactNode => (
    <Suspense>
      {movido && (
        <MoverParaOutroTime
          time={time}
          tipo={tipo}
          {...movido}
          versao={versao}
          aoFechar={() => setMovido(undefined)}
          aoMudar={() => sairSePuder(() => setLeitura((antes) => antes + 1))}
        />
      )}
    </Suspense>
  );
  return {
    leitura,
    dialogo,
    aoMover: editavel
      ? (quem: Vinculo, para?: number) => sairSePuder(() => setMovido({ quem, para }))
      : undefined,
  };
}

/** The members of a team, and who may change them does. */
export function Membros(props: Props) {
  const { time, editavel } = props;
  const { membros } = useTrocasDoTime(time.id);
  const { leitura, aoMover, dialogo } = useMovimento(props, 'pessoas');
  return (
    <Lido consulta={useQuery(membrosOptions(time.id))} oQue="os membros">
      {({ usuarios, versao }) => (
        <>
          <EditorDeVinculos
            key={leitura}
            tipo="pessoas"
            versao={versao}
            salvos={usuarios.map((membro) => ({ ...membro, detalhe: membro.grupo_nome }))}
            editavel={editavel}
            timeId={time.id}
            aoMover={aoMover}
            icone={IconUsersGroup}
            textos={{
              adicionar: 'Adicionar membro',
              placeholder: 'Buscar por nome ou e-mail',
              vazio: 'Nenhum membro neste time.',
              salvar: 'Salvar membros',
              salvo: 'Membros salvos',
              erro: 'Erro ao salvar os membros',
            }}
            gravar={(ids, lida) => membros.mutateAsync({ ids, versao: lida })}
          />
          {dialogo(versao)}
        </>
      )}
    </Lido>
  );
}

/** The clients of a team, and those that are to come or to leave on a day. */
export function Clientes(props: Props) {
  const { time, editavel } = props;
  const { clientes: troca } = useTrocasDoTime(time.id);
  const { leitura, aoMover, dialogo } = useMovimento(props, 'clientes');
  return (
    <Lido consulta={useQuery(clientesOptions(time.id))} oQue="os clientes do time">
      {({ clientes, versao }) => (
        <>
          <TransferenciasMarcadas time={time} />
          <EditorDeVinculos
            key={leitura}
            tipo="clientes"
            versao={versao}
            salvos={clientes}
            editavel={editavel}
            timeId={time.id}
            aoMover={aoMover}
            icone={IconBuilding}
            textos={{
              adicionar: 'Adicionar cliente',
              placeholder: 'Buscar por nome, CNPJ ou contrato',
              vazio: 'Nenhum cliente neste time.',
              salvar: 'Salvar clientes',
              salvo: 'Clientes salvos',
              erro: 'Erro ao salvar os clientes',
            }}
            gravar={(ids, lida) => troca.mutateAsync({ ids, versao: lida })}
          />
          {dialogo(versao)}
        </>
      )}
    </Lido>
  );
}
