import type { Time } from '@dominio/contrato/times';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { IconBuilding, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { BotaoDeExcluir } from '../../../components/formulario/botao-de-excluir.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { useRecarga } from '../../../lib/use-recarga.ts';
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

interface PropsDaAba {
  id: number;
  editavel: boolean;
}

function Membros({ id, editavel }: PropsDaAba) {
  const { gravarMembros } = useAcoesDosTimes();
  return (
    <Lido consulta={useQuery(membrosOptions(id))} oQue="os membros">
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
    </Lido>
  );
}

function Clientes({ id, editavel }: PropsDaAba) {
  const { gravarClientes } = useAcoesDosTimes();
  return (
    <Lido consulta={useQuery(clientesOptions(id))} oQue="os clientes do time">
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
    </Lido>
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
  const { leituras, recarregar } = useRecarga(consulta);
  return (
    <Lido consulta={consulta} oQue="o time">
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
                aoTerminar={aoFechar}
                aoCancelar={aoFechar}
                aoRecarregar={recarregar}
                excluir={
                  podeExcluir && (
                    <BotaoDeExcluir rotulo="Excluir time" aoExcluir={() => aoExcluir(time)} />
                  )
                }
              />
            </Tabs.Panel>
          )}
        </Tabs>
      )}
    </Lido>
  );
}

/** The drawer of the page, opened by its address: `?time=3&aba=clientes` or `?novo=1`. */
export default function GavetaDoTime(props: Props) {
  const { estado, mudar, aoFechar } = props;
  const compacto = useCelular();
  const podeCriar = usePode('times:criar');
  const aberta = (estado.novo && podeCriar) || estado.time !== null;
  const mostrado = useUltimoAberto(estado, aberta);
  const novo = mostrado.novo && podeCriar;
  const { time: id } = mostrado;
  const { data: time } = useQuery({ ...timeOptions(id ?? 0), enabled: id !== null });
  return (
    <Gaveta
      aberta={aberta}
      titulo={novo ? 'Novo time' : (time?.nome ?? 'Time')}
      inteira={compacto}
      aoFechar={aoFechar}
    >
      {novo && (
        <FormularioDoTime
          time={null}
          // Who is in it comes next.
          aoTerminar={({ time: { id } }) => mudar({ novo: false, time: id, aba: 'membros' }, true)}
          aoCancelar={aoFechar}
        />
      )}
      {!novo && id !== null && <TimeAberto key={id} {...props} id={id} />}
    </Gaveta>
  );
}
