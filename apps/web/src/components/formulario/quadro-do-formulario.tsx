import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSoLeitura } from '../ui/so-leitura.ts';
import { CamposDoQuadro } from './campos-do-quadro.tsx';
import classes from './formulario.module.css';
import { RodapeFixo } from './rodape-fixo.tsx';
import { useErrados } from './use-errados.ts';
import type { Formulario } from './use-formulario.ts';

export interface PropsDoQuadro<V extends object> {
  formulario: Formulario<V>;
  /** What each field is called, for the summary of errors. */
  rotulos: Readonly<Partial<Record<keyof V & string, string>>>;
  /** Title over a refusal that belongs to no field: 'Erro ao criar agendamento'. */
  tituloDoErro: string;
  rotuloDoEnvio: string;
  enviando: boolean;
  /** Something to say above the fields, such as that somebody else changed the record. */
  aviso?: ReactNode;
  aoEnviar: () => Promise<unknown>;
  /** Another way to send what is filled in, beside the main one: to save without the steps that follow. */
  outroEnvio?: { rotulo: string; aoEnviar: () => Promise<unknown> } | undefined;
  aoCancelar?: (() => void) | undefined;
  /** Goes to the step before. */
  aoVoltar?: (() => void) | undefined;
  /** Every field may stay blank, so nothing is said about asterisks. */
  tudoOpcional?: boolean;
  /** What else there is to know of the record, under its fields. */
  nota?: ReactNode;
  /** What was done to the record, after all else of it. */
  historico?: ReactNode;
  children: ReactNode;
}

/** The frame of a form's fields: refusals above them, and the buttons to save always in sight. */
export function QuadroDoFormulario<V extends object>(props: PropsDoQuadro<V>) {
  const { formulario, rotulos, tituloDoErro, rotuloDoEnvio, enviando, aviso, outroEnvio } = props;
  const { form, geral, focarPrimeiro } = formulario;
  const soLeitura = useSoLeitura() !== null;
  const alerta = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (geral.length > 0) alerta.current?.focus();
  }, [geral]);

  // A second click may come before the button is drawn disabled.
  const emCurso = useRef(false);
  // The way to send that a button asked for, if it is not the form's own.
  const pedido = useRef<(() => Promise<unknown>) | undefined>(undefined);
  const enviar = async (aoEnviar: () => Promise<unknown>) => {
    if (emCurso.current) return;
    const ilegivel = formulario.ilegivel();
    if (ilegivel) return ilegivel.focus();
    emCurso.current = true;
    await aoEnviar().finally(() => {
      emCurso.current = false;
    });
  };
  // Without a button the bar would only cover the page.
  const temRodape = !soLeitura || props.aoVoltar || props.aoCancelar;
  const { errados, conferir } = useErrados(formulario);

  return (
    <form
      ref={formulario.quadro}
      noValidate
      className={classes.formulario}
      onSubmit={(evento) => {
        const aoEnviar = pedido.current ?? props.aoEnviar;
        pedido.current = undefined;
        const ilegiveis = conferir();
        form.onSubmit(
          () => enviar(aoEnviar),
          (erros) => focarPrimeiro([...Object.keys(erros), ...ilegiveis]),
        )(evento);
      }}
    >
      {aviso}
      {geral.length > 0 && (
        <div ref={alerta} className={classes.erro} role="alert" tabIndex={-1}>
          <strong>{tituloDoErro}</strong>
          {geral.map((frase) => (
            <p key={frase}>{frase}</p>
          ))}
        </div>
      )}
      {errados.length > 1 && (
        <div className={classes.erro}>
          <strong>Revise {errados.length} campos</strong>
          <ul className={classes.errados}>
            {errados.map((campo) => (
              <li key={campo}>
                <button type="button" onClick={() => focarPrimeiro([campo])}>
                  {rotulos[campo] ?? campo}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!props.tudoOpcional && !soLeitura && (
        <p className={classes.obrigatorios}>Campos com * são obrigatórios.</p>
      )}
      <CamposDoQuadro>{props.children}</CamposDoQuadro>
      {!soLeitura && props.nota}
      {props.historico}
      {temRodape && (
        <RodapeFixo>
          {props.aoVoltar && (
            <Button variant="default" className={classes.voltar} onClick={props.aoVoltar}>
              Voltar
            </Button>
          )}
          {props.aoCancelar && (
            <Button variant="default" onClick={props.aoCancelar}>
              Cancelar
            </Button>
          )}
          {!soLeitura && outroEnvio && (
            // No button that submits by itself: Enter would press the first of them.
            <Button
              variant="default"
              loading={enviando}
              onClick={() => {
                pedido.current = outroEnvio.aoEnviar;
                formulario.quadro.current?.requestSubmit();
              }}
            >
              {outroEnvio.rotulo}
            </Button>
          )}
          {!soLeitura && (
            <Button type="submit" loading={enviando && !outroEnvio}>
              {rotuloDoEnvio}
            </Button>
          )}
        </RodapeFixo>
      )}
    </form>
  );
}
