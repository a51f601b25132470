import { NOME_DO_TIPO, TIPOS_DE_EMPRESA, type TipoDeEmpresa } from '@dominio/contrato/empresas';
import {
  NOME_DA_SITUACAO_CADASTRAL,
  SITUACOES_CADASTRAIS,
} from '@dominio/contrato/empresas-cadastro';
import {
  NOME_DO_TIPO_DE_CERTIFICADO,
  TIPOS_DE_CERTIFICADO,
} from '@dominio/contrato/empresas-certificado';
import {
  type ItemOficial,
  mascararCnae,
  mascararNatureza,
} from '@dominio/contrato/tabelas-oficiais';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { aEscolher } from '../../../consultas/empresas-do-cliente.ts';
import { CNPJ } from '../../../lib/documentos.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { BuscaDeCep } from '../../../registros/busca-de-cep.tsx';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { CampoDoEstado } from '../../../registros/campo-do-estado.tsx';
import { type Campo, comOutroMunicipio, ROTULOS, type Valores } from '../empresas.formulario.ts';
import { cnaesOptions, matrizesOptions, naturezasOptions } from '../empresas.queries.ts';

type FormDaEmpresa = Formulario<Valores>['form'];

/** Whose field it is: head offices are of the same client, and never the company itself. */
interface Dona {
  clienteId: number;
  id: number | null;
}

const TIPOS = TIPOS_DE_EMPRESA.map((tipo) => ({ valor: tipo, rotulo: NOME_DO_TIPO[tipo] }));
const SITUACOES = SITUACOES_CADASTRAIS.map((situacao) => ({
  valor: situacao,
  rotulo: NOME_DA_SITUACAO_CADASTRAL[situacao],
}));

const TIPOS_DO_CERTIFICADO = TIPOS_DE_CERTIFICADO.map((tipo) => ({
  valor: tipo,
  rotulo: NOME_DO_TIPO_DE_CERTIFICADO[tipo],
}));

/** Found by name or by code, typed with or without its signs. */
const opcoesDe = (itens: readonly ItemOficial[], mascarar: (codigo: string) => string) =>
  itens.map(({ codigo, nome }) => ({
    valor: codigo,
    rotulo: nome,
    detalhe: mascarar(codigo),
    palavras: `${codigo} ${mascarar(codigo)}`,
  }));

function MatrizDaEmpresa({ form, dona }: { form: FormDaEmpresa; dona: Dona }) {
  const { data: matrizes = [] } = useQuery(matrizesOptions(dona.clienteId));
  return (
    <CampoDeEscolha
      {...form.getInputProps('matriz_id')}
      label={ROTULOS.matriz_id}
      obrigatorio
      opcoes={aEscolher(matrizes, form.values.matriz_id)
        .filter(({ id }) => id !== dona.id)
        .map(({ id, razao_social, cnpj }) => ({
          valor: String(id),
          rotulo: `${razao_social} · ${CNPJ.mascarar(cnpj)}`,
        }))}
      vazio="O cliente não tem matriz cadastrada."
      value={form.values.matriz_id}
      onChange={(id) => form.setFieldValue('matriz_id', id ?? '')}
    />
  );
}

function CnaePrincipal({ form }: { form: FormDaEmpresa }) {
  const { data = [] } = useQuery(cnaesOptions);
  return (
    <CampoDeEscolha
      {...form.getInputProps('cnae_principal')}
      label={ROTULOS.cnae_principal}
      placeholder="Código ou atividade"
      opcoes={opcoesDe(data, mascararCnae)}
      vazio="Nenhum CNAE encontrado."
      value={form.values.cnae_principal}
      onChange={(codigo) => form.setFieldValue('cnae_principal', codigo ?? '')}
    />
  );
}

function CnaesSecundarios({ form }: { form: FormDaEmpresa }) {
  const { data = [] } = useQuery(cnaesOptions);
  return (
    <CampoDeVarios
      {...form.getInputProps('cnaes_secundarios')}
      label={ROTULOS.cnaes_secundarios}
      placeholder="Código ou atividade"
      opcoes={opcoesDe(
        data.filter(({ codigo }) => codigo !== form.values.cnae_principal),
        mascararCnae,
      )}
      vazio="Nenhum CNAE encontrado."
      value={form.values.cnaes_secundarios}
      onChange={(codigos) => form.setFieldValue('cnaes_secundarios', codigos)}
    />
  );
}

function NaturezaJuridica({ form }: { form: FormDaEmpresa }) {
  const { data = [] } = useQuery(naturezasOptions);
  return (
    <CampoDeEscolha
      {...form.getInputProps('natureza_juridica')}
      label={ROTULOS.natureza_juridica}
      placeholder="Código ou nome"
      opcoes={opcoesDe(data, mascararNatureza)}
      vazio="Nenhuma natureza jurídica encontrada."
      value={form.values.natureza_juridica}
      onChange={(codigo) => form.setFieldValue('natureza_juridica', codigo ?? '')}
    />
  );
}

