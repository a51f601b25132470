import {
  COR_DO_TIME,
  type EdicaoDoTime,
  type NovoTime,
  type Time,
  timesEndpoints,
} from '@dominio/contrato/times';
import { ActionIcon, Checkbox, Input } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import {
  FormularioDoRegistro,
  type SaidasDoFormulario,
} from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { useGravacaoDoRegistro } from '../../../registros/gravacoes.ts';
import { times } from '../times.queries.ts';
import { Procura } from './procura.tsx';
import classes from './times.module.css';

/** Labels of the contract's fields, in the form's order. */
const ROTULOS = {
  nome: 'Nome',
  cor: 'Cor',
  lider_id: 'Líder',
  substituto_id: 'Substituto',
  ativo: 'Time ativo',
} as const satisfies Readonly<Record<keyof Omit<NovoTime & EdicaoDoTime, 'versao'>, string>>;
const ORDEM = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[];

interface PropsDaPessoa {
  campo: 'lider_id' | 'substituto_id';
  nome: string | null;
  vazio: boolean;
  error: string | undefined;
  aoMudar: (escolhida: { id: number; nome: string } | null) => void;
}

/** Who leads the team, or stands in: searched for, and taken away by a button of their own. */
function PessoaDoTime({ campo, nome, vazio, error, aoMudar }: PropsDaPessoa) {
  if (vazio) {
    return (
      <Procura
        rotulo={ROTULOS[campo]}
        placeholder="Buscar por nome ou e-mail"
        tipo="pessoas"
        fora={new Set()}
        error={error}
        data-path={campo}
        aoEscolher={aoMudar}
      />
    );
  }
  return (
    <Input.Wrapper label={ROTULOS[campo]} labelElement="div" error={error}>
      <span className={classes.item}>
        <span className={classes.nome}>{nome}</span>
        <ActionIcon
          variant="subtle"
          aria-label={
            campo === 'lider_id' ? `Tirar ${nome} da liderança` : `Tirar ${nome} da substituição`
          }
          onClick={() => aoMudar(null)}
        >
          <IconX size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </span>
    </Input.Wrapper>
  );
}

interface Props extends SaidasDoFormulario<{ time: Time }> {
  /** Null for a new team. */
  time: Time | null;
}

/** Form of a team's own fields. */
export function FormularioDoTime({ time, ...saidas }: Props) {
  const [nomes, setNomes] = useState({
    lider_id: time?.lider_nome ?? null,
    substituto_id: time?.substituto_nome ?? null,
  });
  const gravacao = useGravacaoDoRegistro(times, time);
  const formulario = useFormulario({
    iniciais: {
      nome: time?.nome ?? '',
      cor: time?.cor ?? COR_DO_TIME,
      lider_id: time?.lider_id ?? null,
      substituto_id: time?.substituto_id ?? null,
      ativo: time?.ativo ?? true,
    },
    ordem: ORDEM,
    validar: errosDoCorpo(timesEndpoints.criar.body),
  });
  const { form } = formulario;
  const { values: v } = form;
  return (
    <div className={classes.editor}>
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro={times.palavras.erroAoSalvar}
        rotuloDoEnvio={time ? times.palavras.salvar : times.palavras.criar}
        {...gravacao}
        avisar={({ time: { nome } }) =>
          avisar.sucesso({
            titulo: time ? times.palavras.salvo : times.palavras.criado,
            mensagem: nome,
          })
        }
        {...saidas}
      >
        <div className={classes.campos}>
          <CampoNome
            label={ROTULOS.nome}
            data-autofocus={time === null || undefined}
            {...form.getInputProps('nome')}
          />
          <Input.Wrapper label={ROTULOS.cor} labelProps={{ htmlFor: 'cor-do-time' }}>
            <span className={classes.campoDeCor}>
              <input
                id="cor-do-time"
                type="color"
                value={v.cor}
                onChange={({ currentTarget }) => form.setFieldValue('cor', currentTarget.value)}
              />
              <span className={classes.apagado}>{v.cor}</span>
            </span>
          </Input.Wrapper>
          {(['lider_id', 'substituto_id'] as const).map((campo) => (
            <PessoaDoTime
              key={campo}
              campo={campo}
              nome={nomes[campo]}
              vazio={v[campo] === null}
              error={form.errors[campo] as string | undefined}
              aoMudar={(escolhida) => {
                form.setFieldValue(campo, escolhida?.id ?? null);
                setNomes({ ...nomes, [campo]: escolhida?.nome ?? null });
              }}
            />
          ))}
          <Checkbox label={ROTULOS.ativo} {...form.getInputProps('ativo', { type: 'checkbox' })} />
        </div>
      </FormularioDoRegistro>
    </div>
  );
}
