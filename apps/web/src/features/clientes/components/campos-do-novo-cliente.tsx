import { NATUREZAS, NOME_DA_NATUREZA } from '@dominio/contrato/clientes-campos';
import {
  NOME_DA_SITUACAO_DO_CLIENTE,
  SITUACOES_DO_NOVO_CLIENTE,
} from '@dominio/contrato/clientes-situacao';
import type { CadastroNaReceita } from '@dominio/contrato/consultas';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { BuscaNaReceita } from '../../../registros/busca-na-receita.tsx';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { CampoDoEstado } from '../../../registros/campo-do-estado.tsx';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import type { ReactNode } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import { CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { NumeroInteiro } from '../../../components/ui/numero-inteiro.tsx';
import { responsaveisOptions } from '../../../consultas/responsaveis.ts';
import { semServicos, useServicosEmUso } from '../../../consultas/servicos.ts';
import { CNPJ, CPF } from '../../../lib/documentos.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import {
  type PartesDoNovoCliente,
  ROTULOS_DO_NOVO_CLIENTE as ROTULOS,
  type ValoresDoNovoCliente,
} from '../novo-cliente.formulario.ts';
import classes from './novo-cliente.module.css';

type Form = Formulario<ValoresDoNovoCliente>['form'];

const SITUACOES = SITUACOES_DO_NOVO_CLIENTE.map((valor) => ({
  value: valor,
  label: NOME_DA_SITUACAO_DO_CLIENTE[valor],
}));

const OPCOES_DE_NATUREZA = NATUREZAS.map((valor) => ({
  value: valor,
  label: NOME_DA_NATUREZA[valor],
}));

interface Texto {
  form: Form;
  campo: 'nome' | 'segmento' | 'razao_social' | 'nome_fantasia' | 'municipio' | 'numero_contrato';
  descricao?: string;
}

const CampoDeTexto = ({ form, campo, descricao }: Texto) => (
  <TextInput
    label={ROTULOS[campo]}
    description={descricao}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    autoComplete="off"
    {...(campo === 'nome' && { withAsterisk: true, 'aria-required': true, 'data-autofocus': true })}
    {...form.getInputProps(campo)}
  />
);