interface PropsDoDia {
  form: FormDaEmpresa;
  campo: 'data_abertura' | 'certificado_desde' | 'certificado_ate';
}

function Dia({ form, campo }: PropsDoDia) {
  return (
    <CampoData
      {...form.getInputProps(campo)}
      label={ROTULOS[campo]}
      hoje={useHoje()}
      value={form.values[campo]}
      onChange={(dia) => form.setFieldValue(campo, dia)}
    />
  );
}

const mudarDeMunicipio = (form: FormDaEmpresa, mudanca: Parameters<typeof comOutroMunicipio>[2]) =>
  form.setValues(comOutroMunicipio(form.getInitialValues(), form.getValues(), mudanca));

const umTexto =
  (campo: Campo, resto: object = {}) =>
  (form: FormDaEmpresa) => (
    <TextInput
      label={ROTULOS[campo]}
      autoComplete="off"
      {...resto}
      {...form.getInputProps(campo)}
    />
  );

const cep = umTexto('cep', { inputMode: 'numeric', placeholder: '00000-000' });

const preciso = { withAsterisk: true, 'aria-required': true };

/** The input of each field, where a company is entered and where a few of its fields are changed. */
export const ENTRADAS: Readonly<Record<Campo, (form: FormDaEmpresa, dona: Dona) => ReactNode>> = {
  cnpj: (form, { id }) => (
    <CampoDocumento
      regra={CNPJ}
      obrigatorio
      data-autofocus={id === null || undefined}
      {...form.getInputProps('cnpj')}
      value={form.values.cnpj}
    />
  ),
  tipo: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('tipo')}
      label={ROTULOS.tipo}
      obrigatorio
      opcoes={TIPOS}
      value={form.values.tipo}
      onChange={(tipo) => tipo && form.setFieldValue('tipo', tipo as TipoDeEmpresa)}
    />
  ),
  matriz_id: (form, dona) =>
    form.values.tipo === 'filial' && <MatrizDaEmpresa form={form} dona={dona} />,
  razao_social: umTexto('razao_social', preciso),
  nome_fantasia: umTexto('nome_fantasia'),
  inscricao_estadual: umTexto('inscricao_estadual', {
    description: 'Sem inscrição, escreva isento',
  }),
  inscricao_municipal: umTexto('inscricao_municipal'),
  cnae_principal: (form) => <CnaePrincipal form={form} />,
  cnaes_secundarios: (form) => <CnaesSecundarios form={form} />,
  natureza_juridica: (form) => <NaturezaJuridica form={form} />,
  situacao_cadastral: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('situacao_cadastral')}
      label={ROTULOS.situacao_cadastral}
      opcoes={SITUACOES}
      value={form.values.situacao_cadastral}
      onChange={(situacao) =>
        form.setFieldValue('situacao_cadastral', (situacao ?? '') as Valores['situacao_cadastral'])
      }
    />
  ),
  data_abertura: (form) => <Dia form={form} campo="data_abertura" />,
  capital_social_centavos: (form) => (
    <CampoDinheiro
      {...form.getInputProps('capital_social_centavos')}
      label={ROTULOS.capital_social_centavos}
      value={form.values.capital_social_centavos}
      onChange={(valor) => form.setFieldValue('capital_social_centavos', valor)}
    />
  ),
  telefone: umTexto('telefone', { type: 'tel' }),
  email: umTexto('email', { type: 'email' }),
  cep: (form) => (
    <>
      {cep(form)}
      <BuscaDeCep form={form} rotulos={ROTULOS} />
    </>
  ),
  logradouro: umTexto('logradouro'),
  numero: umTexto('numero'),
  complemento: umTexto('complemento'),
  bairro: umTexto('bairro'),
  municipio: (form) => (
    <TextInput
      label={ROTULOS.municipio}
      autoComplete="off"
      {...form.getInputProps('municipio')}
      onChange={({ currentTarget: { value } }) => mudarDeMunicipio(form, { municipio: value })}
    />
  ),
  municipio_ibge: umTexto('municipio_ibge', {
    description: 'Os sete dígitos do município',
    inputMode: 'numeric',
  }),
  uf: (form) => (
    <CampoDoEstado
      {...form.getInputProps('uf')}
      label={ROTULOS.uf}
      value={form.values.uf}
      onChange={(uf) => mudarDeMunicipio(form, { uf: uf ?? '' })}
    />
  ),
  certificado_tipo: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('certificado_tipo')}
      label={ROTULOS.certificado_tipo}
      opcoes={TIPOS_DO_CERTIFICADO}
      value={form.values.certificado_tipo}
      onChange={(tipo) =>
        form.setFieldValue('certificado_tipo', (tipo ?? '') as Valores['certificado_tipo'])
      }
    />
  ),
  certificado_titular: umTexto('certificado_titular'),
  certificado_serie: umTexto('certificado_serie'),
  certificado_desde: (form) => <Dia form={form} campo="certificado_desde" />,
  certificado_ate: (form) => <Dia form={form} campo="certificado_ate" />,
};
