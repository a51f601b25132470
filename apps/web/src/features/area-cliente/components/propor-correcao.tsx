import type { NovaCorrecao } from '@dominio/contrato/correcoes';
import {
  type AlvoDaCorrecao,
  camposDoAlvo,
  ehInclusao,
  SEM_NADA,
} from '@dominio/contrato/correcoes-alvos';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { outroEndereco, sairSePuder } from '../../../components/formulario/saida.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { usePropor } from '../correcoes.queries.ts';
import {
  comAssunto,
  comecoDe,
  exige,
  FALAS,
  mudadosEm,
  pede,
  SO_EM_PALAVRAS,
  semDizer,
  type Valores,
  valoresDe,
} from '../proposta.rules.ts';
import { CampoDaProposta } from './campo-da-proposta.tsx';
import classes from './correcoes.module.css';

export interface AlvoAberto {
  readonly alvo: AlvoDaCorrecao;
  /** The record; of one to be added, the client. */
  readonly id: number;
  readonly nome: string;
  /** What the register says, by field; numbers of accounts are not in it. */
  readonly atual: Readonly<Record<string, unknown>>;
  /** What is written about in words alone, where the proposal has no fields for it. */
  readonly assunto?: string;
}

interface Props {
  aberto: AlvoAberto;
  aoFechar: () => void;
}

/** Something proposed of the register, which the firm reviews before it is taken. */
export default function ProporCorrecao({ aberto, aoFechar }: Props) {
  const { alvo, id, nome, atual, assunto } = aberto;
  const fala = FALAS[alvo];
  const hoje = useHoje();
  const iniciais = valoresDe(alvo, atual);
  const [comeco] = useState<Valores>({ ...iniciais, ...comecoDe(alvo, hoje) });
  const [valores, setValores] = useState(comeco);
  const [comecoDaObservacao] = useState(assunto === undefined ? '' : comAssunto('', assunto));
  const [observacao, setObservacao] = useState(comecoDaObservacao);
  const campoDaObservacao = useRef<HTMLTextAreaElement>(null);
  const [vazia, setVazia] = useState(false);
  const propor = usePropor();
  const formulario = useRef<HTMLFormElement>(null);
  const escrito =
    observacao.trim() !== comecoDaObservacao.trim() ||
    Object.entries(valores).some(([campo, valor]) => valor !== comeco[campo]);
  const pergunta = useGuardaDeSaida(escrito, outroEndereco);
  const sair = () => sairSePuder(aoFechar);
  const recusa = propor.error instanceof ErroDaApi ? propor.error : null;
  const erroDe = (campo: string) =>
    recusa?.campos.find((um) => um.campo === campo || um.campo === `campos.${campo}`)?.mensagem;
  const pedidos = Object.entries(assunto === undefined ? camposDoAlvo(alvo) : {}).filter(
    ([campo]) => pede(alvo, campo, valores),
  );
  const emPalavras = (assunto === undefined && SO_EM_PALAVRAS[alvo]) || [];
  const comLugar = ['observacao', ...pedidos.map(([campo]) => campo)];
  const foraDosCampos =
    propor.error && !comLugar.some((campo) => erroDe(campo)) ? mensagemDoErro(propor.error) : null;
  const semLugar = vazia ? SEM_NADA : foraDosCampos;

  // What was refused may stand far above the button that sent it.
  useEffect(() => {
    if (recusa) formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [recusa]);

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const campos = mudadosEm(alvo, iniciais, valores);
    const semNada = !ehInclusao(alvo) && Object.keys(campos).length === 0 && semDizer(observacao);
    setVazia(semNada);
    if (semNada) return;
    propor.mutate({ alvo, alvo_id: id, campos, observacao } as NovaCorrecao, {
      onSuccess: () => {
        aoFechar();
        avisar.sucesso({
          titulo: fala.enviada,
          mensagem: 'O escritório vai conferir antes de mudar o cadastro.',
        });
      },
    });
  };

  return (
    <Dialogo titulo={fala.titulo(nome)} tamanho="lg" aoFechar={sair}>
      <form ref={formulario} className={classes.formulario} onSubmit={enviar} noValidate>
        <p className={frases.dica}>{fala.dica}</p>
        {pedidos.map(([campo, definicao]) => (
          <CampoDaProposta
            key={campo}
            alvo={alvo}
            nome={campo}
            campo={definicao}
            valor={valores[campo] ?? ''}
            exigido={exige(alvo, campo, valores)}
            erro={erroDe(campo)}
            aoMudar={(valor) => setValores((antes) => ({ ...antes, [campo]: valor }))}
          />
        ))}
        {emPalavras.length > 0 && (
          <div>
            <p className={frases.dica}>O que não tem campo aqui, escreva na observação:</p>
            <div className={classes.assuntos}>
              {emPalavras.map((um) => (
                <Button
                  key={um}
                  variant="default"
                  size="xs"
                  aria-label={`Corrigir ${um} na observação`}
                  onClick={() => {
                    setObservacao(comAssunto(observacao, um));
                    campoDaObservacao.current?.focus();
                  }}
                >
                  {um}
                </Button>
              ))}
            </div>
          </div>
        )}
        <Textarea
          ref={campoDaObservacao}
          label="Observação"
          description={fala.observacao}
          autosize
          value={observacao}
          error={erroDe('observacao')}
          onChange={({ currentTarget }) => setObservacao(currentTarget.value)}
        />
        <RodapeFixo>
          {semLugar && (
            <p role="alert" className={frases.erro}>
              {semLugar}
            </p>
          )}
          <Button variant="default" onClick={sair}>
            Cancelar
          </Button>
          <Button type="submit" loading={propor.isPending}>
            {fala.enviar}
          </Button>
        </RodapeFixo>
      </form>
      {pergunta}
    </Dialogo>
  );
}
