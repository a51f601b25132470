import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import quadro from './formulario.module.css';
import classes from './propriedades.module.css';
import { type OpcoesDoSalvamento, useSalvamento } from './use-salvamento.tsx';

interface Props<V extends object, R> extends OpcoesDoSalvamento<V, R> {
  /** The field that is changed; others that are drawn only go along with it. */
  campo: keyof V & string;
  /** Title over a refusal that belongs to no field drawn here. */
  tituloDoErro: string;
  enviando: boolean;
  aoCancelar: () => void;
  children: ReactNode;
}

/** Whether Escape is for something open in the form: a list, a calendar. */
const ehDeDentro = (alvo: Element) =>
  alvo.getAttribute('data-mantine-stop-propagation') === 'true' ||
  alvo.closest('form [role="dialog"]') !== null;

/**
 * The form of one property, where the property stands. Enter saves it alone and Escape leaves it as it
 * was; a version changed meanwhile is told, and what was typed stays.
 */
export function FormularioNoLugar<V extends object, R>(props: Props<V, R>) {
  const { formulario, campo, tituloDoErro, enviando, aoCancelar, children } = props;
  const { form, geral, quadro: lugar, focarPrimeiro } = formulario;
  const { enviar, aviso, pergunta } = useSalvamento(props);
  useEffect(() => {
    lugar.current?.querySelector<HTMLInputElement>('input, textarea')?.focus();
  }, [lugar]);

  const salvar = async () => {
    const ilegivel = formulario.ilegivel();
    if (ilegivel) ilegivel.focus();
    else if (form.isDirty(campo)) await enviar();
    else aoCancelar();
  };
  const aoTeclar = (evento: KeyboardEvent<HTMLFormElement>) => {
    if (evento.key === 'Escape' && !ehDeDentro(evento.target as Element)) aoCancelar();
  };
  return (
    <>
      <form
        ref={lugar}
        noValidate
        data-no-lugar
        className={classes.formulario}
        onKeyDown={aoTeclar}
        onSubmit={form.onSubmit(
          () => void salvar(),
          (erros) => focarPrimeiro(Object.keys(erros)),
        )}
      >
        {aviso}
        {geral.length > 0 && (
          <div className={quadro.erro} role="alert">
            <strong>{tituloDoErro}</strong>
            {geral.map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
          </div>
        )}
        {children}
        <div className={classes.botoes}>
          <Button type="submit" loading={enviando}>
            Salvar
          </Button>
          <Button variant="default" onClick={aoCancelar}>
            Cancelar
          </Button>
        </div>
      </form>
      {pergunta}
    </>
  );
}
