import { COR_DO_TIME, type Time, timesEndpoints } from '@dominio/contrato/times';
import { ActionIcon, Checkbox, Input, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useSalvamento } from '../../../components/formulario/use-salvamento.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { validar } from '../../../lib/validar.ts';
import { useAcoesDosTimes } from '../times.queries.ts';
import { Procura } from './procura.tsx';
import classes from './times.module.css';

const ROTULOS = { nome: 'Nome', cor: 'Cor', lider_id: 'Líder', ativo: 'Time ativo' } as const;
const ORDEM = ['nome', 'cor', 'lider_id', 'ativo'] as const;

interface Props {
  /** Null for a new one. */
  time: Time | null;
  aoSalvar: (time: Time) => void;
  aoCancelar: () => void;
  aoRecarregar?: () => void;
  excluir?: ReactNode;
}

/** A team's own fields. */
export function FormularioDoTime({ time, aoSalvar, aoCancelar, aoRecarregar, excluir }: Props) {
  const { salvar } = useAcoesDosTimes();
  const [lider, setLider] = useState(time?.lider_nome ?? null);
  // What was read when it was opened, whatever is read meanwhile.
  const [versao] = useState(time?.versao);
  const formulario = useFormulario({
    iniciais: {
      nome: time?.nome ?? '',
      cor: time?.cor ?? COR_DO_TIME,
      lider_id: time?.lider_id ?? null,
      ativo: time?.ativo ?? true,
    },
    ordem: ORDEM,
    validar: (valores) => {
      const lido = validar(timesEndpoints.criar.body, valores);
      return lido.ok ? {} : lido.erros;
    },
  });
  const { form } = formulario;
  const { values: v } = form;

  const { enviar, aviso, pergunta } = useSalvamento({
    formulario,
    gravar: () => {
      const body = { ...form.getValues(), ...(versao !== undefined && { versao }) };
      return salvar.mutateAsync({ id: time?.id ?? null, body });
    },
    avisar: ({ time: { nome } }) =>
      avisar.sucesso({ titulo: time ? 'Time salvo' : 'Time criado', mensagem: nome }),
    aoTerminar: ({ time: gravado }) => aoSalvar(gravado),
    aoRecarregar,
  });

  return (
    <div className={classes.editor}>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao salvar o time"
        rotuloDoEnvio={time ? 'Salvar time' : 'Criar time'}
        enviando={salvar.isPending}
        aoEnviar={enviar}
        aoCancelar={aoCancelar}
        aviso={aviso}
        excluir={excluir}
      >
        <div className={classes.campos}>
          <TextInput
            label={ROTULOS.nome}
            withAsterisk
            aria-required
            data-autofocus
            autoComplete="off"
            maxLength={80}
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
          {v.lider_id === null ? (
            <Procura
              rotulo={ROTULOS.lider_id}
              placeholder="Buscar por nome ou e-mail"
              tipo="pessoas"
              fora={new Set()}
              error={form.errors.lider_id as string | undefined}
              data-path="lider_id"
              aoEscolher={({ id, nome }) => {
                form.setFieldValue('lider_id', id);
                setLider(nome);
              }}
            />
          ) : (
            <Input.Wrapper label={ROTULOS.lider_id} labelElement="div" error={form.errors.lider_id}>
              <span className={classes.item}>
                <span className={classes.nome}>{lider}</span>
                <ActionIcon
                  variant="subtle"
                  aria-label={`Tirar ${lider} da liderança`}
                  onClick={() => form.setFieldValue('lider_id', null)}
                >
                  <IconX size={18} stroke={1.7} aria-hidden />
                </ActionIcon>
              </span>
            </Input.Wrapper>
          )}
          <Checkbox label={ROTULOS.ativo} {...form.getInputProps('ativo', { type: 'checkbox' })} />
        </div>
      </QuadroDoFormulario>
      {pergunta}
    </div>
  );
}
