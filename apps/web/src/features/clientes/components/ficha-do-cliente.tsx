import { type Cliente, SITUACOES_DO_CLIENTE } from '@dominio/contrato/clientes';
import { Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import {
  errosDaFicha,
  NOME_DA_SITUACAO,
  ORDEM_DA_FICHA,
  ROTULOS_DA_FICHA,
  type ValoresDaFicha,
  valoresDaFicha,
} from '../ficha.formulario.ts';
import { useGravarFicha } from '../ficha.queries.ts';
import { useEscolherCliente } from '../use-escolher-cliente.ts';
import classes from './ficha-do-cliente.module.css';

const SITUACOES = SITUACOES_DO_CLIENTE.map((valor) => ({
  value: valor,
  label: NOME_DA_SITUACAO[valor],
}));

interface Props {
  cliente: Cliente;
  podeEditar: boolean;
  aoRecarregar: () => void;
}

/** The record of a client, read-only or as a form. */
export function FichaDoCliente({ cliente, podeEditar, aoRecarregar }: Props) {
  const gravar = useGravarFicha(cliente.id);
  const escolher = useEscolherCliente();
  const [versao, setVersao] = useState(cliente.versao);
  const formulario = useFormulario<ValoresDaFicha>({
    iniciais: valoresDaFicha(cliente),
    ordem: ORDEM_DA_FICHA,
    validar: errosDaFicha,
  });
  const { form } = formulario;

  // After saving, the page stays and shows the record as the server stored it.
  const ficar = (salvo: Cliente) => {
    setVersao(salvo.versao);
    formulario.assentar(valoresDaFicha(salvo));
    // The name in the top bar follows the saved record.
    escolher(salvo);
  };
  const texto = (campo: 'segmento' | 'site' | 'instagram') => (
    <TextInput label={ROTULOS_DA_FICHA[campo]} autoComplete="off" {...form.getInputProps(campo)} />
  );
  const campos = (
    <fieldset className={classes.campos} disabled={!podeEditar}>
      <div className={classes.larga}>
        <TextInput
          label={ROTULOS_DA_FICHA.nome}
          withAsterisk
          aria-required
          autoComplete="off"
          {...form.getInputProps('nome')}
        />
      </div>
      <Select
        label={ROTULOS_DA_FICHA.situacao}
        data={SITUACOES}
        allowDeselect={false}
        disabled={!podeEditar}
        {...form.getInputProps('situacao')}
      />
      {texto('segmento')}
      {texto('site')}
      {texto('instagram')}
    </fieldset>
  );
  if (!podeEditar) return campos;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS_DA_FICHA}
      tituloDoErro="Erro ao salvar o cliente"
      rotuloDoEnvio="Salvar cliente"
      enviando={gravar.isPending}
      gravar={(valores) => gravar.mutateAsync({ ...valores, versao })}
      avisar={({ nome }) => avisar.sucesso({ titulo: 'Cliente salvo', mensagem: nome })}
      aoTerminar={ficar}
      aoRecarregar={aoRecarregar}
    >
      {campos}
    </FormularioDoRegistro>
  );
}
