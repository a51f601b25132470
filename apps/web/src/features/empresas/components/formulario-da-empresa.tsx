import { type Empresa, NOME_DO_TIPO, TIPOS_DE_EMPRESA } from '@dominio/contrato/empresas';
import { Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { avisar } from '../../../lib/avisar.ts';
import { CNPJ } from '../../../lib/documentos.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDoEstado } from '../../../registros/campo-do-estado.tsx';
import { useSalvar } from '../../../registros/gravacoes.ts';
import {
  corpoDaEmpresa,
  errosDaEmpresa,
  ORDEM_DA_EMPRESA,
  ROTULOS_DA_EMPRESA as ROTULOS,
  valoresDaEmpresa,
} from '../empresas.formulario.ts';
import { empresas, matrizesOptions } from '../empresas.queries.ts';
import classes from './formulario-da-empresa.module.css';

const TIPOS = TIPOS_DE_EMPRESA.map((tipo) => ({ value: tipo, label: NOME_DO_TIPO[tipo] }));

interface Props {
  /** Null for a new company. */
  empresa: Empresa | null;
  clienteId: number;
  podeEditar: boolean;
  aoTerminar: () => void;
  aoRecarregar?: () => void;
  historico?: ReactNode;
}

/** Form that creates or changes a company of a client. */
export function FormularioDaEmpresa(props: Props) {
  const { empresa, clienteId, podeEditar, aoTerminar, aoRecarregar, historico } = props;
  const salvar = useSalvar(empresas);
  const { data: matrizes = [] } = useQuery(matrizesOptions(clienteId));
  const formulario = useFormulario({
    iniciais: valoresDaEmpresa(empresa),
    ordem: ORDEM_DA_EMPRESA,
    validar: errosDaEmpresa,
  });
  const { form } = formulario;
  const { values: v } = form;

  const campos = (
    <fieldset className={classes.campos} disabled={!podeEditar}>
      <CampoDocumento
        regra={CNPJ}
        obrigatorio
        data-autofocus={empresa === null || undefined}
        {...form.getInputProps('cnpj')}
        value={v.cnpj}
      />
      <Select
        label={ROTULOS.tipo}
        data={TIPOS}
        allowDeselect={false}
        disabled={!podeEditar}
        {...form.getInputProps('tipo')}
      />
      <div className={classes.larga}>
        <TextInput
          label={ROTULOS.razao_social}
          withAsterisk
          aria-required
          autoComplete="off"
          {...form.getInputProps('razao_social')}
        />
      </div>
      {v.tipo === 'filial' && (
        <div className={classes.larga}>
          <CampoDeEscolha
            {...form.getInputProps('matriz_id')}
            label={ROTULOS.matriz_id}
            obrigatorio
            opcoes={matrizes
              .filter(({ id }) => id !== empresa?.id)
              .map(({ id, razao_social, cnpj }) => ({
                valor: String(id),
                rotulo: `${razao_social} · ${CNPJ.mascarar(cnpj)}`,
              }))}
            vazio="O cliente não tem matriz cadastrada."
            disabled={!podeEditar}
            value={v.matriz_id}
            onChange={(id) => form.setFieldValue('matriz_id', id ?? '')}
          />
        </div>
      )}
      <div className={classes.larga}>
        <TextInput
          label={ROTULOS.nome_fantasia}
          autoComplete="off"
          {...form.getInputProps('nome_fantasia')}
        />
      </div>
      <TextInput
        label={ROTULOS.municipio}
        autoComplete="off"
        {...form.getInputProps('municipio')}
      />
      <CampoDoEstado
        {...form.getInputProps('uf')}
        label={ROTULOS.uf}
        disabled={!podeEditar}
        value={v.uf}
        onChange={(uf) => form.setFieldValue('uf', uf ?? '')}
      />
    </fieldset>
  );
  if (!podeEditar) {
    return (
      <>
        {campos}
        {historico}
      </>
    );
  }
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro={empresas.palavras.erroAoSalvar}
      rotuloDoEnvio={empresas.palavras.salvar}
      enviando={salvar.isPending}
      gravar={(valores) => {
        const corpo = corpoDaEmpresa(valores);
        return salvar.mutateAsync(
          empresa
            ? { id: empresa.id, body: { ...corpo, versao: empresa.versao } }
            : { id: null, body: { ...corpo, cliente_id: clienteId } },
        );
      }}
      avisar={({ razao_social }) =>
        avisar.sucesso({ titulo: empresas.palavras.salvo, mensagem: razao_social })
      }
      aoTerminar={aoTerminar}
      aoRecarregar={aoRecarregar}
      historico={historico}
    >
      {campos}
    </FormularioDoRegistro>
  );
}
