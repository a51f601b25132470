import {
  FORMAS_DO_EXTRATO,
  NOME_DA_FORMA,
  NOME_DO_TIPO,
  TIPOS_DA_CONTA,
  type TipoDaConta,
} from '@dominio/contrato/contas-bancarias-campos';
import { tipoExige } from '@dominio/contrato/contas-bancarias-tipos';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDeLinhas } from '../../../components/campos/campo-de-linhas.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { bancosOptions } from '../../../consultas/bancos.ts';
import { aEscolher, empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { CNPJ } from '../../../lib/documentos.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { type Campo, ROTULOS, type Valores } from '../contas-bancarias.formulario.ts';
import { responsaveisOptions } from '../contas-bancarias.queries.ts';

export type FormDaConta = Formulario<Valores>['form'];

const opcoesDe = <C extends string>(valores: readonly C[], nomes: Readonly<Record<C, string>>) =>
  valores.map((valor) => ({ valor, rotulo: nomes[valor] }));

const TIPOS = opcoesDe(TIPOS_DA_CONTA, NOME_DO_TIPO);
const FORMAS = opcoesDe(FORMAS_DO_EXTRATO, NOME_DA_FORMA);

const ABAIXO = ['label', 'input', 'description', 'error'] as ('label' | 'input')[];

/** Whose account it is, of the client's companies. */
function EmpresaDaConta({ form, clienteId }: { form: FormDaConta; clienteId: number }) {
  const podeVer = usePode('empresas:visualizar');
  const { data = [] } = useQuery({ ...empresasDoClienteOptions(clienteId), enabled: podeVer });
  return (
    <CampoDeEscolha
      {...form.getInputProps('empresa_id')}
      label={ROTULOS.empresa_id}
      opcoes={aEscolher(data, form.values.empresa_id).map(({ id, razao_social, cnpj }) => ({
        valor: String(id),
        rotulo: `${razao_social} · ${CNPJ.mascarar(cnpj)}`,
      }))}
      vazio="Nenhuma empresa encontrada."
      value={form.values.empresa_id}
      onChange={(id) => form.setFieldValue('empresa_id', id ?? '')}
    />
  );
}

/** The bank, found by name, code or ISPB. */
function BancoDaConta({ form }: { form: FormDaConta }) {
  const { data = [] } = useQuery(bancosOptions);
  return (
    <CampoDeEscolha
      {...form.getInputProps('banco_ispb')}
      label={ROTULOS.banco_ispb}
      placeholder="Nome, código ou ISPB"
      obrigatorio={tipoExige(form.values.tipo, 'banco_ispb')}
      opcoes={data.map(({ ispb, compe, nome }) => ({
        valor: ispb,
        rotulo: nome,
        detalhe: `${compe} · ISPB ${ispb}`,
      }))}
      vazio="Nenhum banco encontrado."
      value={form.values.banco_ispb}
      onChange={(ispb) => form.setFieldValue('banco_ispb', ispb ?? '')}
    />
  );
}

function DiaDoSaldo({ form }: { form: FormDaConta }) {
  return (
    <CampoData
      {...form.getInputProps('saldo_inicial_em')}
      label={ROTULOS.saldo_inicial_em}
      hoje={useHoje()}
      value={form.values.saldo_inicial_em}
      onChange={(dia) => form.setFieldValue('saldo_inicial_em', dia)}
    />
  );
}

const umTexto = (campo: Campo, resto: object = {}) =>
  function UmTexto(form: FormDaConta) {
    const exige = tipoExige(form.values.tipo, campo);
    return (
      <TextInput
        label={ROTULOS[campo]}
        autoComplete="off"
        inputWrapperOrder={ABAIXO}
        withAsterisk={exige}
        aria-required={exige || undefined}
        {...resto}
        {...form.getInputProps(campo)}
      />
    );
  };

const numerico = { inputMode: 'numeric' } as const;
const numeroDaConta = umTexto('conta', numerico);
const finalDoCartao = umTexto('conta', {
  ...numerico,
  label: 'Final do cartão',
  description: 'Só os quatro últimos números',
});

/** The input of each field, in a form of all and where a few are changed. */
export const ENTRADAS: Readonly<
  Record<Campo, (form: FormDaConta, clienteId: number) => ReactNode>
> = {
  tipo: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('tipo')}
      label={ROTULOS.tipo}
      obrigatorio
      opcoes={TIPOS}
      value={form.values.tipo}
      onChange={(tipo) => tipo && form.setFieldValue('tipo', tipo as TipoDaConta)}
      data-autofocus
    />
  ),
  apelido: umTexto('apelido'),
  empresa_id: (form, clienteId) => <EmpresaDaConta form={form} clienteId={clienteId} />,
  banco_ispb: (form) => <BancoDaConta form={form} />,
  agencia: umTexto('agencia', numerico),
  conta: (form) => (form.values.tipo === 'cartao' ? finalDoCartao : numeroDaConta)(form),
  digito: umTexto('digito'),
  chaves_pix: (form) => (
    <CampoDeLinhas
      label={ROTULOS.chaves_pix}
      description="Uma por linha: CPF, CNPJ, e-mail, telefone ou chave aleatória"
      minRows={2}
      {...form.getInputProps('chaves_pix')}
    />
  ),
  gerente: umTexto('gerente'),
  dia_fechamento_fatura: umTexto('dia_fechamento_fatura', numerico),
  saldo_inicial_centavos: (form) => (
    <CampoDinheiro
      {...form.getInputProps('saldo_inicial_centavos')}
      label={ROTULOS.saldo_inicial_centavos}
      value={form.values.saldo_inicial_centavos}
      onChange={(valor) => form.setFieldValue('saldo_inicial_centavos', valor)}
    />
  ),
  saldo_inicial_em: (form) => <DiaDoSaldo form={form} />,
  forma_extrato: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('forma_extrato')}
      label={ROTULOS.forma_extrato}
      opcoes={FORMAS}
      value={form.values.forma_extrato}
      onChange={(forma) =>
        form.setFieldValue('forma_extrato', (forma ?? '') as Valores['forma_extrato'])
      }
    />
  ),
  responsavel: (form) => (
    <CampoProcurado
      {...form.getInputProps('responsavel')}
      label={ROTULOS.responsavel}
      placeholder="Buscar por nome ou e-mail"
      procurar={responsaveisOptions}
      vazio="Ninguém encontrado."
      value={form.values.responsavel}
      onChange={(escolhido) => form.setFieldValue('responsavel', escolhido)}
    />
  ),
  conta_contabil: umTexto('conta_contabil'),
};
