import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSoLeitura } from '../ui/so-leitura.ts';
import { CamposDoQuadro } from './campos-do-quadro.tsx';
import classes from './formulario.module.css';
import { RodapeFixo } from './rodape-fixo.tsx';
import secoes from './secoes.module.css';
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
  aoCancelar?: (() => void) | undefined;
  /** Goes to the step before. */
  aoVoltar?: (() => void) | undefined;
  /** Every field may stay blank, so nothing is said about asterisks. */
  tudoOpcional?: boolean;
  /** Draws the index of a long form beside it, of the fields to look at again. */
  indice?: ((errados: readonly string[]) => ReactNode) | undefined;
  /** What else there is to know of the record, under its fields. */
  nota?: ReactNode;
  /** What was done to the record, after all else of it. */
  historico?: ReactNode;
  children: ReactNode;
}

/** Ctrl+Enter presses the button that sends the form, from any field; where there is none, nothing. */
function aoTeclar(evento: KeyboardEvent<HTMLFormElement>): void {
  if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return;
  if (evento.defaultPrevented) return;
  evento.preventDefault();
  evento.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

/** The frame of a form's fields: refusals above them, and the buttons to save always in sight. */
export function QuadroDoFormulario<V extends object>(props: PropsDoQuadro<V>) {
  const { formulario, rotulos, tituloDoErro, rotuloDoEnvio, enviando, aviso, indice } = props;
  const { form, geral, focarPrimeiro } = formulario;
  const soLeitura = useSoLeitura() !== null;
  const alerta = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (geral.length > 0) alerta.current?.focus();
  }, [geral]);

  // A second click may come before the button is drawn disabled.
  const emCurso = useRef(false);
  const enviar = async () => {
    if (emCurso.current) return;
    const ilegivel = formulario.ilegivel();
    if (ilegivel) return ilegivel.focus();
    emCurso.current = true;
    await props.aoEnviar().finally(() => {
      emCurso.current = false;
    });
  };
  // Without a button the bar would only cover the page.
  const temRodape = !soLeitura || props.aoVoltar || props.aoCancelar;
  const { errados, conferir } = useErrados(formulario);

  const corpo = (
    <>
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
          {!soLeitura && (
            <Button type="submit" loading={enviando}>
              {rotuloDoEnvio}
            </Button>
          )}
        </RodapeFixo>
      )}
    </>
  );
  return (
    <form
      ref={formulario.quadro}
      noValidate
      className={indice ? secoes.comIndice : classes.formulario}
      onKeyDown={aoTeclar}
      onSubmit={(evento) => {
        const ilegiveis = conferir();
        form.onSubmit(enviar, (erros) => focarPrimeiro([...Object.keys(erros), ...ilegiveis]))(
          evento,
        );
      }}
    >
      {indice ? (
        <>
          {indice(errados)}
          <div className={classes.formulario}>{corpo}</div>
        </>
      ) : (
        corpo
      )}
    </form>
  );
}
