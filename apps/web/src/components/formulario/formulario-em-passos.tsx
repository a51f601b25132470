import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import frases from '../ui/frases.module.css';
import { OfertaDeRascunho } from './oferta-de-rascunho.tsx';
import classes from './passos.module.css';
import { Passos } from './passos.tsx';
import { QuadroDoFormulario } from './quadro-do-formulario.tsx';
import type { Formulario } from './use-formulario.ts';
import type { usePassos } from './use-passos.ts';
import type { useRascunho } from './use-rascunho.ts';

interface Props<V extends object> {
  formulario: Formulario<V>;
  passos: ReturnType<typeof usePassos<string>>;
  rascunho: ReturnType<typeof useRascunho<V>>;
  rotulos: Readonly<Partial<Record<keyof V & string, string>>>;
  tituloDoErro: string;
  /** What the last step does: 'Salvar contrato'. */
  rotuloDoEnvio: string;
  enviando: boolean;
  /** How an hour is written: '14:05'. */
  mostrarHora: (momento: Date) => string;
  aviso?: ReactNode;
  /** The question that is asked before something is lost that no draft keeps. */
  pergunta: ReactNode;
  /** Asked before a step is left forwards, by its title: false stays, where something was said of it. */
  podeAvancar?: (titulo: string) => Promise<boolean>;
  /** Saves the form, at its last step. */
  enviar: () => Promise<unknown>;
  aoCancelar: () => void;
  /** What each step asks for, by its title. */
  conteudo: Readonly<Record<string, ReactNode>>;
}

const CAMPO = ':is(input, textarea, select):enabled:not([type="hidden"])';

/**
 * Takes the focus to the first field of a step, and to the top of the last one, which is read
 * through before saving.
 */
function useFocoDoPasso(atual: number, ultimo: boolean) {
  const campos = useRef<HTMLDivElement>(null);
  const antes = useRef(atual);
  // Before the next frame: in that frame a field with an error takes the focus for itself.
  useLayoutEffect(() => {
    if (antes.current === atual) return;
    antes.current = atual;
    const primeiro = ultimo ? null : campos.current?.querySelector<HTMLElement>(CAMPO);
    (primeiro ?? campos.current)?.focus();
  }, [atual, ultimo]);
  return campos;
}

/** A form that asks for little at a time and keeps what is typed; its last step saves. */
export function FormularioEmPassos<V extends object>(props: Props<V>) {
  const { formulario, passos, rascunho, mostrarHora, enviar } = props;
  const { atual, ultimo, ir, avancar } = passos;
  const { form } = formulario;
  const { salvoEm } = rascunho;
  const passo = passos.passos[atual];
  const campos = useFocoDoPasso(atual, ultimo);
  // A refusal of the form as a whole stays where it was sent from, unless it concerns a field of
  // this step.
  const sairDoPasso = useEffectEvent(() => {
    if (Object.keys(form.errors).length === 0) formulario.limparGeral();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what is left
  useEffect(() => sairDoPasso(), [atual]);
  const sairPara = (outro: number) => {
    const ilegivel = formulario.ilegivel();
    if (ilegivel) ilegivel.focus();
    else ir(outro);
  };
  return (
    <div className={classes.pilha}>
      <Passos passos={{ ...passos, ir: sairPara }} />
      <QuadroDoFormulario
        formulario={{
          ...formulario,
          // With a draft that was taken up, the field with the error may be of an earlier step.
          focarPrimeiro: (campos) => {
            passos.irAoPrimeiro(campos);
            formulario.focarPrimeiro(campos);
          },
        }}
        rotulos={props.rotulos}
        tituloDoErro={props.tituloDoErro}
        rotuloDoEnvio={ultimo ? props.rotuloDoEnvio : 'Continuar'}
        enviando={props.enviando}
        aoEnviar={async () => {
          if (ultimo) await enviar();
          else if ((await props.podeAvancar?.(passo?.titulo ?? '')) ?? true) avancar();
        }}
        aoCancelar={props.aoCancelar}
        aoVoltar={atual > 0 ? () => sairPara(atual - 1) : undefined}
        tudoOpcional={!passo?.temObrigatorios}
        aviso={
          <>
            <OfertaDeRascunho
              formulario={formulario}
              rascunho={rascunho}
              mostrarHora={mostrarHora}
              aoRecuperar={({ passo = 0 }) => ir(Math.min(passo, passos.passos.length - 1))}
            />
            {props.aviso}
          </>
        }
      >
        <div
          ref={campos}
          className={classes.campos}
          tabIndex={-1}
          {...(ultimo && { role: 'group', 'aria-label': passo?.titulo })}
        >
          {props.conteudo[passo?.titulo ?? '']}
        </div>
        <p className={frases.dica} role="status">
          {salvoEm && `Rascunho salvo às ${mostrarHora(salvoEm)}.`}
        </p>
      </QuadroDoFormulario>
      {props.pergunta}
    </div>
  );
}
