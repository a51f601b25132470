import type { Contrato } from '@dominio/contrato/contratos';
import {
  INDICES_DE_REAJUSTE,
  NOME_DO_INDICE,
  NOME_DO_MES,
} from '@dominio/contrato/contratos-termos';
import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { aEscolher, empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { responsaveisOptions } from '../../../consultas/responsaveis.ts';
import { timesDosContratosOptions } from '../../../consultas/times-dos-contratos.ts';
import { CNPJ } from '../../../lib/documentos.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDoCliente } from '../../../registros/campo-do-cliente.tsx';
import { CampoDoTime } from '../../../registros/campo-do-time.tsx';
import { ROTULOS, type ValoresDoContrato as Valores } from '../contratos.formulario.ts';

export type FormDoContrato = Formulario<Valores>['form'];

/**
 * The contract's company as the only choice, for somebody who may not read the client's companies.
 */
const empresaDoContrato = (contrato: Contrato | null) =>
  contrato?.empresa_id
    ? [{ id: contrato.empresa_id, razao_social: contrato.empresa_nome ?? '', cnpj: contrato.cnpj }]
    : [];

/** The companies of the client in whose name the contract may be. */
export function useEmpresasDoCliente(contrato: Contrato | null, clienteId: number | undefined) {
  const podeVer = usePode('empresas:visualizar');
  const { data } = useQuery({
    ...empresasDoClienteOptions(clienteId ?? 0),
    enabled: podeVer && clienteId !== undefined,
  });
  const empresas = data && aEscolher(data, String(contrato?.empresa_id));
  return { empresas: empresas ?? empresaDoContrato(contrato), podeVer };
}

interface Props {
  form: FormDoContrato;
  /** Null for a new contract. */
  contrato: Contrato | null;
}

export function EmpresaDoContrato({ form, contrato }: Props) {
  const { cliente, empresa_id } = form.values;
  const { empresas, podeVer } = useEmpresasDoCliente(contrato, cliente?.id);
  return (
    <CampoDeEscolha
      {...form.getInputProps('empresa_id')}
      label={ROTULOS.empresa_id}
      opcoes={empresas.map(({ id, razao_social, cnpj }) => ({
        valor: String(id),
        rotulo: cnpj ? `${razao_social} · ${CNPJ.mascarar(cnpj)}` : razao_social,
      }))}
      vazio={
        empresas.length > 0
          ? 'Nenhuma empresa encontrada.'
          : 'O cliente não tem empresa cadastrada.'
      }
      disabled={cliente === null || !podeVer}
      value={empresa_id}
      onChange={(id) => form.setFieldValue('empresa_id', id ?? '')}
    />
  );
}

/** The number, which the server gives to a new contract without one. */
export const NumeroDoContrato = ({ form, contrato }: Props) => (
  <TextInput
    label={ROTULOS.numero_contrato}
    {...(contrato === null && { description: 'Em branco, recebe o próximo número do ano' })}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    autoComplete="off"
    {...form.getInputProps('numero_contrato')}
  />
);

export const ResponsavelDoContrato = ({ form }: { form: FormDoContrato }) => (
  <CampoProcurado
    {...form.getInputProps('responsavel')}
    label={ROTULOS.responsavel}
    placeholder="Buscar por nome ou e-mail"
    procurar={responsaveisOptions}
    vazio="Ninguém encontrado."
    podeProcurar
    value={form.values.responsavel}
    onChange={(escolhido) => form.setFieldValue('responsavel', escolhido)}
  />
);

export function TimeDoContrato({ form, contrato }: Props) {
  const { data: times = [] } = useQuery(timesDosContratosOptions());
  const doContrato = { valor: String(contrato?.time_id), rotulo: contrato?.time_nome ?? '' };
  const opcoes = times.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }));
  const falta = contrato?.time_id && !opcoes.some(({ valor }) => valor === doContrato.valor);
  return (
    <CampoDoTime
      {...form.getInputProps('time_id')}
      label={ROTULOS.time_id}
      opcoes={falta ? [doContrato, ...opcoes] : opcoes}
      value={form.values.time_id}
      onChange={(id) => form.setFieldValue('time_id', id ?? '')}
    />
  );
}

