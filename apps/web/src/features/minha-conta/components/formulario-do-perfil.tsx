import type { Perfil } from '@dominio/contrato/minha-conta';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDeLinhas } from '../../../components/campos/campo-de-linhas.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { useGravarPerfil } from '../minha-conta.queries.ts';
import {
  corpoDoPerfil,
  errosDoPerfil,
  ORDEM_DO_PERFIL,
  ROTULOS_DO_PERFIL,
  type ValoresDoPerfil,
  valoresDoPerfil,
} from '../perfil.formulario.ts';
import classes from './minha-conta.module.css';

const SIM_OU_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

interface Props {
  perfil: Perfil;
  /** Reads the record again, after somebody else has changed it. */
  aoRecarregar: () => void;
}

/** Form of the data that the person may change without asking anybody. */
export function FormularioDoPerfil({ perfil, aoRecarregar }: Props) {
  const hoje = useHoje();
  const [versao, setVersao] = useState(perfil.versao);
  const gravar = useGravarPerfil();
  const formulario = useFormulario<ValoresDoPerfil>({
    iniciais: valoresDoPerfil(perfil),
    ordem: ORDEM_DO_PERFIL,
    validar: (valores) => errosDoPerfil(valores, { hoje, telefone: perfil.telefone }),
  });
  const { form } = formulario;

  /** Starts the form again with a newer version of the record. */
  const adotar = (novo: Perfil) => {
    formulario.assentar(valoresDoPerfil(novo));
    setVersao(novo.versao);
  };
  // An untouched form follows a newer version. A touched one keeps what was typed: the server
  // refuses it as stale when it is saved.
  if (versao !== perfil.versao && !form.isDirty() && !gravar.isPending) adotar(perfil);

  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS_DO_PERFIL}
      tudoOpcional
      tituloDoErro="Erro ao salvar o perfil"
      rotuloDoEnvio="Salvar perfil"
      enviando={gravar.isPending}
      gravar={(valores) =>
        gravar.mutateAsync(corpoDoPerfil(valores, { versao, telefone: perfil.telefone }))
      }
      avisar={() => avisar.sucesso({ titulo: 'Perfil salvo' })}
      aoTerminar={({ perfil: novo }) => adotar(novo)}
      aoRecarregar={aoRecarregar}
    >
      <div className={classes.campos}>
        <TextInput
          label={ROTULOS_DO_PERFIL.telefone}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('telefone')}
        />
        <CampoData
          label={ROTULOS_DO_PERFIL.data_nascimento}
          description={TEXTOS_DO_USUARIO.ajudaDoNascimento}
          hoje={hoje}
          {...form.getInputProps('data_nascimento')}
          value={form.values.data_nascimento}
        />
        <TextInput
          label={ROTULOS_DO_PERFIL.genero}
          autoComplete="off"
          {...form.getInputProps('genero')}
        />
        <Select
          label={ROTULOS_DO_PERFIL.tem_filhos}
          data={SIM_OU_NAO}
          clearable
          {...form.getInputProps('tem_filhos')}
          value={form.values.tem_filhos || null}
          onChange={(valor) =>
            form.setFieldValue('tem_filhos', valor === 'sim' || valor === 'nao' ? valor : '')
          }
        />
      </div>
      <CampoDeLinhas
        label={ROTULOS_DO_PERFIL.assinatura_email}
        description="Vai ao fim dos e-mails enviados em seu nome, como o pedido de itens do cadastro ao cliente."
        minRows={3}
        {...form.getInputProps('assinatura_email')}
      />
    </FormularioDoRegistro>
  );
}
