import type { CorrecaoARever } from '@dominio/contrato/correcoes';
import { Button, Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useState } from 'react';
import frases from '../../../components/ui/frases.module.css';
import { rotuloDoCampo, valorDaCorrecao } from '../../../consultas/valor-da-correcao.ts';
import { avisar } from '../../../lib/avisar.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDataHora } from '../../../lib/formato.ts';
import type { useDecidir } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';

interface Props {
  correcao: CorrecaoARever;
  decidir: ReturnType<typeof useDecidir>;
}

/** One correction of a client, field by field beside what the register says: what is marked is decided. */
export function RevisaoDaCorrecao({ correcao, decidir }: Props) {
  const { id, alvo, alvo_nome, autor_nome, criado_em, observacao, alvo_versao } = correcao;
  const abertos = correcao.campos.filter(({ decisao }) => decisao === null);
  const [desmarcados, setDesmarcados] = useState<readonly string[]>([]);
  const [motivo, setMotivo] = useState('');
  const [faltaMotivo, setFaltaMotivo] = useState(false);
  const minha = decidir.variables?.id === id;
  const erro = minha ? decidir.error : null;
  const marcados = abertos
    .map(({ campo }) => campo)
    .filter((campo) => !desmarcados.includes(campo));
  const quantos = contar(marcados.length, 'campo', 'campos');
  const nome = alvo_nome ?? 'Registro que não é mais deste cliente';

  const aceitar = () =>
    decidir.mutate(
      { id, aceitar: marcados, recusar: [], ...(alvo_versao !== null && { alvo_versao }) },
      { onSuccess: () => avisar.sucesso({ titulo: 'Correção aceita', mensagem: quantos }) },
    );
  const recusar = () => {
    setFaltaMotivo(motivo.trim() === '');
    if (motivo.trim() === '') return;
    decidir.mutate(
      { id, aceitar: [], recusar: marcados, motivo },
      { onSuccess: () => avisar.sucesso({ titulo: 'Correção recusada', mensagem: quantos }) },
    );
  };

  return (
    <article className={classes.correcao} aria-label={`Correção de ${nome}`}>
      <header>
        <h3 className={classes.titulo}>{nome}</h3>
        <p className={frases.dica}>
          {autor_nome ?? 'Quem já saiu'} · {formatarDataHora(criado_em)}
        </p>
        {observacao && <p className={classes.observacao}>“{observacao}”</p>}
      </header>
      {abertos.map(({ campo, antes, atual, proposto }) => (
        <Checkbox
          key={campo}
          classNames={{ inner: classes.caixa, labelWrapper: classes.rotulo }}
          checked={!desmarcados.includes(campo)}
          onChange={({ currentTarget: { checked } }) =>
            setDesmarcados((outros) =>
              checked ? outros.filter((um) => um !== campo) : [...outros, campo],
            )
          }
          label={
            <>
              <strong>{rotuloDoCampo(alvo, campo)}</strong>
              <span className={classes.lado}>
                <span className={classes.nome}>Atual</span> {valorDaCorrecao(alvo, campo, atual)}
              </span>
              <span className={classes.lado}>
                <span className={classes.nome}>Proposto</span>{' '}
                {valorDaCorrecao(alvo, campo, proposto)}
              </span>
              {atual !== antes && (
                <span className={classes.mudou}>
                  Mudou desde a proposta: era {valorDaCorrecao(alvo, campo, antes)}.
                </span>
              )}
            </>
          }
        />
      ))}
      <Textarea
        label="Motivo da recusa"
        description="O cliente vai ler."
        autosize
        value={motivo}
        error={
          faltaMotivo && motivo.trim() === '' ? 'Informe o motivo, que o cliente vai ler.' : null
        }
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
      />
      {erro !== null && (
        <div role="alert" className={frases.erro}>
          {erro instanceof ErroDaApi && erro.campos.length > 0
            ? erro.campos.map(({ campo, mensagem }) => <p key={campo}>{mensagem}</p>)
            : mensagemDoErro(erro)}
        </div>
      )}
      <div className={classes.botoes}>
        <Button
          variant="default"
          disabled={marcados.length === 0}
          loading={minha && decidir.isPending}
          onClick={recusar}
        >
          Recusar {quantos}
        </Button>
        <Button
          disabled={marcados.length === 0 || alvo_nome === null}
          loading={minha && decidir.isPending}
          onClick={aceitar}
        >
          Aceitar {quantos}
        </Button>
      </div>
    </article>
  );
}
