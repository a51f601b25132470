import type { Time } from '@dominio/contrato/times';
import { useQuery } from '@tanstack/react-query';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { DialogoDeEscolha } from '../../../registros/dialogo-de-escolha.tsx';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import { destinosOptions, useTransferir, voltaDe } from '../times.carteira.ts';
import { times, useMoverMembro } from '../times.queries.ts';

interface Props {
  time: Time;
  tipo: 'pessoas' | 'clientes';
  quem: { readonly id: number; readonly nome: string };
  /** The team on which they were dropped; none where it is to be chosen. */
  para?: number | undefined;
  /** The version of the team that was read with its members or clients. */
  versao: number;
  aoFechar: () => void;
  /** Called once it is done, and once it is undone. */
  aoMudar: () => void;
}

/** Asks for the team into which a member or a client goes, and moves them at once. */
export default function MoverParaOutroTime(props: Props) {
  const { time, tipo, quem, versao, aoFechar, aoMudar } = props;
  const destinos = useQuery(destinosOptions);
  const outros = (destinos.data ?? []).filter(({ id }) => id !== time.id);
  const transferir = useTransferir();
  const membro = useMoverMembro();

  /** Moves, and answers how it is undone. */
  const passar = async (para: number): Promise<() => Promise<unknown>> => {
    if (tipo === 'pessoas') {
      const body = { usuario_ids: [quem.id], para_id: para, versao };
      await membro.mutateAsync({ params: { id: time.id }, body });
      const volta = { usuario_ids: [quem.id], para_id: time.id };
      return () => membro.mutateAsync({ params: { id: para }, body: volta });
    }
    const feita = await transferir.mutateAsync({
      params: { id: time.id },
      body: { para_id: para, cliente_ids: [quem.id], versao },
    });
    return () => transferir.mutateAsync(voltaDe(time.id, para, feita));
  };
  const mover = async (para: number) => {
    aoFechar();
    try {
      const desfazer = await passar(para);
      aoMudar();
      avisarComDesfazer({
        titulo: `${quem.nome} mudou de time`,
        mensagem: outros.find(({ id }) => id === para)?.nome,
        registros: [time.id, para].map((id) => caminhoDoRegistro(times, id)),
        desfazer: async () => {
          await desfazer();
          aoMudar();
        },
        falha: 'Erro ao desfazer a mudança de time',
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao mudar de time', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <DialogoDeEscolha<string>
      titulo={`Mover ${quem.nome} para outro time`}
      texto={
        tipo === 'pessoas'
          ? 'Passa a ver os clientes do outro time, se o grupo mostra os do time. A troca é imediata.'
          : 'Quem vê clientes pelo time passa a vê-lo ou deixa de vê-lo. A troca é imediata.'
      }
      confirmar="Mover"
      inicial={props.para === undefined ? undefined : `${props.para}`}
      campo={(valor, aoEscolher) => (
        <CampoDeEscolha
          label="Time de destino"
          obrigatorio
          opcoes={outros.map(({ id, nome }) => ({ valor: `${id}`, rotulo: nome }))}
          value={valor}
          onChange={aoEscolher}
          vazio={destinos.isPending ? 'Carregando…' : 'Nenhum outro time ativo.'}
          data-autofocus
        />
      )}
      aoResponder={(para) => (para === undefined ? aoFechar() : void mover(Number(para)))}
    />
  );
}
