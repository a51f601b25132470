import { Button } from '@mantine/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { depoisDoToque } from '../campos/depois-do-toque.ts';
import frases from '../ui/frases.module.css';
import quadro from './formulario.module.css';
import classes from './propriedades.module.css';
import { DESISTIU, type OpcoesDoSalvamento, useSalvamento } from './use-salvamento.tsx';
import { CAMPOS } from './use-ultimo-campo.ts';

interface Props<V extends object, R>
  extends Pick<OpcoesDoSalvamento<V, R>, 'formulario' | 'gravar' | 'avisar' | 'aoRecarregar'> {
  /** The fields that are changed, those that go along with them too. */
  campos: readonly (keyof V & string)[];
  /** Whether what would be written is not what is; what is typed otherwise may come to the same. */
  mudou?: ((valores: V) => boolean) | undefined;
  /** Title over a refusal that belongs to no field drawn here. */
  tituloDoErro: string;
  enviando: boolean;
  /** Saved only when asked for, by Enter or the button: leaving it asks first. */
  soAPedido?: boolean;
  /**
   * Called once it is saved, or given up.
   *
   * @param comFoco whether the focus was still in it.
   */
  aoFechar: (comFoco: boolean) => void;
  children: ReactNode;
}

/** Whether Escape is for something open in the form: a list, a calendar. */
const ehDeDentro = (alvo: Element) =>
  alvo.getAttribute('data-mantine-stop-propagation') === 'true' ||
  alvo.getAttribute('aria-expanded') === 'true' ||
  alvo.closest('form [role="dialog"]') !== null;

/**
 * The form of one property, where the property stands. Enter and leaving it save it alone, Escape leaves
 * it as it was. What cannot be saved stays open with what was typed and what is wrong about it; leaving
 * that for good asks first. A version changed meanwhile is told, and saved over once it was read. What is
 * typed while it is being saved stays there, and is saved next.
 */
