import { NOME_DO_ESTADO, type Passagem } from '@dominio/contrato/passagens';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Lido } from '../../../../components/ui/lido.tsx';
import { Situacao, type Tom } from '../../../../components/ui/situacao.tsx';
import { useConfirmar } from '../../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../../lib/erro-da-api.ts';
import { type Ato, passagemOptions, useAgir } from '../../passagens.queries.ts';
import { FolhaDaPassagem } from './folha-da-passagem.tsx';
import classes from './passagem.module.css';
import { RecusaDaPassagem } from './recusa-da-passagem.tsx';

const TOM: Readonly<Record<Passagem['estado'], Tom>> = {
  pendente: 'aviso',
  assinada: 'aviso',
  concluida: 'sucesso',
  recusada: 'perigo',
  cancelada: 'neutro',
};
const FEITO = {
  assinar: 'Termo de passagem assinado',
  recusar: 'Termo de passagem recusado',
  cancelar: 'Termo de passagem cancelado',
} as const;

/** What comes of the signature, said before it: the second one passes the client. */
const consequencia = ({ estado, cliente, de, para }: Passagem) =>
  estado === 'assinada'
    ? `Com a sua assinatura ${cliente.nome} passa de ${de.nome} para ${para.nome} agora.`
    : `${cliente.nome} passa de ${de.nome} para ${para.nome} quando a outra pessoa também assinar.`;

/** The acts upon a term that its reader may do. */
function Acoes({ termo }: { termo: Passagem }) {
  const { acoes } = termo;
  const agir = useAgir(termo);
  const { confirmar, dialogo } = useConfirmar();
  const [recusando, setRecusando] = useState(false);
  const fazer = (feito: Ato) =>
    agir.mutate(feito, {
      onSuccess: () => {
        setRecusando(false);
        avisar.sucesso({ titulo: FEITO[feito.ato], mensagem: termo.cliente.nome });
      },
      onError: (erro) => {
        if (feito.ato !== 'recusar') {
          avisar.erro({ titulo: `Erro ao ${feito.ato} o termo`, mensagem: mensagemDoErro(erro) });
        }
      },
    });
  const perguntar = async (ato: 'assinar' | 'cancelar') => {
    const assinando = ato === 'assinar';
    const sim = await confirmar({
      titulo: assinando ? 'Assinar o termo de passagem?' : 'Cancelar o termo de passagem?',
      texto: assinando
        ? `${consequencia(termo)} A assinatura não pode ser desfeita.`
        : 'O termo termina aqui e o cliente fica com quem está.',
      confirmar: assinando ? 'Assinar' : 'Cancelar termo',
      perigo: !assinando,
    });
    if (sim) fazer({ ato });
  };
  const fazendo = (ato: Ato['ato']) => agir.isPending && agir.variables.ato === ato;
  return (
    <>
      {acoes.cancelar && (
        <Button
          variant="default"
          loading={fazendo('cancelar')}
          onClick={() => void perguntar('cancelar')}
        >
          Cancelar termo
        </Button>
      )}
      {acoes.recusar && (
        <Button variant="default" onClick={() => setRecusando(true)}>
          Recusar
        </Button>
      )}
      {acoes.assinar && (
        <Button loading={fazendo('assinar')} onClick={() => void perguntar('assinar')}>
          Assinar
        </Button>
      )}
      {dialogo}
      {recusando && (
        <RecusaDaPassagem
          enviando={fazendo('recusar')}
          erro={
            agir.error && agir.variables?.ato === 'recusar' ? mensagemDoErro(agir.error) : undefined
          }
          aoRecusar={(motivo) => fazer({ ato: 'recusar', motivo })}
          aoFechar={() => setRecusando(false)}
        />
      )}
    </>
  );
}

/** One handover term, with what its reader may do with it. */
export function TermoDePassagem({ id }: { id: number }) {
  return (
    <Lido consulta={useQuery(passagemOptions(id))} oQue="o termo de passagem">
      {(termo) => (
        <>
          <div className={`so-na-tela ${classes.barra}`}>
            <Situacao tom={TOM[termo.estado]}>{NOME_DO_ESTADO[termo.estado]}</Situacao>
            <div className={classes.acoes}>
              <Acoes termo={termo} />
            </div>
          </div>
          {termo.motivo && (
            <p className={classes.motivo}>
              <strong>Motivo:</strong> {termo.motivo}
            </p>
          )}
          <FolhaDaPassagem termo={termo} />
        </>
      )}
    </Lido>
  );
}
