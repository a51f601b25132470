import { CANAIS_DO_CONTATO, NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import {
  ENVIOS,
  type Envio,
  INFLUENCIAS,
  NOME_DA_INFLUENCIA,
  NOME_DO_PAPEL,
  PAPEIS_DO_CONTATO,
  type PapelDoContato,
} from '@dominio/contrato/contatos';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { aEscolher, empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { CNPJ } from '../../../lib/documentos.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { ROTULOS, type Valores } from '../contatos.formulario.ts';
import { EmailDoContato } from './email-do-contato.tsx';

export type FormDoContato = Formulario<Valores>['form'];

const opcoesDe = <C extends string>(valores: readonly C[], nomes: Readonly<Record<C, string>>) =>
  valores.map((valor) => ({ valor, rotulo: nomes[valor] }));

const PAPEIS = opcoesDe(PAPEIS_DO_CONTATO, NOME_DO_PAPEL);
const CANAIS = opcoesDe(CANAIS_DO_CONTATO, NOME_DO_CANAL);
const DAS_INFLUENCIAS = opcoesDe(INFLUENCIAS, NOME_DA_INFLUENCIA);

/** For whom the contact speaks, of the client's companies. */
function EmpresaDoContato({ form, clienteId }: { form: FormDoContato; clienteId: number }) {
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

const umTexto =
  (campo: keyof Valores, resto: object = {}) =>
  (form: FormDoContato) => (
    <TextInput
      label={ROTULOS[campo]}
      autoComplete="off"
      {...resto}
      {...form.getInputProps(campo)}
    />
  );

const umTelefone = (campo: 'telefone' | 'whatsapp') =>
  umTexto(campo, { type: 'tel', inputMode: 'tel' });

const umEnvio = (campo: Envio) => (form: FormDoContato) => (
  <Checkbox label={ROTULOS[campo]} {...form.getInputProps(campo, { type: 'checkbox' })} />
);

/** The input of each field, in a form of all and where a single one is changed. */
export const ENTRADAS: Readonly<
  Record<keyof Valores, (form: FormDoContato, clienteId: number, id?: number) => ReactNode>
> = {
  nome: (form) => <CampoNome label={ROTULOS.nome} {...form.getInputProps('nome')} />,
  cargo: umTexto('cargo'),
  papeis: (form) => (
    <CampoDeVarios
      {...form.getInputProps('papeis')}
      label={ROTULOS.papeis}
      opcoes={PAPEIS}
      value={form.values.papeis}
      onChange={(papeis) => form.setFieldValue('papeis', papeis as PapelDoContato[])}
    />
  ),
  telefone: umTelefone('telefone'),
  whatsapp: umTelefone('whatsapp'),
  email: (form, clienteId, id) => <EmailDoContato form={form} clienteId={clienteId} id={id} />,
  canal_preferido: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('canal_preferido')}
      label={ROTULOS.canal_preferido}
      opcoes={CANAIS}
      value={form.values.canal_preferido}
      onChange={(canal) =>
        form.setFieldValue('canal_preferido', (canal ?? '') as Valores['canal_preferido'])
      }
    />
  ),
  aniversario: umTexto('aniversario', { placeholder: 'dd/mm' }),
  influencia: (form) => (
    <CampoDeEscolha
      {...form.getInputProps('influencia')}
      label={ROTULOS.influencia}
      opcoes={DAS_INFLUENCIAS}
      value={form.values.influencia}
      onChange={(influencia) =>
        form.setFieldValue('influencia', (influencia ?? '') as Valores['influencia'])
      }
    />
  ),
  empresa_id: (form, clienteId) => <EmpresaDoContato form={form} clienteId={clienteId} />,
  recebe_documentos: umEnvio('recebe_documentos'),
  recebe_cobranca: umEnvio('recebe_cobranca'),
  recebe_nps: umEnvio('recebe_nps'),
  recebe_relatorios: umEnvio('recebe_relatorios'),
  observacoes: (form) => (
    <Textarea
      label={ROTULOS.observacoes}
      autosize
      minRows={3}
      {...form.getInputProps('observacoes')}
    />
  ),
};

/** Whether a field is one of what a contact is sent: together they are one question. */
export const ehEnvio = (campo: keyof Valores): campo is Envio =>
  ENVIOS.some((envio) => envio === campo);
