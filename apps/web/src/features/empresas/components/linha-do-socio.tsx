import { limparCnpj } from '@dominio/contrato/documentos';
import { documentoEscrito } from '@dominio/contrato/empresas-socios';
import { Checkbox, CloseButton, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import { type Campo, ROTULOS, type SocioDigitado, type Valores } from '../socios.formulario.ts';
import classes from './socios.module.css';

/** A CPF gets its mask when the field is left: while it is typed it may become a CNPJ. */
const CPF_OU_CNPJ = {
  nome: ROTULOS.cpf_cnpj,
  tamanho: 14,
  limpar: limparCnpj,
  mascarar: documentoEscrito,
  exemplo: '',
  soDigitos: false,
} as const;

interface Props {
  socio: SocioDigitado;
  form: Formulario<Valores>['form'];
  /** Place in the list, from 0. */
  ordem: number;
  hoje: string;
  /** Whether it takes the focus when it appears. */
  recebeFoco: boolean;
  aoRemover: () => void;
}

const focar = (campo: HTMLInputElement | null) => campo?.focus();

/** The fields of one partner. */
export function LinhaDoSocio({ socio, form, ordem, hoje, recebeFoco, aoRemover }: Props) {
  const campo = (nome: Campo) => ({
    ...form.getInputProps(`socios.${ordem}.${nome}`),
    label: ROTULOS[nome],
  });
  const titulo = socio.nome.trim() || `Sócio ${ordem + 1}`;
  return (
    <fieldset className={classes.linha}>
      <legend>{titulo}</legend>
      <TextInput
        {...campo('nome')}
        ref={recebeFoco ? focar : undefined}
        className={classes.inteiro}
        autoComplete="off"
        withAsterisk
        aria-required
      />
      <CampoDocumento
        {...campo('cpf_cnpj')}
        regra={CPF_OU_CNPJ}
        obrigatorio
        value={socio.cpf_cnpj}
      />
      <TextInput
        {...campo('participacao_milionesimos')}
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
        aria-required
      />
      <TextInput {...campo('qualificacao')} className={classes.inteiro} autoComplete="off" />
      <CampoData {...campo('desde')} hoje={hoje} value={socio.desde} />
      <CampoData {...campo('ate')} hoje={hoje} value={socio.ate} />
      <Checkbox
        {...form.getInputProps(`socios.${ordem}.administrador`, { type: 'checkbox' })}
        className={classes.inteiro}
        label={ROTULOS.administrador}
      />
      <CloseButton
        className={classes.remover}
        size={28}
        aria-label={`Remover ${titulo}`}
        onClick={aoRemover}
      />
    </fieldset>
  );
}
