import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatarHora } from '../../../lib/formato.ts';
import type { Campo } from '../formulario.ts';
import type { Formulario } from '../use-formulario.ts';
import { CamposDoAgendamento } from './campos-do-agendamento.tsx';
import classes from './formulario-de-agendamento.module.css';

interface Props {
  formulario: Formulario;
  eu: number;
  id?: number | undefined;
  /** Title over a refusal that belongs to no field: 'Erro ao criar agendamento'. */
  tituloDoErro: string;
  rotuloDoEnvio: string;
  enviando: boolean;
  /** Something to say above the fields, such as that somebody else changed the record. */
  aviso?: ReactNode;
  aoEnviar: () => Promise<void>;
  aoCancelar: () => void;
}

/** The form of an appointment: what was typed stays through every error. */
export function FormularioDeAgendamento(props: Props) {
  const { formulario, eu, id, tituloDoErro, rotuloDoEnvio, enviando, aviso } = props;
  const { form, geral, rascunho, recuperar, recusar, focarPrimeiro } = formulario;
  const alerta = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (geral.length > 0) alerta.current?.focus();
  }, [geral]);

  // A second click comes before the button is drawn disabled.
  const emCurso = useRef(false);
  const enviar = async () => {
    if (emCurso.current) return;
    emCurso.current = true;
    await props.aoEnviar().finally(() => {
      emCurso.current = false;
    });
  };

  return (
    <form
      noValidate
      className={classes.formulario}
      onSubmit={form.onSubmit(enviar, (erros) => focarPrimeiro(Object.keys(erros) as Campo[]))}
    >
      {rascunho && (
        <div className={classes.aviso} role="status">
          <p>Há um rascunho não salvo, das {formatarHora(new Date(rascunho.em))}.</p>
          <Button variant="default" size="compact-sm" onClick={recuperar}>
            Recuperar
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={recusar}>
            Descartar
          </Button>
        </div>
      )}
      {geral.length > 0 && (
        <div ref={alerta} className={classes.erro} role="alert" tabIndex={-1}>
          <strong>{tituloDoErro}</strong>
          {geral.map((frase) => (
            <p key={frase}>{frase}</p>
          ))}
        </div>
      )}
      {aviso}
      <p className={classes.obrigatorios}>Campos com * são obrigatórios.</p>
      <CamposDoAgendamento form={form} eu={eu} id={id} />
      <div className={classes.rodape}>
        <Button variant="default" onClick={props.aoCancelar}>
          Cancelar
        </Button>
        <Button type="submit" loading={enviando}>
          {rotuloDoEnvio}
        </Button>
      </div>
    </form>
  );
}
