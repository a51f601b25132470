import { type Desligamento, PedidoDeDesligamento } from '@dominio/contrato/usuarios-desligamento';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import {
  corpoDosSucessores,
  previaDoDesligamento,
  type Sucessores,
  useDesligar,
} from '../desligamento.queries.ts';
import classes from './desligamento.module.css';
import { ContasDoDesligamento } from './previa-do-desligamento.tsx';
import { QuemAssume, QuemAssumira } from './quem-assume.tsx';

const errosDoMotivo = errosDoCorpo(PedidoDeDesligamento.pick({ motivo: true }));

interface Pessoa {
  readonly id: number;
  readonly nome: string;
}

/** What was transferred and revoked, in sentences. */
function Resultado({ pessoa, feito }: { pessoa: Pessoa; feito: Desligamento }) {
  const { agenda, clientes, contratos, extratos, times, sessoes } = feito;
  const linhas = [
    agenda.transferir > 0 &&
      contar(agenda.transferir, 'agendamento passou adiante', 'agendamentos passaram adiante'),
    agenda.cancelar > 0 &&
      contar(agenda.cancelar, 'particular foi cancelado', 'particulares foram cancelados'),
    agenda.com_conflito > 0 &&
      contar(agenda.com_conflito, 'coincide com outro', 'coincidem com outros'),
    clientes.total > 0 &&
      contar(clientes.total, 'cliente passou adiante', 'clientes passaram adiante'),
    contratos.total > 0 &&
      contar(contratos.total, 'contrato passou adiante', 'contratos passaram adiante'),
    extratos.total > 0 &&
      contar(extratos.total, 'extrato mudou de responsável', 'extratos mudaram de responsável'),
    times.total > 0 && contar(times.total, 'time tem outro líder', 'times têm outro líder'),
    contar(sessoes, 'sessão encerrada', 'sessões encerradas'),
  ].filter((linha) => linha !== false);
  return (
    <>
      <p role="status">{pessoa.nome} não entra mais. O cadastro e o histórico ficam.</p>
      <ul className={classes.lista}>
        {linhas.map((linha) => (
          <li key={linha}>{linha}</li>
        ))}
      </ul>
    </>
  );
}

/**
 * Dialog in which somebody leaves the firm in three steps: choose who takes over, check, see the
 * result.
 */
export default function AssistenteDeDesligamento({
  pessoa,
  aoFechar,
}: {
  pessoa: Pessoa;
  aoFechar: () => void;
}) {
  const [passo, setPasso] = useState<1 | 2>(1);
  const [sucessores, setSucessores] = useState<Sucessores>({ separados: false, todos: null });
  const [motivo, setMotivo] = useState('');
  const [erroDoMotivo, setErroDoMotivo] = useState<string>();
  const [digitado, setDigitado] = useState('');
  const desligar = useDesligar(pessoa.id);
  const feito = desligar.data;
  const consulta = useQuery({
    ...previaDoDesligamento(pessoa.id, sucessores),
    enabled: !feito && !desligar.isPending,
  });
  const { data: previa, error, refetch, isFetching } = consulta;
  const semPrevia = useFalhaQueFica(consulta);
  const confirmar = () => {
    const escrito = { motivo: motivo.trim() || null };
    const recusa = errosDoMotivo(escrito).motivo;
    setErroDoMotivo(recusa);
    if (recusa) return;
    desligar.mutate(
      { ...corpoDosSucessores(sucessores), ...escrito },
      { onError: () => setPasso(2) },
    );
  };
  const pronto = previa !== undefined && !isFetching && previa.sem_sucessor.length === 0 && !error;
  const onde = feito ? 'Passo 3 de 3: resultado' : `Passo ${passo} de 3`;
  const recusa = error ?? desligar.error;
  return (
    <Dialogo titulo={`Desligar ${pessoa.nome}`} tamanho="lg" aoFechar={aoFechar}>
      <div className={classes.passo}>
        <p className={classes.onde}>
          {onde}
          {!feito && (passo === 1 ? ': o que passa adiante' : ': confirmação')}
        </p>
        {!feito && previa && <ContasDoDesligamento previa={previa} />}
        {!feito && recusa && previa && <p role="alert">{mensagemDoErro(recusa)}</p>}
        {!feito && Boolean(semPrevia) && (
          <ErroDaRegiao
            oQue="o que está com a pessoa"
            erro={semPrevia}
            aoTentar={() => void refetch()}
            tentando={isFetching}
          />
        )}
        {!feito && !previa && !semPrevia && <EsqueletoDeLista />}
        {!feito && previa && passo === 1 && (
          <>
            <QuemAssume
              pessoa={pessoa}
              previa={previa}
              sucessores={sucessores}
              mudar={setSucessores}
            />
            <div className={classes.acoes}>
              <Button variant="default" onClick={aoFechar}>
                Cancelar
              </Button>
              <Button disabled={!pronto} onClick={() => setPasso(2)}>
                Continuar
              </Button>
            </div>
          </>
        )}
        {!feito && previa && passo === 2 && (
          <form
            className={classes.passo}
            onSubmit={(evento) => {
              evento.preventDefault();
              // React passes the event on to the component that opened the dialog, whose form it
              // would submit too.
              evento.stopPropagation();
              if (digitado.trim() === pessoa.nome) confirmar();
            }}
          >
            <QuemAssumira previa={previa} sucessores={sucessores} />
            <p>
              O acesso de {pessoa.nome} termina agora, depois de tudo passar adiante. As sessões
              abertas são encerradas. A agenda e os clientes não voltam sozinhos se a pessoa voltar.
            </p>
            <Textarea
              label="Motivo"
              description="Fica no registro de auditoria."
              autosize
              minRows={2}
              value={motivo}
              error={erroDoMotivo}
              onChange={(evento) => setMotivo(evento.currentTarget.value)}
            />
            <TextInput
              label={`Digite ${pessoa.nome} para confirmar`}
              autoComplete="off"
              data-autofocus
              value={digitado}
              onChange={(evento) => setDigitado(evento.currentTarget.value)}
            />
            <div className={classes.acoes}>
              <Button variant="default" onClick={() => setPasso(1)}>
                Voltar
              </Button>
              <Button
                type="submit"
                color="var(--cor-perigo)"
                disabled={digitado.trim() !== pessoa.nome || !pronto}
                loading={desligar.isPending}
              >
                Desligar
              </Button>
            </div>
          </form>
        )}
        {feito && (
          <>
            <Resultado pessoa={pessoa} feito={feito} />
            <div className={classes.acoes}>
              <Button onClick={aoFechar}>Concluir</Button>
            </div>
          </>
        )}
      </div>
    </Dialogo>
  );
}
