import { CANAIS_DO_CONTATO, NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import {
  BASES_LEGAIS,
  CONSENTIMENTOS_DO_CLIENTE,
  CURVAS,
  FAIXAS_DE_FATURAMENTO,
  MEIOS_DE_RECEBIMENTO,
  NATUREZAS,
  NOME_DA_BASE,
  NOME_DA_FAIXA,
  NOME_DA_NATUREZA,
  NOME_DA_ORIGEM,
  NOME_DO_CONSENTIMENTO,
  NOME_DO_MEIO,
  NOME_DO_PORTE,
  ORIGENS,
  PORTES,
} from '@dominio/contrato/clientes-campos';
import { Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import type { ReactNode } from 'react';
import type { OpcaoDaLista } from '../../../components/campos/campo-com-lista.tsx';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDeLinhas } from '../../../components/campos/campo-de-linhas.tsx';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { CPF } from '../../../lib/documentos.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { type Campo, ROTULOS_DA_FICHA, type ValoresDaFicha } from '../ficha.formulario.ts';

export type FormDaFicha = Formulario<ValoresDaFicha>['form'];
type Entrada = (form: FormDaFicha) => ReactNode;

const opcoesDe = <C extends string>(valores: readonly C[], nomes: Readonly<Record<C, string>>) =>
  valores.map((valor) => ({ valor, rotulo: nomes[valor] }));

const texto =
  (campo: Campo, resto: object = {}): Entrada =>
  (form) => (
    <TextInput
      label={ROTULOS_DA_FICHA[campo]}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...resto}
      {...form.getInputProps(campo)}
    />
  );

/** One of a list; none, too, where it may be left blank. */
const escolha =
  (
    campo: Exclude<Campo, 'tags' | 'meios_recebimento' | 'consentimentos'>,
    opcoes: readonly OpcaoDaLista[],
    obrigatorio = false,
  ): Entrada =>
  (form) => (
    <CampoDeEscolha
      {...form.getInputProps(campo)}
      label={ROTULOS_DA_FICHA[campo]}
      opcoes={opcoes}
      obrigatorio={obrigatorio}
      value={form.values[campo]}
      onChange={(valor) => {
        if (valor !== null || !obrigatorio) form.setFieldValue(campo, (valor ?? '') as never);
      }}
    />
  );

const varios =
  (campo: 'meios_recebimento' | 'consentimentos', opcoes: readonly OpcaoDaLista[]): Entrada =>
  (form) => (
    <CampoDeVarios
      {...form.getInputProps(campo)}
      label={ROTULOS_DA_FICHA[campo]}
      opcoes={opcoes}
      value={form.values[campo]}
      onChange={(valores) => form.setFieldValue(campo, valores)}
    />
  );

function Inicio({ form }: { form: FormDaFicha }) {
  return (
    <CampoData
      {...form.getInputProps('data_inicio')}
      label={ROTULOS_DA_FICHA.data_inicio}
      hoje={useHoje()}
      value={form.values.data_inicio}
      onChange={(dia) => form.setFieldValue('data_inicio', dia)}
    />
  );
}

/** Fields with an input here; the situation is changed by rules of its own. */
export type CampoDaFicha = Exclude<Campo, 'situacao'>;

/** The input of each field. */
export const ENTRADAS: Readonly<Record<CampoDaFicha, Entrada>> = {
  nome: (form) => <CampoNome label={ROTULOS_DA_FICHA.nome} {...form.getInputProps('nome')} />,
  natureza: escolha('natureza', opcoesDe(NATUREZAS, NOME_DA_NATUREZA), true),
  cpf: (form) =>
    form.values.natureza === 'pessoa_fisica' && (
      <CampoDocumento
        {...form.getInputProps('cpf')}
        regra={CPF}
        value={form.values.cpf}
        onChange={(cpf) => form.setFieldValue('cpf', cpf)}
      />
    ),
  segmento: texto('segmento'),
  porte: escolha('porte', opcoesDe(PORTES, NOME_DO_PORTE)),
  origem: escolha('origem', opcoesDe(ORIGENS, NOME_DA_ORIGEM)),
  curva: escolha('curva', opcoesDe(CURVAS, { A: 'A', B: 'B', C: 'C' })),
  tags: (form) => (
    <CampoDeLinhas
      label={ROTULOS_DA_FICHA.tags}
      description="Uma por linha"
      minRows={2}
      {...form.getInputProps('tags')}
    />
  ),
  data_inicio: (form) => <Inicio form={form} />,
  canal_preferido: escolha('canal_preferido', opcoesDe(CANAIS_DO_CONTATO, NOME_DO_CANAL)),
  horario_contato: texto('horario_contato', { placeholder: 'De manhã, até as 11h' }),
  particularidades: (form) => (
    <Textarea
      label={ROTULOS_DA_FICHA.particularidades}
      autosize
      minRows={3}
      {...form.getInputProps('particularidades')}
    />
  ),
  tem_folha: escolha('tem_folha', [
    { valor: 'sim', rotulo: 'Sim' },
    { valor: 'nao', rotulo: 'Não' },
  ]),
  numero_funcionarios: texto('numero_funcionarios', { inputMode: 'numeric' }),
  faturamento_faixa: escolha('faturamento_faixa', opcoesDe(FAIXAS_DE_FATURAMENTO, NOME_DA_FAIXA)),
  meios_recebimento: varios('meios_recebimento', opcoesDe(MEIOS_DE_RECEBIMENTO, NOME_DO_MEIO)),
  base_legal: escolha('base_legal', opcoesDe(BASES_LEGAIS, NOME_DA_BASE)),
  encarregado: texto('encarregado', {
    description: 'Nome e contato de quem responde por dados pessoais no cliente',
  }),
  consentimentos: varios(
    'consentimentos',
    opcoesDe(CONSENTIMENTOS_DO_CLIENTE, NOME_DO_CONSENTIMENTO),
  ),
  site: texto('site', { placeholder: 'empresa.com.br' }),
  instagram: texto('instagram', { placeholder: '@empresa' }),
};

/** The inputs of these fields, one below the other. */
export const CamposDaFicha = ({
  form,
  campos,
}: {
  form: FormDaFicha;
  campos: readonly CampoDaFicha[];
}) => (
  <Stack gap="xs">
    {campos.map((campo) => (
      <div key={campo}>{ENTRADAS[campo](form)}</div>
    ))}
  </Stack>
);
