import type { CorrecaoARever, Decisao } from '@dominio/contrato/correcoes';
import { ehSoPalavras, NOME_DO_PEDIDO } from '@dominio/contrato/correcoes-alvos';
import { Button, Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useId, useRef, useState } from 'react';
import frases from '../../../components/ui/frases.module.css';
import { tituloDaCorrecao } from '../../../consultas/valor-da-correcao.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDataHora } from '../../../lib/formato.ts';
import type { useDecidir } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';
import { DiferencaDoCampo } from './diferenca-do-campo.tsx';

interface Props {
  correcao: CorrecaoARever;
  decidir: ReturnType<typeof useDecidir>;
  /** Why it is refused, as far as it is written. */
  motivo: string;
  aoEscrever: (motivo: string) => void;
}

/** What stands in the way of a decision, in words; null for nothing. */
function impedimentoDe({ alvo_nome, campos }: CorrecaoARever, marcados: readonly string[]) {
  if (marcados.length === 0) return 'Marque ao menos um campo para aceitar ou recusar.';
  return alvo_nome === null && !ehSoPalavras(campos)
    ? 'O registro não é mais deste cliente: a correção só pode ser recusada.'
    : null;
}

/** One proposal of a client, field by field beside what the register says: what is marked is decided. */
export function RevisaoDaCorrecao({ correcao, decidir, motivo, aoEscrever }: Props) {
  const { id, alvo, autor_nome, criado_em, observacao, alvo_versao } = correcao;
  const abertos = correcao.campos.filter(({ decisao }) => decisao === null);
  const soPalavras = ehSoPalavras(correcao.campos);
  const inteira = soPalavras || NOME_DO_PEDIDO[alvo] !== undefined;
  const faltam = abertos.map(({ campo }) => campo);
  // Of those that waited when it was unmarked: once some are answered, all that are left count again.
  const rodada = faltam.join();
  const [marcas, setMarcas] = useState<{ rodada: string; tirados: readonly string[] }>();
  const tirados = marcas?.rodada === rodada ? marcas.tirados : [];
  const [faltaMotivo, setFaltaMotivo] = useState(false);
  const explicacao = useId();
  const minha = decidir.variables?.id === id;
  const erro = minha ? decidir.error : null;
  const emCurso = minha && decidir.isPending;
  const aceitando = decidir.variables?.decisao.aceitar.length !== 0;
  const marcados = faltam.filter((campo) => !tirados.includes(campo));
  const quantos =
    inteira || marcados.length === 0 ? '' : contar(marcados.length, 'campo', 'campos');
  const nome = tituloDaCorrecao(correcao, 'Registro que não é mais deste cliente');
  const impedimento = impedimentoDe(correcao, marcados);
  const impedida = impedimento !== null;
  const mensagem = [nome, quantos].filter(Boolean).join(' · ');
  const campoDoMotivo = useRef<HTMLTextAreaElement>(null);

  const enviar = (titulo: string, decisao: Decisao) =>
    decidir.mutate(
      { id, decisao, aviso: { titulo, mensagem } },
      // What was told is no reason for what is still to be answered.
      { onSuccess: () => aoEscrever('') },
    );
  const aceitar = () => {
    setFaltaMotivo(false);
    enviar(soPalavras ? 'Correção marcada como feita' : 'Correção aceita', {
      aceitar: marcados,
      recusar: [],
      ...(alvo_versao !== null && { alvo_versao }),
    });
  };
  const recusar = () => {
    setFaltaMotivo(motivo.trim() === '');
    if (motivo.trim() === '') return campoDoMotivo.current?.focus();
    enviar('Correção recusada', { aceitar: [], recusar: marcados, motivo });
  };

  return (
    <article className={classes.correcao} aria-label={`Correção de ${nome}`}>
      <header>
        {/* What is proposed is read before it is answered. */}
        <h3 className={classes.titulo} tabIndex={-1} data-autofocus>
          {nome}
        </h3>
        <p className={frases.dica}>
          {autor_nome ?? 'Quem já saiu'} · {formatarDataHora(criado_em)}
        </p>
        {observacao && <p className={classes.observacao}>“{observacao}”</p>}
      </header>
      {soPalavras && (
        <p className={frases.dica}>
          Mude o cadastro como o cliente pede e marque como feito, ou recuse com o motivo.
        </p>
      )}
      {!soPalavras &&
        abertos.map((um) =>
          inteira ? (
            <div key={um.campo}>
              <DiferencaDoCampo alvo={alvo} campo={um} />
            </div>
          ) : (
            <Checkbox
              key={um.campo}
              classNames={{ inner: classes.caixa, labelWrapper: classes.rotulo }}
              checked={marcados.includes(um.campo)}
              onChange={({ currentTarget: { checked } }) =>
                setMarcas({
                  rodada,
                  tirados: checked
                    ? tirados.filter((outro) => outro !== um.campo)
                    : [...tirados, um.campo],
                })
              }
              label={<DiferencaDoCampo alvo={alvo} campo={um} />}
            />
          ),
        )}
      <Textarea
        ref={campoDoMotivo}
        label="Motivo da recusa"
        description="O cliente vai ler."
        autosize
        value={motivo}
        error={
          faltaMotivo && motivo.trim() === '' ? 'Informe o motivo, que o cliente vai ler.' : null
        }
        onChange={({ currentTarget }) => aoEscrever(currentTarget.value)}
      />
      {erro !== null && (
        <div role="alert" className={frases.erro}>
          {erro instanceof ErroDaApi && erro.campos.length > 0
            ? erro.campos.map(({ campo, mensagem: frase }) => <p key={campo}>{frase}</p>)
            : mensagemDoErro(erro)}
        </div>
      )}
      {impedida && (
        <p id={explicacao} className={frases.dica}>
          {impedimento}
        </p>
      )}
      <div className={classes.botoes}>
        <Button
          variant="default"
          disabled={marcados.length === 0 || (emCurso && aceitando)}
          aria-describedby={marcados.length === 0 ? explicacao : undefined}
          loading={emCurso && !aceitando}
          onClick={recusar}
        >
          {['Recusar', quantos].filter(Boolean).join(' ')}
        </Button>
        <Button
          disabled={impedida || (emCurso && !aceitando)}
          aria-describedby={impedida ? explicacao : undefined}
          loading={emCurso && aceitando}
          onClick={aceitar}
        >
          {soPalavras ? 'Feito' : ['Aceitar', quantos].filter(Boolean).join(' ')}
        </Button>
      </div>
    </article>
  );
}
