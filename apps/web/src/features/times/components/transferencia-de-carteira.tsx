import { dataCivil } from '@dominio/contrato/datas';
import type { ClienteDoTime, Time } from '@dominio/contrato/times';
import type { CarteiraTransferida } from '@dominio/contrato/times-carteira';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDataHora, formatarDia } from '../../../lib/formato.ts';
import { useAgora } from '../../../lib/use-agora.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import {
  consequencias,
  destinosOptions,
  simulacaoOptions,
  useMarcarTransferencia,
  useTransferir,
  voltaDe,
} from '../times.carteira.ts';
import { clientesOptions, times } from '../times.queries.ts';
import classes from './carteira.module.css';

interface PropsDosClientes {
  clientes: readonly ClienteDoTime[];
  fora: ReadonlySet<number>;
  aoMudar: (fora: ReadonlySet<number>) => void;
}

function EscolhaDeClientes({ clientes, fora, aoMudar }: PropsDosClientes) {
  const marcar = (id: number, entra: boolean) => {
    const depois = new Set(fora);
    if (entra) depois.delete(id);
    else depois.add(id);
    aoMudar(depois);
  };
  return (
    <fieldset className={classes.clientes}>
      <legend>Clientes</legend>
      <Checkbox
        label={`Todos (${clientes.length})`}
        checked={fora.size === 0}
        indeterminate={fora.size > 0 && fora.size < clientes.length}
        onChange={({ currentTarget: { checked } }) =>
          aoMudar(new Set(checked ? [] : clientes.map(({ id }) => id)))
        }
      />
      <ul className={classes.lista}>
        {clientes.map(({ id, nome }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={!fora.has(id)}
                onChange={({ currentTarget }) => marcar(id, currentTarget.checked)}
              />
              {nome}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Previa({ simulada }: { simulada: CarteiraTransferida }) {
  return (
    <section aria-label="O que muda">
      {consequencias(simulada).map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
      {simulada.pessoas.length === 0 ? (
        <p>Ninguém passa a ver clientes, nem deixa de ver.</p>
      ) : (
        <table className={classes.pessoas}>
          <thead>
            <tr>
              <th scope="col">Pessoa</th>
              <th scope="col">Passa a ver</th>
              <th scope="col">Deixa de ver</th>
            </tr>
          </thead>
          <tbody>
            {simulada.pessoas.map(({ id, nome, ganha, perde }) => (
              <tr key={id}>
                <th scope="row">{nome}</th>
                <td>{ganha || '—'}</td>
                <td>{perde || '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {simulada.agendamentos.length > 0 && (
        // It scrolls: the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        <ul className={classes.agendamentos} aria-label="Agendamentos afetados" tabIndex={0}>
          {simulada.agendamentos.map((um) => (
            <li key={um.id ?? `${um.dia} ${um.cliente_id}`}>
              {um.titulo ?? contar(um.quantos, 'agendamento de colegas', 'agendamentos de colegas')}
              <small>
                {[
                  um.inicio === null ? formatarDia(um.dia) : formatarDataHora(um.inicio),
                  um.cliente_nome,
                  ...(um.perdem.length > 0 ? [um.perdem.join(', ')] : []),
                ].join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Props {
  time: Time;
  aoFechar: () => void;
}

function Transferencia({
  time,
  clientes,
  aoFechar,
}: Props & { clientes: readonly ClienteDoTime[] }) {
  const [para, setPara] = useState<number | null>(null);
  const [fora, setFora] = useState<ReadonlySet<number>>(new Set());
  const [depois, setDepois] = useState(false);
  const [em, setEm] = useState('');
  const hoje = dataCivil(useAgora());
  const [erro, setErro] = useState<string>();
  const destinos = useQuery(destinosOptions);
  const outros = (destinos.data ?? []).filter(({ id }) => id !== time.id);
  const escolhidos = clientes.flatMap(({ id }) => (fora.has(id) ? [] : id));
  const transferir = useTransferir();
  const marcar = useMarcarTransferencia();
  const destino = outros.find(({ id }) => id === para)?.nome;
  const simulacao = useQuery({
    ...simulacaoOptions({ de: time.id, para, clientes: escolhidos }),
    // What is read again after the transfer must not simulate what is done.
    ...((transferir.isPending || marcar.isPending) && { enabled: false }),
  });
  /** Sets it for a day: there is nothing to undo but to call it off, on either team. */
  const deixarMarcada = async (para_id: number, versao: number) => {
    await marcar.mutateAsync({
      params: { id: time.id },
      body: { para_id, cliente_ids: escolhidos, em, versao },
    });
    aoFechar();
    avisar.sucesso({
      titulo: `Transferência marcada para ${formatarDia(em)}`,
      mensagem: `${contar(escolhidos.length, 'cliente', 'clientes')} para ${destino}`,
    });
  };
  const gravar = async () => {
    if (para === null || !simulacao.data) return;
    setErro(undefined);
    const { versao, versao_destino } = simulacao.data;
    try {
      if (depois) return await deixarMarcada(para, versao);
      const feita = await transferir.mutateAsync({
        params: { id: time.id },
        body: { para_id: para, cliente_ids: escolhidos, versao, versao_destino },
      });
      aoFechar();
      avisarComDesfazer({
        titulo: 'Carteira transferida',
        mensagem: `${contar(feita.movidos.length, 'cliente', 'clientes')} para ${destino}`,
        registros: [time.id, para].map((id) => caminhoDoRegistro(times, id)),
        desfazer: () => transferir.mutateAsync(voltaDe(time.id, para, feita)),
        falha: 'Erro ao desfazer a transferência',
      });
    } catch (falha) {
      setErro(mensagemDoErro(falha));
      void simulacao.refetch();
    }
  };
  return (
    <>
      <CampoDeEscolha
        label="Time de destino"
        obrigatorio
        opcoes={outros.map(({ id, nome }) => ({ valor: `${id}`, rotulo: nome }))}
        value={para === null ? null : `${para}`}
        onChange={(valor) => setPara(valor === null ? null : Number(valor))}
        vazio={destinos.isPending ? 'Carregando…' : 'Nenhum outro time ativo.'}
        data-autofocus
      />
      <Checkbox
        label="Marcar para outro dia"
        checked={depois}
        onChange={({ currentTarget }) => setDepois(currentTarget.checked)}
      />
      {depois && (
        <CampoData
          label="Dia da transferência"
          description="A simulação é refeita nesse dia, com os acessos que você tiver."
          hoje={hoje}
          obrigatorio
          value={em}
          onChange={setEm}
        />
      )}
      <EscolhaDeClientes clientes={clientes} fora={fora} aoMudar={setFora} />
      {para !== null && escolhidos.length > 0 && (
        <Lido consulta={simulacao} oQue="a simulação">
          {(simulada) => <Previa simulada={simulada} />}
        </Lido>
      )}
      {erro && (
        <p role="alert" className={frases.erro}>
          {erro}
        </p>
      )}
      <RodapeFixo>
        <Button variant="default" onClick={aoFechar}>
          Voltar
        </Button>
        <Button
          loading={transferir.isPending || marcar.isPending}
          disabled={
            !simulacao.data ||
            simulacao.isPlaceholderData ||
            escolhidos.length === 0 ||
            (depois && em === '')
          }
          onClick={() => void gravar()}
        >
          {escolhidos.length === 0
            ? 'Transferir'
            : `${depois ? 'Marcar' : 'Transferir'} ${contar(escolhidos.length, 'cliente', 'clientes')}`}
        </Button>
      </RodapeFixo>
    </>
  );
}

/** Asks to which team clients go, shows what everyone gains and loses by it, and moves them. */
export default function TransferenciaDeCarteira({ time, aoFechar }: Props) {
  const consulta = useQuery(clientesOptions(time.id));
  return (
    <Dialogo titulo={`Transferir a carteira de ${time.nome}`} tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.pilha}>
        <Lido consulta={consulta} oQue="os clientes do time">
          {({ clientes }) =>
            clientes.length > 0 ? (
              <Transferencia time={time} clientes={clientes} aoFechar={aoFechar} />
            ) : (
              <p>Este time não tem clientes que você possa transferir.</p>
            )
          }
        </Lido>
      </div>
    </Dialogo>
  );
}