function CampoDosServicos({ form }: { form: Form }) {
  const leitura = useServicosEmUso();
  return (
    <CampoDeVarios
      {...form.getInputProps('servicos')}
      label={ROTULOS.servicos}
      opcoes={(leitura.data ?? []).map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
      vazio={semServicos(leitura)}
      value={form.values.servicos}
      onChange={(ids) => form.setFieldValue('servicos', ids)}
    />
  );
}

function CampoDoResponsavel({ form }: { form: Form }) {
  const podeProcurar = usePode('contratos:visualizar');
  return (
    <CampoProcurado
      {...form.getInputProps('responsavel')}
      label={ROTULOS.responsavel}
      description="Passa a ver o cliente e responde pelo contrato dele"
      placeholder="Buscar por nome ou e-mail"
      procurar={responsaveisOptions}
      vazio="Ninguém encontrado."
      podeProcurar={podeProcurar}
      value={form.values.responsavel}
      onChange={(escolhido) => form.setFieldValue('responsavel', escolhido)}
    />
  );
}

interface PropsComDocumento {
  form: Form;
  /** Called when the field of a document is left. */
  aoDeixar: (campo: 'cpf' | 'cnpj') => Promise<unknown>;
}

export const CamposDoCliente = ({ form, aoDeixar }: PropsComDocumento) => (
  <>
    <CampoDeTexto form={form} campo="nome" />
    <Select
      label={ROTULOS.natureza}
      data={OPCOES_DE_NATUREZA}
      allowDeselect={false}
      {...form.getInputProps('natureza')}
    />
    {form.values.natureza === 'pessoa_fisica' && (
      <CampoDocumento
        regra={CPF}
        {...form.getInputProps('cpf')}
        value={form.values.cpf}
        aoDeixar={() => void aoDeixar('cpf')}
      />
    )}
    <Select
      label={ROTULOS.situacao}
      data={SITUACOES}
      allowDeselect={false}
      {...form.getInputProps('situacao')}
    />
    <CampoDeTexto form={form} campo="segmento" />
    <CampoDoResponsavel form={form} />
  </>
);

/** What the Receita says, in the fields that a new client has. */
const valoresDaReceita = (achado: CadastroNaReceita): Partial<ValoresDoNovoCliente> => ({
  razao_social: achado.razao_social,
  nome_fantasia: achado.nome_fantasia ?? '',
  municipio: achado.municipio ?? '',
  uf: achado.uf ?? '',
});

export const CamposDaEmpresa = ({ form, aoDeixar }: PropsComDocumento) => (
  <>
    <CampoDocumento
      regra={CNPJ}
      description="Em branco, o cliente fica sem empresa por enquanto"
      {...form.getInputProps('cnpj')}
      value={form.values.cnpj}
      aoDeixar={() => void aoDeixar('cnpj')}
    />
    <BuscaNaReceita form={form} rotulos={ROTULOS} valoresDe={valoresDaReceita} />
    <CampoDeTexto form={form} campo="razao_social" descricao="Em branco, o nome do cliente" />
    <CampoDeTexto form={form} campo="nome_fantasia" />
    <CampoDeTexto form={form} campo="municipio" />
    <CampoDoEstado
      {...form.getInputProps('uf')}
      label={ROTULOS.uf}
      value={form.values.uf}
      onChange={(uf) => form.setFieldValue('uf', uf ?? '')}
    />
  </>
);

/** Fields of a draft contract. */
export function CamposDoContrato({ form }: { form: Form }) {
  const { values: v } = form;
  const hoje = useHoje();
  return (
    <>
      <Checkbox
        className={classes.larga}
        label={ROTULOS.com_contrato}
        {...form.getInputProps('com_contrato', { type: 'checkbox' })}
      />
      {v.com_contrato && (
        <>
          <CampoDeTexto
            form={form}
            campo="numero_contrato"
            descricao="Em branco, recebe o próximo número do ano"
          />
          <CampoDosServicos form={form} />
          <CampoData
            label={ROTULOS.data_inicio}
            hoje={hoje}
            {...form.getInputProps('data_inicio')}
            value={v.data_inicio}
          />
        </>
      )}
    </>
  );
}

/** Everything that was typed, to be checked before it is saved. */
export function RevisaoDoCliente({
  v,
  partes,
}: {
  v: ValoresDoNovoCliente;
  partes: PartesDoNovoCliente;
}) {
  const contrato = partes.contrato && v.com_contrato;
  const { data: emUso = [] } = useServicosEmUso();
  const servicos = emUso.filter(({ id }) => v.servicos.includes(String(id)));
  const linhas: [string, ReactNode][] = [
    [ROTULOS.nome, v.nome],
    [ROTULOS.natureza, NOME_DA_NATUREZA[v.natureza]],
    ...(v.natureza === 'pessoa_fisica'
      ? ([[ROTULOS.cpf, v.cpf && CPF.mascarar(v.cpf)]] as [string, ReactNode][])
      : []),
    [ROTULOS.situacao, NOME_DA_SITUACAO_DO_CLIENTE[v.situacao]],
    [ROTULOS.segmento, v.segmento],
    [ROTULOS.responsavel, v.responsavel?.nome ?? 'Ninguém por enquanto'],
    [
      'Empresa',
      v.cnpj ? (
        <>
          {v.razao_social.trim() || v.nome} · <NumeroInteiro>{CNPJ.mascarar(v.cnpj)}</NumeroInteiro>
        </>
      ) : (
        'Sem CNPJ por enquanto'
      ),
    ],
    [
      'Contrato',
      contrato
        ? `${v.numero_contrato.trim() || 'Próximo número do ano'}, em rascunho`
        : 'Nenhum por enquanto',
    ],
    ...(contrato
      ? ([
          [ROTULOS.servicos, servicos.map(({ nome }) => nome).join(', ')],
          [ROTULOS.data_inicio, v.data_inicio && formatarDia(v.data_inicio)],
        ] as [string, ReactNode][])
      : []),
  ];
  return (
    <dl className={classes.revisao}>
      {linhas.map(([nome, texto]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{texto || 'Não informado'}</dd>
        </div>
      ))}
    </dl>
  );
}
