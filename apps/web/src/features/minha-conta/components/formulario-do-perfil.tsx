import type { Perfil } from '@dominio/contrato/minha-conta';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { Button, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import quadro from '../../../components/formulario/formulario.module.css';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useGuardaDeSaida } from '../../../components/formulario/use-guarda-de-saida.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { useGravarPerfil } from '../minha-conta.queries.ts';
import {
  corpoDoPerfil,
  errosDoPerfil,
  ORDEM_DO_PERFIL,
  type ValoresDoPerfil,
  valoresDoPerfil,
} from '../perfil.formulario.ts';
import classes from './minha-conta.module.css';

const ROTULOS = {
  telefone: 'Telefone',
  data_nascimento: 'Nascimento',
  genero: 'Gênero',
  tem_filhos: 'Tem filhos',
} as const;

const SIM_OU_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

interface Props {
  perfil: Perfil;
  /** Reads the record again, after somebody else changed it. */
  aoRecarregar: () => Promise<Perfil | undefined>;
}

/** What somebody tells of the own person, corrected without asking anybody. */
export function FormularioDoPerfil({ perfil, aoRecarregar }: Props) {
  const hoje = useHoje();
  const [versao, setVersao] = useState(perfil.versao);
  const [alterado, setAlterado] = useState<string | null>(null);
  const gravar = useGravarPerfil();
  const formulario = useFormulario<ValoresDoPerfil>({
    iniciais: valoresDoPerfil(perfil),
    ordem: ORDEM_DO_PERFIL,
    validar: (valores) => errosDoPerfil(valores, { hoje, telefone: perfil.telefone }),
  });
  const { form } = formulario;
  const pergunta = useGuardaDeSaida(
    form.isDirty(),
    (de, para) => de.pathname !== para.pathname || de.search !== para.search,
  );

  /** From now on the form stands for this version. */
  const adotar = (novo: Perfil) => {
    const valores = valoresDoPerfil(novo);
    form.setInitialValues(valores);
    form.setValues(valores);
    form.resetDirty(valores);
    setVersao(novo.versao);
    setAlterado(null);
  };
  // Untouched, it follows what others write; once touched, a newer version is told when it is saved.
  if (versao !== perfil.versao && !form.isDirty() && !gravar.isPending) adotar(perfil);

  const enviar = async () => {
    formulario.limparGeral();
    try {
      const { perfil: novo } = await gravar.mutateAsync(
        corpoDoPerfil(form.getValues(), { versao, telefone: perfil.telefone }),
      );
      adotar(novo);
      avisar.sucesso({ titulo: 'Perfil salvo' });
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      if (erro.codigo === 'REGISTRO_ALTERADO') setAlterado(erro.detail);
      else formulario.mostrarErro(erro);
    }
  };
  const recarregar = async () => {
    const novo = await aoRecarregar();
    if (novo) adotar(novo);
  };

  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={ROTULOS}
        tudoOpcional
        tituloDoErro="Erro ao salvar o perfil"
        rotuloDoEnvio="Salvar perfil"
        enviando={gravar.isPending}
        aoEnviar={enviar}
        aviso={
          alterado && (
            <div className={quadro.aviso} role="alert">
              <p>{alterado}</p>
              <Button variant="default" onClick={() => void recarregar()}>
                Recarregar
              </Button>
            </div>
          )
        }
      >
        <div className={classes.campos}>
          <TextInput
            label={ROTULOS.telefone}
            type="tel"
            autoComplete="tel"
            {...form.getInputProps('telefone')}
          />
          <CampoData
            label={ROTULOS.data_nascimento}
            description={TEXTOS_DO_USUARIO.ajudaDoNascimento}
            hoje={hoje}
            {...form.getInputProps('data_nascimento')}
            value={form.values.data_nascimento}
          />
          <TextInput label={ROTULOS.genero} autoComplete="off" {...form.getInputProps('genero')} />
          <Select
            label={ROTULOS.tem_filhos}
            data={SIM_OU_NAO}
            clearable
            {...form.getInputProps('tem_filhos')}
            value={form.values.tem_filhos || null}
            onChange={(valor) =>
              form.setFieldValue('tem_filhos', valor === 'sim' || valor === 'nao' ? valor : '')
            }
          />
        </div>
      </QuadroDoFormulario>
      {pergunta}
    </>
  );
}
