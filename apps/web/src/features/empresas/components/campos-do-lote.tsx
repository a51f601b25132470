import { NOME_DO_REGIME, REGIMES_TRIBUTARIOS } from '@dominio/contrato/empresas-regimes';
import { NOME_DO_STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDeLinhas } from '../../../components/campos/campo-de-linhas.tsx';
import { CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { responsaveisOptions } from '../../../consultas/responsaveis.ts';
import { timesDosContratosOptions } from '../../../consultas/times-dos-contratos.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDoTime } from '../../../registros/campo-do-time.tsx';
import { CAMPOS_DO_TIPO, type ValoresDoLote } from '../lote.formulario.ts';

type Form = Formulario<ValoresDoLote>['form'];

const REGIMES = REGIMES_TRIBUTARIOS.map((um) => ({ valor: um, rotulo: NOME_DO_REGIME[um] }));
/** Closing a company is an act of its own. */
const STATUS = (['ativa', 'suspensa'] as const).map((um) => ({
  valor: um,
  rotulo: NOME_DO_STATUS_DA_EMPRESA[um],
}));

function Time({ form }: { form: Form }) {
  const { data: times = [] } = useQuery(timesDosContratosOptions());
  return (
    <CampoDoTime
      {...form.getInputProps('time_id')}
      label="Time"
      obrigatorio
      opcoes={times.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }))}
      value={form.values.time_id}
      onChange={(id) => form.setFieldValue('time_id', id ?? '')}
    />
  );
}

interface PropsDoDia {
  form: Form;
  campo: 'desde' | 'status_desde';
  label: string;
  obrigatorio: boolean;
}

function Dia({ form, campo, label, obrigatorio }: PropsDoDia) {
  const hoje = useHoje();
  return (
    <CampoData
      {...form.getInputProps(campo)}
      label={label}
      obrigatorio={obrigatorio}
      hoje={hoje}
      value={form.values[campo]}
      onChange={(dia) => form.setFieldValue(campo, dia)}
    />
  );
}

const ENTRADAS: Readonly<
  Record<Exclude<keyof ValoresDoLote, 'tipo'>, (form: Form) => React.ReactNode>
> = {
  adicionar: (form) => (
    <CampoDeLinhas label="Adicionar" minRows={2} {...form.getInputProps('adicionar')} />
  ),
  remover: (form) => (
    <CampoDeLinhas label="Remover" minRows={2} {...form.getInputProps('remover')} />
  ),
  responsavel_id: (form) => (
    <CampoProcurado
      {...form.getInputProps('responsavel_id')}
      label="Responsável"
      description="Quem responde por um contrato passa a ver o cliente dele."
      placeholder="Buscar por nome ou e-mail"
      procurar={responsaveisOptions}
      vazio="Ninguém encontrado."
      obrigatorio
      value={form.values.responsavel_id}
      onChange={(quem) => form.setFieldValue('responsavel_id', quem)}
    />
  ),
  time_id: (form) => <Time form={form} />,
  regime: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('regime')}
      label="Regime"
      obrigatorio
      opcoes={REGIMES}
      value={form.values.regime}
      onChange={(um) => form.setFieldValue('regime', (um ?? '') as ValoresDoLote['regime'])}
    />
  ),
  desde: (form) => <Dia form={form} campo="desde" label="Vale desde" obrigatorio />,
  status: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('status')}
      label="Status"
      obrigatorio
      opcoes={STATUS}
      value={form.values.status}
      onChange={(um) => form.setFieldValue('status', (um ?? '') as ValoresDoLote['status'])}
    />
  ),
  status_desde: (form) => (
    <Dia
      form={form}
      campo="status_desde"
      label="Desde"
      obrigatorio={form.values.status === 'suspensa'}
    />
  ),
  status_motivo: (form) => (
    <TextInput
      {...form.getInputProps('status_motivo')}
      label="Motivo"
      autoComplete="off"
      withAsterisk={form.values.status === 'suspensa'}
      aria-required={form.values.status === 'suspensa' || undefined}
    />
  ),
};

/** What is filled in of the kind that is chosen. */
export function CamposDoLote({ form }: { form: Form }) {
  const { tipo } = form.values;
  if (tipo === '') return null;
  return CAMPOS_DO_TIPO[tipo].map((campo) => <div key={campo}>{ENTRADAS[campo](form)}</div>);
}
