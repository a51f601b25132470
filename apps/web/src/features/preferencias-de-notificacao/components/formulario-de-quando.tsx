import { type Preferencias, RITMOS_DO_EMAIL } from '@dominio/contrato/notificacoes-configuracao';
import { CATEGORIAS } from '@dominio/contrato/notificacoes-tipos';
import { Select, Switch } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { LISTA_DE_DIAS, TurnosDoDia } from '../../../components/campos/turnos-do-dia.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { useGravarQuando } from '../preferencias.queries.ts';
import {
  corpoDeQuando,
  DIAS,
  errosDeQuando,
  fusosCom,
  MAXIMO_DE_HORARIOS,
  NOME_DO_RITMO,
  NOMES_DE_QUANDO,
  ORDEM_DE_QUANDO,
  ROTULOS_DE_QUANDO,
  semHorario,
  type ValoresDeQuando,
  valoresDeQuando,
} from '../quando.formulario.ts';
import classes from './quando.module.css';

const RITMOS = RITMOS_DO_EMAIL.map((value) => ({ value, label: NOME_DO_RITMO[value] }));

/** Form of quiet hours and of the rhythm of e-mails. */
export function FormularioDeQuando({ preferencias }: { preferencias: Preferencias }) {
  const [lidas, setLidas] = useState(preferencias);
  const gravar = useGravarQuando();
  const formulario = useFormulario<ValoresDeQuando>({
    iniciais: valoresDeQuando(preferencias),
    ordem: ORDEM_DE_QUANDO,
    validar: errosDeQuando,
    nomes: NOMES_DE_QUANDO,
  });
  const { form } = formulario;
  const { values: v, errors } = form;

  const adotar = (novas: Preferencias) => {
    formulario.assentar(valoresDeQuando(novas));
    setLidas(novas);
  };
  // An untouched form follows what was saved elsewhere; a touched one keeps what was typed.
  if (lidas !== preferencias && !form.isDirty() && !gravar.isPending) adotar(preferencias);

  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS_DE_QUANDO}
      tudoOpcional
      tituloDoErro="Erro ao salvar os horários"
      rotuloDoEnvio="Salvar horários"
      enviando={gravar.isPending}
      gravar={(valores) => gravar.mutateAsync(corpoDeQuando(valores))}
      avisar={() => avisar.sucesso({ titulo: 'Horários salvos' })}
      aoTerminar={adotar}
    >
      <fieldset className={classes.grupo}>
        <legend>Horário silencioso</legend>
        <Switch
          label={ROTULOS_DE_QUANDO.ativo}
          description="Fora deles, e-mails e pushes esperam e chegam juntos no próximo."
          {...form.getInputProps('ativo', { type: 'checkbox' })}
        />
        {v.ativo && (
          <>
            <ul className={LISTA_DE_DIAS}>
              {DIAS.map(([dia, nome]) => (
                <TurnosDoDia
                  key={dia}
                  nome={nome}
                  palavra="horário"
                  vazio="Sem avisos"
                  maximo={MAXIMO_DE_HORARIOS}
                  turnos={v[dia]}
                  aoMudar={(turnos) => form.setFieldValue(dia, turnos as never)}
                  data-path={dia}
                  error={errors[dia] as string | undefined}
                />
              ))}
            </ul>
            {semHorario(v) && (
              <p className={frases.dica} role="status">
                Sem nenhum horário, só avisos de segurança chegam por e-mail e push.
              </p>
            )}
          </>
        )}
        <Switch
          label={ROTULOS_DE_QUANDO.usar_ausencias}
          description="Durante suas férias e outras ausências, e-mails e pushes esperam a volta."
          {...form.getInputProps('usar_ausencias', { type: 'checkbox' })}
        />
        <Select
          label={ROTULOS_DE_QUANDO.fuso}
          description="Dos horários e dos envios por e-mail."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          className={classes.curto}
          data={fusosCom(lidas.silencio.fuso)}
          allowDeselect={false}
          {...form.getInputProps('fuso')}
        />
      </fieldset>
      <fieldset className={classes.grupo}>
        <legend>Ritmo dos e-mails</legend>
        <p className={frases.dica}>O que não vai na hora é reunido em um e-mail só.</p>
        <div className={classes.ritmos}>
          {CATEGORIAS.map((categoria) => (
            <Select
              key={categoria}
              label={ROTULOS_DE_QUANDO[categoria]}
              data={RITMOS}
              allowDeselect={false}
              {...form.getInputProps(categoria)}
            />
          ))}
        </div>
      </fieldset>
    </FormularioDoRegistro>
  );
}
