import type { Time } from '@dominio/contrato/times';
import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { IconBuilding, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { ABAS_DO_TIME, type AbaDoTime, type EstadoDosTimes } from '../times.estado.ts';
import {
  clientesOptions,
  membrosOptions,
  timeOptions,
  useAcoesDosTimes,
} from '../times.queries.ts';
import { EditorDeVinculos } from './editor-de-vinculos.tsx';
import { FormularioDoTime } from './formulario-do-time.tsx';
import classes from './times.module.css';

function Carregado<T>({
  consulta: { data, error, refetch, isFetching },
  oQue,
  children,
}: {
  consulta: UseQueryResult<T>;
  oQue: string;
  children: (dados: T) => ReactNode;
}) {
  if (data !== undefined) return children(data);
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

interface PropsDaAba {
  id: number;
  editavel: boolean;
}

function Membros({ id, editavel }: PropsDaAba) {
  const { gravarMembros } = useAcoesDosTimes();
  return (
    <Carregado consulta={useQuery(membrosOptions(id))} oQue="os membros">
      {({ usuarios, versao }) => (
        <EditorDeVinculos
          tipo="pessoas"
          versao={versao}
          salvos={usuarios.map((membro) => ({ ...membro, detalhe: membro.grupo_nome }))}
          editavel={editavel}
          icone={IconUsersGroup}
          textos={{
            adicionar: 'Adicionar membro',
            placeholder: 'Buscar por nome ou e-mail',
            vazio: 'Nenhum membro neste time.',
            salvar: 'Salvar membros',
            salvo: 'Membros salvos',
            erro: 'Erro ao salvar os membros',
          }}
          gravar={(ids, lida) => gravarMembros.mutateAsync({ id, ids, versao: lida })}
        />
      )}
    </Carregado>
  );
}

function Clientes({ id, editavel }: PropsDaAba) {
  const { gravarClientes } = useAcoesDosTimes();
  return (
    <Carregado consulta={useQuery(clientesOptions(id))} oQue="os clientes do time">
      {({ clientes, versao }) => (
        <EditorDeVinculos
          tipo="clientes"
          versao={versao}
          salvos={clientes}
          editavel={editavel}
          icone={IconBuilding}
          textos={{
            adicionar: 'Adicionar cliente',
            placeholder: 'Buscar por nome, CNPJ ou contrato',
            vazio: 'Nenhum cliente neste time.',
            salvar: 'Salvar clientes',
            salvo: 'Clientes salvos',
            erro: 'Erro ao salvar os clientes',
          }}
          gravar={(ids, lida) => gravarClientes.mutateAsync({ id, ids, versao: lida })}
        />
      )}
    </Carregado>
  );
}

const ROTULO_DA_ABA: Readonly<Record<AbaDoTime, string>> = {
  membros: 'Membros',
  clientes: 'Clientes',
  dados: 'Dados',
};

interface Props {
  estado: EstadoDosTimes;
  mudar: (mudanca: Partial<EstadoDosTimes>, substituir?: boolean) => void;
  aoFechar: () => void;
  aoExcluir: (time: Pick<Time, 'id' | 'nome'>) => void;
}

function TimeAberto({ id, estado, mudar, aoFechar, aoExcluir }: Props & { id: number }) {
  const [podeEditar, podeExcluir] = [usePode('times:editar'), usePode('times:excluir')];
  const consulta = useQuery(timeOptions(id));
  // The form begins anew with what was read for it, and with nothing that is read meanwhile.
  const [leituras, setLeituras] = useState(0);
  const recarregar = () => void consulta.refetch().then(() => setLeituras((antes) => antes + 1));
  return (
    <Carregado consulta={consulta} oQue="o time">
      {(time) => (
        <Tabs
          value={estado.aba}
          keepMounted={false}
          className={classes.abas}
          onChange={(aba) => {
            const escolhida = ABAS_DO_TIME.find((outra) => outra === aba);
            if (escolhida) mudar({ aba: escolhida }, true);
          }}
        >
          <Tabs.List>
            {ABAS_DO_TIME.filter((aba) => aba !== 'dados' || podeEditar).map((aba) => (
              <Tabs.Tab key={aba} value={aba}>
                {ROTULO_DA_ABA[aba]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="membros" className={classes.painel}>
            <Membros id={id} editavel={podeEditar} />
          </Tabs.Panel>
          <Tabs.Panel value="clientes" className={classes.painel}>
            <Clientes id={id} editavel={podeEditar} />
          </Tabs.Panel>
          {podeEditar && (
            <Tabs.Panel value="dados" className={classes.painel}>
              <FormularioDoTime
                key={leituras}
                time={time}
                aoSalvar={aoFechar}
                aoCancelar={aoFechar}
                aoRecarregar={recarregar}
                excluir={
                  podeExcluir && (
                    <Button
                      variant="default"
                      leftSection={<IconTrash size={16} aria-hidden />}
                      onClick={() => aoExcluir(time)}
                    >
                      Excluir time
                    </Button>
                  )
                }
              />
            </Tabs.Panel>
          )}
        </Tabs>
      )}
    </Carregado>
  );
}

/** The drawer of the page, opened by its address: `?time=3&aba=clientes` or `?novo=1`. */
export default function GavetaDoTime(props: Props) {
  const { estado, mudar, aoFechar } = props;
  const compacto = useCelular();
  const podeCriar = usePode('times:criar');
  const novo = estado.novo && podeCriar;
  const aberta = novo || estado.time !== null;
  // While it slides out it goes on showing what it showed.
  const [ultimo, setUltimo] = useState({ time: estado.time, novo });
  if (aberta && (ultimo.time !== estado.time || ultimo.novo !== novo)) {
    setUltimo({ time: estado.time, novo });
  }
  const mostrado = aberta ? { time: estado.time, novo } : ultimo;
  const { data: time } = useQuery({
    ...timeOptions(mostrado.time ?? 0),
    enabled: mostrado.time !== null,
  });
  return (
    <Gaveta
      aberta={aberta}
      titulo={mostrado.novo ? 'Novo time' : (time?.nome ?? 'Time')}
      inteira={compacto}
      aoFechar={aoFechar}
    >
      {mostrado.novo && (
        <FormularioDoTime
          time={null}
          // Who is in it comes next.
          aoSalvar={({ id }) => mudar({ novo: false, time: id, aba: 'membros' }, true)}
          aoCancelar={aoFechar}
        />
      )}
      {!mostrado.novo && mostrado.time !== null && (
        <TimeAberto key={mostrado.time} {...props} id={mostrado.time} />
      )}
    </Gaveta>
  );
}