export function FormularioNoLugar<V extends object, R>(props: Props<V, R>) {
  const { formulario, campos, tituloDoErro, enviando, soAPedido = false, aoFechar, gravar } = props;
  const { form, geral, quadro: lugar, focarPrimeiro, mostrarErro } = formulario;
  /** Whether it was left with something wrong. */
  const [ficou, setFicou] = useState(false);
  // Who left the form is not brought back to it.
  const pedido = useRef(true);
  const emCurso = useRef<Promise<boolean>>(undefined);
  /** Whether the last save is over, and left nothing to be saved. */
  const parado = useRef(false);
  const detem = useRef(false);
  const salvos = useRef<V>(undefined);
  const esperas = useRef<(() => void)[]>([]);
  const [desenhos, setDesenhos] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is drawn, whatever is drawn.
  useEffect(() => {
    for (const seguir of esperas.current.splice(0)) seguir();
  }, [desenhos]);
  /** Waits until what was saved is drawn: what comes next goes under its version. */
  const desenhado = () =>
    new Promise<void>((resolve) => {
      esperas.current.push(resolve);
      setDesenhos((antes) => antes + 1);
    });
  const mudouDesde = (valores: V) => JSON.stringify(form.getValues()) !== JSON.stringify(valores);

  const focar = () => lugar.current?.querySelector<HTMLElement>(CAMPOS)?.focus();
  const temFoco = () => lugar.current?.contains(document.activeElement) ?? false;
  const foiAlem = () => document.activeElement !== document.body && !temFoco();

  const { aoRecarregar } = props;
  const { enviar, aviso, pergunta } = useSalvamento({
    ...props,
    formulario: {
      ...formulario,
      mostrarErro: (recusa) => {
        mostrarErro(recusa, pedido.current);
        setFicou(!pedido.current && recusa.campos.length > 0);
      },
    },
    gravar: async (valores) => {
      const gravado = await gravar(valores);
      if (gravado === DESISTIU) return DESISTIU;
      salvos.current = valores;
      return { gravado, valores };
    },
    avisar: ({ gravado }) => props.avisar(gravado),
    aoTerminar: ({ valores }) => {
      if (!mudouDesde(valores)) return aoFechar(pedido.current && !foiAlem());
      // Typed after it was answered, and before the form could close.
      if (parado.current && restou()) emCurso.current = undefined;
    },
    aoRecarregar:
      aoRecarregar &&
      (async (recusa) => {
        const lido = await aoRecarregar(recusa);
        // Its button goes away, which is not to be taken for leaving the form.
        focar();
        return lido;
      }),
    queSalva: { salvar: () => sair(), fechar: () => aoFechar(false), detem },
  });
  useEffect(() => {
    const [primeiro, segundo] = lugar.current?.querySelectorAll<HTMLElement>(CAMPOS) ?? [];
    primeiro?.focus();
    // A value of one line that stands alone is mostly written anew: what is typed takes its place.
    if (!segundo && primeiro instanceof HTMLInputElement) primeiro.select();
  }, [lugar]);

  const tentar = async (aPedido: boolean): Promise<boolean> => {
    pedido.current = aPedido;
    setFicou(false);
    const ilegivel = formulario.ilegivel();
    if (ilegivel) {
      if (aPedido) ilegivel.focus();
      else setFicou(true);
      return false;
    }
    const { mudou = () => true } = props;
    if (!campos.some((campo) => form.isDirty(campo)) || !mudou(form.getValues())) {
      aoFechar(aPedido);
      return true;
    }
    const { hasErrors, errors } = form.validate();
    if (!hasErrors) return enviar();
    if (aPedido) focarPrimeiro(Object.keys(errors));
    else setFicou(true);
    return false;
  };
  /** Has what was typed since the last save count as not saved. @returns whether there is any */
  const restou = () => {
    if (!salvos.current || !mudouDesde(salvos.current)) return false;
    form.setInitialValues(salvos.current);
    form.resetDirty(salvos.current);
    return true;
  };
  const umaVez = async (aPedido: boolean) => {
    let feito = false;
    parado.current = false;
    try {
      feito = await tentar(aPedido);
    } finally {
      parado.current = feito && !restou();
      if (!parado.current) emCurso.current = undefined;
    }
    return feito;
  };
  /** Once: what takes the focus away may also be what has the form leave. */
  const salvar = async (aPedido: boolean): Promise<boolean> => {
    const vez = emCurso.current;
    if (!vez) {
      emCurso.current = umaVez(aPedido);
      return emCurso.current;
    }
    if (!(await vez)) return false;
    if (emCurso.current === vez) return true;
    await desenhado();
    return salvarOResto(aPedido);
  };
  const salvarOResto = useEffectEvent(salvar);
  const sair = async () => {
    const esperaPedido = soAPedido || aviso !== null;
    if (!esperaPedido || !form.isDirty()) return salvar(false);
    const vez = emCurso.current;
    return (await vez) === true && emCurso.current === vez;
  };

  const aoTeclar = (evento: KeyboardEvent<HTMLFormElement>) => {
    if (evento.key === 'Escape' && !ehDeDentro(evento.target as Element)) aoFechar(true);
    // Where Enter begins a new line.
    const comando = evento.ctrlKey || evento.metaKey;
    if (evento.key === 'Enter' && comando) evento.currentTarget.requestSubmit();
    // The button that sends it is disabled meanwhile, and Enter with it.
    else if (evento.key === 'Enter' && enviando && evento.target instanceof HTMLInputElement) {
      void salvar(true);
    }
  };
  const aoPerderFoco = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && lugar.current?.contains(relatedTarget)) return;
    depoisDoToque(() => {
      if (lugar.current && !temFoco()) void sair();
    });
  };
  return (
    <>
      <form
        ref={lugar}
        noValidate
        data-no-lugar
        // A press between its fields does not leave it.
        tabIndex={-1}
        className={classes.formulario}
        onKeyDown={aoTeclar}
        onBlur={aoPerderFoco}
        onChange={() => setFicou(false)}
        onSubmit={(evento) => {
          evento.preventDefault();
          void salvar(true);
        }}
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
        {props.children}
        {ficou && (
          <p role="alert" className={frases.erro}>
            Não foi salvo. Corrija o valor ou cancele para deixar como estava.
          </p>
        )}
        <div className={classes.botoes}>
          <Button type="submit" loading={enviando}>
            Salvar
          </Button>
          <Button variant="default" onClick={() => aoFechar(true)}>
            Cancelar
          </Button>
        </div>
      </form>
      {pergunta}
    </>
  );
}
