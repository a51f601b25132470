import {
  type AlvoDaCorrecao,
  CAMPOS_OCULTOS,
  type CampoDaCorrecao,
  camposDoAlvo,
  type NovaCorrecao,
} from '@dominio/contrato/correcoes';
import { dataCivil } from '@dominio/contrato/datas';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { type FormEvent, useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePropor } from '../correcoes.queries.ts';
import classes from './correcoes.module.css';

export interface AlvoAberto {
  readonly alvo: AlvoDaCorrecao;
  readonly id: number;
  readonly nome: string;
  /** What the register says, by field; numbers of accounts are not in it. */
  readonly atual: Readonly<Record<string, unknown>>;
}

type Valores = Readonly<Record<string, string>>;

const escrito = (valor: unknown) =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '';

/** Only what was changed, as the contract has it. */
function mudadosEm(
  campos: Readonly<Record<string, CampoDaCorrecao>>,
  antes: Valores,
  depois: Valores,
) {
  const mudados = Object.entries(campos).filter(([campo]) => antes[campo] !== depois[campo]);
  return Object.fromEntries(
    mudados.map(([campo, { tipo }]) => {
      const valor = depois[campo]?.trim() ?? '';
      if (tipo === 'texto') return [campo, valor];
      if (valor === '') return [campo, null];
      return [campo, tipo === 'numero' ? Number(valor) : valor];
    }),
  );
}

interface PropsDoCampo {
  nome: string;
  campo: CampoDaCorrecao;
  valor: string;
  erro: string | undefined;
  aoMudar: (valor: string) => void;
}

function Campo({ nome, campo: { rotulo, tipo, opcoes }, valor, erro, aoMudar }: PropsDoCampo) {
  if (tipo === 'dia') {
    const hoje = dataCivil(new Date());
    return <CampoData label={rotulo} value={valor} hoje={hoje} onChange={aoMudar} error={erro} />;
  }
  if (tipo === 'escolha' && opcoes) {
    return (
      <NativeSelect
        label={rotulo}
        value={valor}
        error={erro}
        data={[
          { value: '', label: 'Não informado' },
          ...Object.entries(opcoes).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      label={rotulo}
      value={valor}
      error={erro}
      {...(tipo === 'numero' && { inputMode: 'numeric' })}
      {...(CAMPOS_OCULTOS.includes(nome) && { description: 'Em branco, fica como está.' })}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
    />
  );
}

interface Props {
  aberto: AlvoAberto;
  aoFechar: () => void;
}

/** Other values for the fields of one record, which the firm reviews before they are taken. */
export default function ProporCorrecao({ aberto, aoFechar }: Props) {
  const { alvo, id, nome, atual } = aberto;
  const campos = camposDoAlvo(alvo);
  const iniciais = Object.fromEntries(
    Object.keys(campos).map((campo) => [campo, escrito(atual[campo])]),
  );
  const [valores, setValores] = useState<Valores>(iniciais);
  const [observacao, setObservacao] = useState('');
  const propor = usePropor();
  const recusa = propor.error instanceof ErroDaApi ? propor.error : null;
  const erroDe = (campo: string) =>
    recusa?.campos.find((um) => um.campo === `campos.${campo}`)?.mensagem;
  const semLugar = propor.error && !Object.keys(campos).some((campo) => erroDe(campo));

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const mudados = mudadosEm(campos, iniciais, valores);
    const body = { alvo, alvo_id: id, campos: mudados, observacao } as NovaCorrecao;
    propor.mutate(body, {
      onSuccess: () => {
        aoFechar();
        avisar.sucesso({
          titulo: 'Correção enviada',
          mensagem: 'O escritório vai conferir antes de mudar o cadastro.',
        });
      },
    });
  };

  return (
    <Dialogo titulo={`Propor correção: ${nome}`} tamanho="lg" aoFechar={aoFechar}>
      <form className={classes.formulario} onSubmit={enviar} noValidate>
        <p className={frases.dica}>
          Mude o que está errado. O cadastro só muda depois que o escritório aceitar.
        </p>
        {Object.entries(campos).map(([campo, definicao]) => (
          <Campo
            key={campo}
            nome={campo}
            campo={definicao}
            valor={valores[campo] ?? ''}
            erro={erroDe(campo)}
            aoMudar={(valor) => setValores((antes) => ({ ...antes, [campo]: valor }))}
          />
        ))}
        <Textarea
          label="Observação"
          description="O que ajuda o escritório a conferir."
          autosize
          value={observacao}
          onChange={({ currentTarget }) => setObservacao(currentTarget.value)}
        />
        {semLugar && (
          <p role="alert" className={frases.erro}>
            {mensagemDoErro(propor.error)}
          </p>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button type="submit" loading={propor.isPending}>
            Enviar correção
          </Button>
        </RodapeFixo>
      </form>
    </Dialogo>
  );
}