/** Fields for client, company, number and the responsible person. */
export const PartesDoContrato = ({ form, contrato }: Props) => (
  <>
    <CampoDoCliente
      {...form.getInputProps('cliente')}
      label={ROTULOS.cliente}
      value={form.values.cliente}
      disabled={contrato !== null}
      onChange={(escolhido) => form.setValues({ cliente: escolhido, empresa_id: '' })}
    />
    <EmpresaDoContrato form={form} contrato={contrato} />
    <NumeroDoContrato form={form} contrato={contrato} />
    <ResponsavelDoContrato form={form} />
    <TimeDoContrato form={form} contrato={contrato} />
  </>
);

export const ValorDoContrato = ({ form }: { form: FormDoContrato }) => (
  <CampoDinheiro label={ROTULOS.valor} {...form.getInputProps('valor')} value={form.values.valor} />
);

/** A day of the contract. */
export const DiaDoContrato = ({
  form,
  campo,
}: {
  form: FormDoContrato;
  campo: 'data_inicio' | 'data_fim' | 'data_assinatura' | 'aditivo_vigencia';
}) => (
  <CampoData
    label={ROTULOS[campo]}
    hoje={useHoje()}
    {...form.getInputProps(campo)}
    value={form.values[campo]}
  />
);

/** A number of days, or a day of the month. */
export const NumeroDeDias = ({
  form,
  campo,
}: {
  form: FormDoContrato;
  campo: 'dia_vencimento' | 'aviso_previo_dias';
}) => (
  <TextInput
    label={ROTULOS[campo]}
    inputMode="numeric"
    autoComplete="off"
    {...form.getInputProps(campo)}
  />
);

const INDICES = INDICES_DE_REAJUSTE.map((valor) => ({ valor, rotulo: NOME_DO_INDICE[valor] }));
const MESES = Object.entries(NOME_DO_MES).map(([valor, rotulo]) => ({ valor, rotulo }));

/** By what the amount is adjusted, or in which month. */
export const ReajusteDoContrato = ({
  form,
  campo,
}: {
  form: FormDoContrato;
  campo: 'indice_reajuste' | 'mes_reajuste';
}) => (
  <CampoDeEscolha
    {...form.getInputProps(campo)}
    label={ROTULOS[campo]}
    opcoes={campo === 'indice_reajuste' ? INDICES : MESES}
    value={form.values[campo]}
    onChange={(valor) => form.setFieldValue(campo, valor ?? '')}
  />
);

/** Whether the contract says that it renews itself, which nothing here does for it. */
export const RenovacaoDoContrato = ({ form }: { form: FormDoContrato }) => (
  <Checkbox
    label={ROTULOS.renovacao_automatica}
    description="Fica anotada: o contrato só se renova quando alguém o renova."
    {...form.getInputProps('renovacao_automatica', { type: 'checkbox' })}
  />
);

/** What is paid, when, and how it is adjusted. */
export const ValoresDoContrato = ({
  form,
  veValor,
}: {
  form: FormDoContrato;
  veValor: boolean;
}) => (
  <>
    {veValor && <ValorDoContrato form={form} />}
    <NumeroDeDias form={form} campo="dia_vencimento" />
    <ReajusteDoContrato form={form} campo="indice_reajuste" />
    <ReajusteDoContrato form={form} campo="mes_reajuste" />
  </>
);

export const VigenciaDoContrato = ({ form }: { form: FormDoContrato }) => (
  <>
    <DiaDoContrato form={form} campo="data_inicio" />
    <DiaDoContrato form={form} campo="data_fim" />
    <DiaDoContrato form={form} campo="data_assinatura" />
    <NumeroDeDias form={form} campo="aviso_previo_dias" />
    <RenovacaoDoContrato form={form} />
  </>
);

/** What the amendment says of the terms that change, or of what else is agreed, and from when on. */
export const CamposDoAditivo = ({ form }: { form: FormDoContrato }) => (
  <>
    <TextInput
      label={ROTULOS.aditivo_descricao}
      description="Em branco, diz quais termos mudaram. Sem mudar nenhum, o aditivo é o que você escrever aqui"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      {...form.getInputProps('aditivo_descricao')}
    />
    <DiaDoContrato form={form} campo="aditivo_vigencia" />
  </>
);
