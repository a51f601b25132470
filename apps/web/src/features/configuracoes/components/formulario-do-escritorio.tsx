import { type Escritorio, FUSOS } from '@dominio/contrato/escritorio';
import { NOME_DO_TEMA_PADRAO, TEMAS_PADRAO } from '@dominio/contrato/tema/tema-padrao';
import { Select, TextInput } from '@mantine/core';
import { BuscaDeCep } from '../../../registros/busca-de-cep.tsx';
import { CampoDoEstado } from '../../../registros/campo-do-estado.tsx';
import '@mantine/core/styles/Combobox.css';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useSalvamento } from '../../../components/formulario/use-salvamento.tsx';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { CNPJ } from '../../../lib/documentos.ts';
import { useGravarEscritorio } from '../configuracoes.queries.ts';
import {
  corpoDoEscritorio,
  errosDoEscritorio,
  ORDEM_DO_ESCRITORIO,
  ROTULOS_DO_ESCRITORIO,
  valoresDoEscritorio,
} from '../escritorio.formulario.ts';
import classes from './configuracoes.module.css';
import { Expediente } from './expediente.tsx';
import { type DoPainel, QuadroDoPainel } from './quadro-do-painel.tsx';

const CEP = {
  nome: 'CEP',
  tamanho: 8,
  limpar: (texto: string) => texto.replaceAll(/\D/g, ''),
  mascarar: (cep: string) => cep.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
  exemplo: '00000-000',
  soDigitos: true,
} as const;

const NOME_DO_FUSO: Readonly<Record<(typeof FUSOS)[number], string>> = {
  'America/Sao_Paulo': 'São Paulo',
  'America/Araguaina': 'Araguaína',
  'America/Bahia': 'Bahia',
  'America/Belem': 'Belém',
  'America/Fortaleza': 'Fortaleza',
  'America/Maceio': 'Maceió',
  'America/Recife': 'Recife',
};
const FUSOS_COM_NOME = FUSOS.map((fuso) => ({ value: fuso, label: NOME_DO_FUSO[fuso] }));
const TEMAS = TEMAS_PADRAO.map((value) => ({ value, label: NOME_DO_TEMA_PADRAO[value] }));

type Props = DoPainel & { escritorio: Escritorio };

/** Form of the firm's own record, which documents, suggested times and e-mails use. */
export function FormularioDoEscritorio(props: Props) {
  const { escritorio, podeEditar, aoTerminar, aoRecarregar } = props;
  const gravar = useGravarEscritorio();
  const formulario = useFormulario({
    iniciais: valoresDoEscritorio(escritorio),
    ordem: ORDEM_DO_ESCRITORIO,
    validar: errosDoEscritorio,
  });
  const { form } = formulario;
  const { values: v } = form;
  const salvamento = useSalvamento({
    formulario,
    gravar: () => gravar.mutateAsync(corpoDoEscritorio(form.getValues(), escritorio.versao)),
    avisar: () => avisar.sucesso({ titulo: 'Escritório salvo' }),
    aoTerminar,
    aoRecarregar,
  });
  const texto = (campo: keyof typeof ROTULOS_DO_ESCRITORIO, mais = {}) => (
    <TextInput
      label={ROTULOS_DO_ESCRITORIO[campo]}
      autoComplete="off"
      {...mais}
      {...form.getInputProps(campo)}
    />
  );
  return (
    <QuadroDoPainel
      formulario={formulario}
      rotulos={ROTULOS_DO_ESCRITORIO}
      salvamento={salvamento}
      editavel={podeEditar}
      enviando={gravar.isPending}
      aoCancelar={aoTerminar}
    >
      {!podeEditar && (
        <p className={frases.dica}>Só quem pode editar configurações muda estes dados.</p>
      )}
      <fieldset className={classes.campos} disabled={!podeEditar}>
        <div className={classes.larga}>
          {texto('nome', {
            withAsterisk: true,
            'aria-required': true,
            'data-autofocus': podeEditar || undefined,
          })}
        </div>
        <CampoDocumento regra={CNPJ} {...form.getInputProps('cnpj')} value={v.cnpj} />
        <CampoDocumento regra={CEP} {...form.getInputProps('cep')} value={v.cep} />
        {podeEditar && (
          <div className={classes.larga}>
            <BuscaDeCep form={form} rotulos={ROTULOS_DO_ESCRITORIO} />
          </div>
        )}
        <div className={classes.larga}>{texto('logradouro')}</div>
        {texto('numero')}
        {texto('complemento')}
        {texto('bairro')}
        {texto('municipio')}
        <CampoDoEstado
          {...form.getInputProps('uf')}
          label={ROTULOS_DO_ESCRITORIO.uf}
          disabled={!podeEditar}
          value={v.uf}
          onChange={(uf) => form.setFieldValue('uf', uf ?? '')}
        />
        <Select
          label={ROTULOS_DO_ESCRITORIO.fuso}
          data={FUSOS_COM_NOME}
          allowDeselect={false}
          disabled={!podeEditar}
          {...form.getInputProps('fuso')}
        />
        <div className={classes.larga}>
          <Expediente {...form.getInputProps('expediente')} value={v.expediente} />
        </div>
        <Select
          label={ROTULOS_DO_ESCRITORIO.tema_padrao}
          data={TEMAS}
          allowDeselect={false}
          disabled={!podeEditar}
          {...form.getInputProps('tema_padrao')}
        />
      </fieldset>
    </QuadroDoPainel>
  );
}
