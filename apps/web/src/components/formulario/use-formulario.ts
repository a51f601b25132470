import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { type RefObject, useRef, useState } from 'react';
import { errosDosCampos, fraseDaRecusa, type Recusa } from './erros.ts';

interface Opcoes<V extends object> {
  iniciais: V;
  /** The fields in the order they are read: where the first error is looked for. */
  ordem: readonly (keyof V & string)[];
  /** What the form can tell before the server does. */
  validar: (valores: V) => Partial<Record<keyof V & string, string>>;
  /** Field of the contract → field of the form, for those that differ or stand deeper. */
  nomes?: Readonly<Record<string, keyof V & string>>;
  aoMudar?: (valores: V) => void;
}

/** A form's values, its errors where they belong, and the focus on the first of them. */
export interface Formulario<V extends object> {
  form: UseFormReturnType<V>;
  ordem: readonly (keyof V & string)[];
  /** The form element, in which fields are looked for. */
  quadro: RefObject<HTMLFormElement | null>;
  /**
   * The field of a date that cannot be read. The form holds it as blank, and must not take it for
   * no date.
   */
  ilegivel: () => HTMLElement | null;
  /** Every field that cannot be read. */
  camposIlegiveis: () => readonly string[];
  /** Sentences of a refusal that belong to no field. */
  geral: readonly string[];
  focarPrimeiro: (campos: readonly string[]) => void;
  /** Called when these values have been saved: the form shows them, and has nothing to lose. */
  assentar: (valores: V) => void;
  /**
   * Shows a refusal at its fields; what was typed stays.
   *
   * @param focar whether the first of them gets the focus; it does, unless told otherwise
   */
  mostrarErro: (recusa: Pick<Recusa, 'detail' | 'campos' | 'soStatus'>, focar?: boolean) => void;
  limparGeral: () => void;
}

const ILEGIVEL = '[data-ilegivel]';

/** Frames to wait for a field that is not drawn yet, or still disabled while the form is sent. */
const ESPERA_EM_QUADROS = 30;

/** Waits until the messages are drawn, so that the field is announced with its own. */
function focarQuandoPuder(campo: () => HTMLElement | null, restam = ESPERA_EM_QUADROS): void {
  requestAnimationFrame(() => {
    const no = campo();
    no?.focus();
    const focado = no !== null && document.activeElement === no;
    if (!focado && restam > 0) focarQuandoPuder(campo, restam - 1);
  });
}

/** Values that survive every failure, and refusals shown at their fields (interface.md §2.8). */
export function useFormulario<V extends object>(opcoes: Opcoes<V>): Formulario<V> {
  const { iniciais, ordem, validar, aoMudar } = opcoes;
  const nomes: Readonly<Record<string, keyof V & string>> = {
    ...Object.fromEntries(ordem.map((campo) => [campo, campo])),
    ...opcoes.nomes,
  };
  const quadro = useRef<HTMLFormElement>(null);
  const [geral, setGeral] = useState<readonly string[]>([]);
  const form = useForm<V>({
    mode: 'controlled',
    initialValues: iniciais,
    validate: (valores) => validar(valores) as FormErrors,
    ...(aoMudar && { onValuesChange: aoMudar }),
  });

  const focarPrimeiro = (campos: readonly string[]) => {
    const primeiro = ordem.find((campo) => campos.includes(campo));
    if (primeiro) focarQuandoPuder(() => form.getInputNode(primeiro));
  };

  return {
    form,
    ordem,
    quadro,
    ilegivel: () => quadro.current?.querySelector<HTMLElement>(ILEGIVEL) ?? null,
    camposIlegiveis: () =>
      [...(quadro.current?.querySelectorAll<HTMLElement>(ILEGIVEL) ?? [])].flatMap(
        ({ dataset }) => dataset.path ?? [],
      ),
    geral,
    focarPrimeiro,
    assentar: (valores) => {
      form.setInitialValues(valores);
      form.setValues(valores);
      // The form compares with a copy of its own to tell what changed, so the copy is set as well.
      form.resetDirty(valores);
    },
    mostrarErro: (recusa, focar = true) => {
      const { campos } = recusa;
      const { erros, gerais } = errosDosCampos(campos, nomes);
      form.setErrors(erros as FormErrors);
      const semLugar = gerais.length > 0 || campos.length === 0;
      setGeral(semLugar ? [fraseDaRecusa(recusa), ...gerais] : []);
      if (focar) focarPrimeiro(Object.keys(erros));
    },
    limparGeral: () => setGeral([]),
  };
}
